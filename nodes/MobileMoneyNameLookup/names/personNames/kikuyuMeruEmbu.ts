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

/** Rarer Kikuyu, Meru and Embu names. */
export const rarerKikuyuMeruEmbuNames = wordList(`
ciakuthi ciamati ciambaka ciamwari cianjoka ciarunji gacaki gacanja gaceke gachaga gachago gachamba gachangi gachari gacheche gachegu
gachengo gachihi gachomo gachuba gachugu gachui gachuiri gachuki gacunku gaitara gakami gakere gakiri gakirua gakono gakungu gakunju
gakurya gatama gatara gateru gathara gathigi gathii gathimba gathiru gathitu gathongo gathuita gathuku gathumi gathuo gathure gathuri
gatiba gatitu gatuguta gatuma gatumbi gatumo gaturuku gichaba gichanga gichia gichina gichini gichira gichobi gichovi gichoya gichuhi
gichui gichuiri gichumbi gichunge gichure gichuri gikenye gikera gikonya gikuma gikunju gikuri gitaka gitara gitata gitathu gitere giteru
giteya githanga githanji githara githegi githii githiji githimo githiri githiru githoro githungo githure githuthi gitiha gitiri gitonye
gitundu gituro gituru giturwa gituto iganjo ikamati ikinya ikunda imathiu ingari ithongo kaaria kabugi kaburia kagwanja kahungu kahuthu
kaigai kaimba kairanya kairigo kamonde kamunyi kamwenja kaniaru kanjira karauri kareithi karemu karienye karugu karungu karweru kathanje
kathuni kiambati kiambia kibicho kibiru kibunja kigathi kigondu kigunda kiguta kihiko kimingi kingori kinuthi kiogothe kiongo kirangi
kirera kirigua kirito kironji kirungu kiunga kiunjuri laichena machira machua magochi magondu magotho maguta mahihu mahungu maigwa maimba
makimi makunyi maribe mariene mariga mariko matenjwa mathagu mathara mathita mathiu mbiriri mbobua mbogoh mboroki mburugu mbwiria muchane
muchiku muchogu muchugu muchuki muchungu mugacia mugambwa mugaruro mugecha mugera mugeri mugeria mugetha mugiria mugoiri mugotho muguika
muhamu muhari muhika muhoya muhuthia muigania muiyuro mukindia mukuha munderu mundia munga mungara mungei munguru munjuga munoru munyeki
munyora munyotu munyui murango murathi murega mureria muriama murianki murigo muringi muroiwa murori murugami muruiki murungia muruthi
mutethya mutheki muthiora muthuiya muthumbi muthuo mutonyi mutugu mutuura mwarangu mwathia mwebia mwenje mwihia mwihoti mwirabua mwiraria
mwiricia mwithiga mwititu nchebere nchoro nduhiu ndungi nduriri ndururi ndwaru ngacha ngacuku ngaine ngamau ngandu ngathi ngatho ngatunyi
ngereka ngetho nginyo ngochi ngonga nguthiru nguyai njagua njiinu njiiri njogah njoroba njumbi nkando nkoroi nkubitu nkuraru nteere nthiiri
ntimitu ntonja ntwiga nyakairu nyakeo nyambere nyange nyanjui nyaruiru nyutho rinkanya rintaugu rugaita rugara rugathi ruhara ruhohi
rukioya runyenje rurigi ruthuku rwathia rwigara thambu tharimba thatia thenya thiaine thiane thiani thimbu thirikwa thuguri twerandu wabera
wachege wachuga wachuri wagaca wagana wagathu wagema wagereka wagita wagitha wagithi wagoci wagunya wagura waguta wahura waiguru waiharo
waihenya wainoi wairia wairugu waitimu wakahora wakaria wakiaga wakiuru wakungu wakuraya wamahiga wamarwa wamathai wamatu wambati wamberi
wambiru wamuhu wamuiru wamunge wamunyi wamuti wamutu wamwere wamweru wanaina wandaka wandati wandegwa wandeto wandiri wandugi wandungi
wangacha wangaru wangeche wangenye wangethi wangigi wangondu wangora wanguku wangunyu wangure wanjara wanjema wanjie wanjuki wanoro wanyaga
wanyingi waringi warionga waruinge warungu waruta wawiru
`);
