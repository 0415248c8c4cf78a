import { wordList } from '../words/wordList';

/** Kikuyu, Meru and Embu names of men, which their children have as family names. */
export const kikuyuMen = wordList(`
baariu chege chomba gachagua gachango gachanja gachara gachau gacheru gachie gachoka gachoki gachugi gachuhi gachunga gachuru gaitho
gakinya gakunga gakuo gakuru gakuya gatere gathaiya gathecha gatheru gathirwa gathogo gathua gathumbi gathungu gatimu gatonye gatuthu
gichangi gicharu gicheru gichimu gichinga gichohi gichuki gichuru gikandi gikaru gikonyo gikuhi gikunda gitahi gitari gitau githae githaiga
githiga githinji githiomi githire githogo githome githongo githua githui githuka githuku githumbi gitimu gitobu gitonga iguru ikiara
imanyara impwi inoti ireri iringo irungu itotia kaberia kabiru kabogo kaburu kaggia kagiri kago kagunda kagunya kaguru kagwe kahara kahenya
kahiga kahoro kahuria kaimenyi kamakia kamande kamau kamotho kamunge kamunya kamunyu kamuyu kangethe kanja kanyara kanyi kanyoro kanyotu
karanja karenju kariithi kariuki karori karuga karumba karuri karutha kathurima kiambi kiarie kibaki kibe kibogo kiboi kibuchi kigotho
kihara kihiu kihoro kihumba kihuria kimani kimari kimaru kimathi kimemia kimende kimiri kimondo kimotho kimunya kinoti kinuthia kinyanjui
kinyanya kinyua kiogora kiragu kirathe kiratu kireru kiriba kirigia kiriinya kirika kirimi kirinya kiriro kirori kirubi kiruja kiruki
kithinji kithure kiura kobia koinange koome kungu kuria macharia mahianyu mahinda mahugu maina maingi makanga makumi marangu marete marigi
maringa mathai mathenge mathu matiba mbaabu mbae mbaka mbatia mbiyu mbogo mbogori mbote mbuba mbugi mbugua mburu mbuthi mbuthia mbuvi meeme
miano miriti mitambo mithika muchai muchangi mucheke muchemi muchene mucheru muchina muchiri muchoki muchunu mugambi mugane mugendi mugira
mugo muguku muguna mugweru mugwika muhia muhindi muhoho muhoro muhuhu muiga muigai muigua muiruri muita muiya mukabi mukaria mukiira mukira
mukiri mukoma mukora mukua mukundi mukunga mukuria mukuru munene mungai munge munyaka munyi munyiri munyua murage muraguri murangiri
murathe muraya mureithi murigi murigu muriithi muriki murimi muriu muriuki muriungi muroki murugu mutahi mutegi mutembei mutero muteru
mutethia muthama muthaura muthee muthengi muthike muthomi muthui muthuri mutiria mutitu mutonga mutugi mutuma mutunga mutungi muturi muturo
mutwiri mwai mwangi mwaniki mwarage mwarania mwaria mwathi mwaura mwenda mwirichia mwirigi mwitari mwiti mwobobia mwongera mworia ndarua
ndegeya ndegwa nderi nderitu ndiangui ndichu ndirangi ndirangu ndiritu ndonga ndonye ndoria nduati ndumia ndungo ndungu ndurumo ndwiga
ngaara nganatha nganga ngari ngaruiya ngatia ngechu ngene ngetha ngigi ngotho nguchu ngugi ngumo ngunjiri ngunju ngunyi ngure nguyo njaaga
njagi njaramba njathi njau njehia njenga njengo njeru njihia njiraini njiru njogu njoka njonjo njoro njoroge njue njuguini njuguna nkanata
nthiga nthuku ntimbu ntongai ntoruru nturibi nyaga nyagah nyamu nyoike nyoro nyotu nyutu rimui ritho riunge riungu ruchiu rugendo rukaria
rukenya rukungu rukwaro rutere rwamba thairo thairu thangari theuri thiaka thiari thiga thimba thiongo thogo thogori thuita thuku thumbi
thungu thuo thuranira wachanga wachania wachira wachiuri wahiga wahinya wahogo wahome waiganjo waigwa wainaina wairagu wairegi waithaka
waititu waiyaki wakaba wakabari wakahiu wamae wamahiu wamai wamaru wambugu wamutitu wanderi wangai wangombe wanjagi wanjama wanjau wanjigi
wanjogu wanjohi wanjui wanyeki wanyoike warari warigi warugongo waruhiu warui waruingi waruiru warutere watene waturu waweru
`);

/** Kikuyu, Meru and Embu names of women: those of the nine clans' daughters, and others. */
export const kikuyuWomen = wordList(`
ciku ciru gaceri gachambi gacheri gaiti gakenia gakenya gakii gatakaa gathigia gathoni gatumi gatwiri kaari kabui kabura kagendo kagure
kagwiria kahaki kahende kaimuri kairuthi kambura kanana kananu kanario kangai kangendo kanyua karambu karauki karegi karimi karuana karugi
karwitha kathambi kathanju kathoni kathure kaume kawira kendi kiendi kinaitore kinanu kinya makena mbaire mugechi mugeci mugure mukami
mukuhi mukwamugo mukwanjeru mumbi muringo murugi muthoni mwihaki mwonjiru nduta ngendo ngima njambi njeeri njeri njoki nkatha nkirote
ntinyari ntirindi nyagaki nyagathii nyagathiru nyagitha nyaguthie nyaguthii nyaikamba nyakinyua nyakio nyambeki nyambura nyamwathi nyanduta
nyanjugu nyaruai nyawira nyokabi rigiri ruguru shiku shiru waceera waceke wacera wachera wachuhi wachuka wacuka wagaki wagio wahu wairimu
wairumu waithera waitherero waithira wakarima wakini wakio wakonyo wamaitha wambaire wambere wambeti wamboi wambui wamucii wamuyu wandia
wangare wangari wangechi wangeci wangeshi wangithi wangu wangui wanini wanja wanjata wanjeri wanjeru wanjiku wanjira wanjiru wanjugu
wanjuhi wanyaguthii warigia waringa waruguru warukira warwathia wawira wothaya
`);

/** Kikuyu, Meru and Embu names in neither list of men nor of women. */
export const kikuyuMeruEmbuNames = wordList(`
gatu kabue kagia kaguara kanyingi karubiu karue karuiki karuku katana kigen kigera kuira maitai mati matiri mbijiwe mbiti mbiuki mbui
mputhia muchoka mugi mugwanja mugwe mungania muremi muriira murungi muthiga mutiga mwariri mwendwa ndegwah ndirangui ndubi ngaira nguru
njuki nkonge ntoiti nyingi rugut ruto rwigi waigwe wambura wamwea warau warue
`);
