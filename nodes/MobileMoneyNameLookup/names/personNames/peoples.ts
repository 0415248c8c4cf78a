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

/** Kamba names: Machakos, Makueni and Kitui. */
export const kambaNames = wordList(`
ikusya ileli ilovi isika itumo ivuti kalinge kalonzo kamuti kanzi kasimu kasuku kasyoki kateti kathenge katheu kathoka katiku katinda
katithi katonye katua katuku katumo kavila kavosa kavuli kiema kiilu kiio kilonzo kilungya kiluva kimanthi kimanzi kimatu kimeu kimuyu
kimwele kinyili kioki kioko kisenga kisilu kitavi kiteme kitheka kithinzi kithome kitili kitonga kitonyi kivuitu kivuva konze kyalo kyambi
kyania kyendo kyengo kyeva kyule kyuli mailu maithya makai makau malombe malonza masaku masila matheka mathuva mativo matolo mawia mawioo
mbai mbatha mbeti mbevi mbila mbindyo mbithi mbondo mbuli mbulu mbuva muasya muema muendo muia muinde muindi mukeku mukina mukiti mukulu
mulandi mulatya mulei muli mulonzi mulu mulyungi mumo munguti munini munyao munyasya munyithya munyoki muoki musango musau museo musila
musili musimi musyimi musyoka musyoki musyoni mutambuki mutave mutavi mutemi muteti muthei muthiani muthini muthoka muthusi muthwii mutie
mutinda mutiso mutisya mutisyo mutua mutuku mutungwa mutyauvyu muuo muvea muvengei mwake mwalili mwandikwa mwangangi mwania mwanthi mwanza
mwanzia mwatha mwau mwema mweu mwia mwikya mwinzi mwitu mwololo mwova ndambuki ndeto ndilinge ndolo ndunda ndunga nduva ngao ngei ngila
ngomo ngondi ngovi nguatu ngui nguku nguli ngulu ngumbi ngundo nguta nguthu nthei nthenge nzai nzau nzeki nziani nzioka nziokah nzioki
nzomo nzuki nzuma sammy sila syanda syengo syuki wakasyaka wambua wanduku wathome
`);

/** Kisii (Gusii) and Kuria names. */
export const kisiiKuriaNames = wordList(`
abuga abuya angwenyi anyega arasa areba ariga arori asiago asuma atambo ayiera birundu biyogo bogere bogonko bonyo bosire bwoma chacha
gesira getange getembe getui gichana gikenyi gisemba gisiora gwaro isaboke isanda isoe kebaso kebati kengere kenyanya kenyatta kerama
keraro kereri kerongo kianira kibagendi kimaiga kinaro maangi machogu machoka machuka magara magati magoma mainye mairura makini makori
maobe maosa marita maroa maroko masanja masese matara matoke matundura mayaka mecha miruka misati miyienda mobegi mobisa mochama moenga
mogaka mogeni mogere mogire mogoa mogusu mohono moindi mokaya mokoro mokua momanyi monari mongare monyancha monyenye moracha morara moraro
moreka morema moronge moseti mosongo mosoti motari muniko mwita ngariba nyaata nyaberi nyaboga nyabuti nyabuto nyachio nyagaka nyagwisi
nyairo nyakoe nyakundi nyamao nyambane nyamohanga nyamongo nyamweya nyandoro nyangaresi nyangau nyangi nyangoto nyankieya nyantika nyanumba
nyarangi nyareru nyaribari nyariki nyasani nyasimi nyatichi nyauncho nyougo obaga obara obare obiri obonyo oboso obure ochengo ochoki ogaki
ogaro ogero ogeto oirere okari okenye okerio okero okioga omae omari ombachi ombaso ombati ombese ombongi ombui omenge omoi omoke omosa
omwansa omwega omwenga omweri omwoyo onchari onchiri onchoke onchonga onchwari ondara ondari onderi ondieki ondimu onduko ongaga ongaki
ongera ongwae ongwenyi onkoba onkundi onserio ontita onwonga onyambu onyancha onyinkwa onyoni orangi orori osebe oseko osiemo otachi otiso
otwori oure rioba sabure sagire wangubo
`);

/** Luo names, most of them given for the time or the manner of birth, with O- for men and A- for women. */
export const luoNames = wordList(`
agwenge ajulu ajwang akong alal alego aloo amimo apolo arogo asiko awilo ayiecha ayieta jabuya jalango jaoko juma kaluoch kojo konyango
magak mboya midiwo migwi mito nyabola nyadida nyadwe nyaguti nyamunga nyamwaya nyandega nyangweso nyanjom nyaoke nyapola nyasaye nyikal
nyong nyongo nyundo obiero ochanda ochido ochieng ochilo ochola ochoo ochoro ochuka ochuodho odawa odede odek odenyo odera odero odhach
odhiambo odhuno odindo odinga odipo odiwuor odiyo odongo odoyo odundo oduol oduor oduya ogada ogaja ogallo oganga ogendo ogola ogolla
ogonda ogonji ogot ogutu ogwang ogweno ojwang okal okatch okech okello okelo okemwa oketch okeyo okinyi okiya okola okombo okong okongo
okoth okotto okuku okul okumu okuom okwach olago olal olale olando olang olielo olilo olima oling olonde oloo oluga oluoch oluoko oluwa
olweny omala omamo ombaka omboga omega omenda omina ominde omino omollo omolo omondi omoro omoth omoto omuga omulo ondiek onditi onduru
ongele ongeri ongong ongoro onim onjala onono onyach onyango onyiego onyiso onyuro ooko opany oparo opere opija opiyo opondi opondo opuka
oracha oracho orao oremo oriedo orina orinda oriwo orony oruko orwa osano osewe osir osodo osogo osoro osuga osumba otenyo otiende otieno
otoro otuko otula otunga otuoma ouko ouma oundo owaga owaka owalo owang owango owegi owenga owino owiti owuor oyado oyamo oyaro oyieke
oyieko oyier oyoo oyugah oyugi rabongo raburu rachier rachuonyo rading raduk ragot raila rajula ranginya rao rapando rasanga rateng rawo
sande sijeny sino suna were wesonga wuor yaya yogo yongo
`);

/**
 * Luhya names: Bukusu, Maragoli, Wanga, Samia, Kabras, Idakho, Isukha and others. Among the Bukusu Wa- begins a man's
 * name and Na- a woman's.
 */
export const luhyaNames = wordList(`
achitsa adagala adema akhonya akhulia aluda alusa ambani ambasa ambenge amboka ambuka amukoa amukune andabwa anzaya asava ashioya asiligwa
atamba barasa baraza bukachi bulimo burudi busolo butichi bwayo bwire chanzu chimoyi chirande chisika chitechi chivini ikhumba imbali
imbuga imbwaga indeche indimuli ingado ingutia injendi inyangala isalambo itebete kadenge kadima kagali kakai kegode kerre kesi keya
khaemba khalwale khamala khamasi khamisi khaoya khasakhala khatete khaukha khayega khisa kibisu kidake kidula kilimo kisia kisiang kisuya
kituyi kivairu kiveu kombo kubasu kuloba kulundu kundu lagadi lichuma lidede lihanda likhanga liyai lubale lubanga lugonzo lukhanyu
lukorito lumasayi lumbasi lumumba lusimba lusweti lutta luttah luvai luvembe mabonga machuma magana magomere mahero majani makanda makari
makhanu makhoha makokha makunda malala maloba masibo masika masinde matasi matete matisi maunda mayende mbaja mbakaya mbakhaya mbayi mmbaka
mmboga mudavadi mudi mudogo mugalavai muganda muhanda mukabana mukanda mukangu mukhebi mukhongo mukhwana mukolwe mukoya mukuna mulama
mulati mulinge muliro mulongo mulunda mulupi mulwa muniafu munialo munoko munyasia munyendo murunga musalia musalimwa musee musembi mushila
musikoyo musungu mutali mutambi mutende mutoro muyoka muyonga mwale mwangale nabangi nabwala nakoli nalubengo nalumbe namachanja nandera
nangekhe netia neyole nyaranga nyongesa nyukuri oduori ojiambo okwara omukhango onzere opati osiako osundwa otinga otsyula saenyi sakwa
savatia savula shibutse shikami shikanda shikhule shikomera shikuku shiroya shisia shitanda shitsama shiundu shivachi shivonje sichangi
sifuna sikolia sikuku simatwa simiyu simwelo sirengo sitati situma soita sudi tabuley temba tindi vidija vihenda visero vulimu wabomba
wabuge wabuke wabuyabo wabwile wabwire wachiye wafula wakhisi wakhungu wakoli waliaula walubengo walumbe wamalwa wambete wamboka wambulwa
wambwa wamocha wamukota wanami wandabwa wandeo wandera wangamati wangatia wangila wangwe wanjala wanyama wanyonyi wanzala wanzetse wasike
wasilwa wasimiyu wasonga waswa wawire wekesa welima welime wepukhulu wetangla wetangula
`);

/**
 * Kalenjin names: Kipsigis, Nandi, Keiyo, Tugen, Marakwet, Pokot, Sabaot. Kip-/Ki- begins a man's name,
 * Chep-/Jep-/Che- a woman's.
 */
export const kalenjinNames = wordList(`
arap barmasai barng barngetuny barsosio bartonjo bett birech birgen biwott boinett boit bor bungei busienei chebiegon chebii cheboi chebon
chebunet chelel chelule chemos chemwolo chepkitony chepkonga chepkut chepkwony cheprot chepyegon cheramgoi cherogony cheruiyot cherutich
chesang cheserem cheseto chesire chesoli chirchir chumba chumo kamket kandie kangogo kapel kaptich kaptuiya kaptum kattam keino keitany
kemboi kenei keter kiberen kibet kibitok kibiwott kiboino kibor kibos kibowen kilach kilel kimaiyo kimeli kimetto kimosop kimtai kimulwo
kimurgor kimutai kipchilat kipchirchir kipchoge kipchumba kipkeino kipkemboi kipketer kipkirui kipkoech kipkogei kipkorir kipkosgei
kipkurui kiplagat kiplangat kiplel kipleting kiplimo kipngeno kipngetich kiprono kiprop kiprotich kiprugut kipruto kipsanai kipsang
kipserem kiptanui kiptarus kiptisia kiptoo kiptui kiptum kipyatich kipyator kipyego kipyegon kirui kirwa kisa kisorio kitony kittony kitur
kiyeng koech kogo koimur komen koriot korir koros kosgei kosgey koske koskei kotut kurgat kurui kutto kwambai kwemoi lagat langat lelei
leting limo lokorio lonah lonyangapuo loroupe losiakou lotodo maiyo maritim marus masai matebo mengich metto misoi mitei moi mosop mugun
murei murgor mutai naibei ngeno ngeny ngerech ngetich ngetuny nyige pkosing poghisio psongoywo rono rop rotich rutto sambu samoei sang sawe
sego serem sigei sigilai sirma sitienei sitonik soi songok soy suge sugut surtan talam tallam tanui tarus tergat tirop tisia titomet tonui
too toroitich toweett towett tuei tuitoek tum tuwei yano yatich yator yego yegon
`);

/** Maasai, Samburu, Turkana, Rendille, Borana and Gabra names of the Rift Valley and the north. */
export const maasaiTurkanaNames = wordList(`
abduba adano akal arero bonaya boru bulle dabaso denge diba dida doti duba ebei edapal ejore ekai ekal ekeno ekidor ekiru ekitela ekuwom
ekwam elema emase eregae eripon erot esekon etabo etyang ewoi gababa galgalo galma godana golicha gollo guracha guyo halake halkano hirbo
huka ibrae isacko jarso jattani kaelo kakuta kanchora kantai kapaito kasaine kasale kashu katei katoo kenta kereto kilusu kimeto kipury
kisemei kishoyian koikai koileken koinet koitalel konchellah kores kosi kula kuluo kune kunini kuntai leboo leina lekishon lekolool lekuton
lemaiyan lemein lempaa lenana lengees lenku lenolkulal leparleen lepore leshan lesiyampe lesrima lesuuda leteipa letoluo letura liban
locham lochuch lodinyo lokai lokeno lokiru lokwawi lolkidienya lomuria longor loontasati lopeyok losike lotiang lowoi loyanae malicha mamo
matampash meeli meitamei memusi mepukori meshuko metito moinket moipei molu mootian mosiany mpaayei mpoke mulbusi munkasio muntet munyes
mutunkei nabaala nanok nkaissery nkedianye nkirisia ntimama ntoros ntutu ole olekina oloibe oloishuro oloitiptip olonana oltetia orge
orumoi osoi parantai pareiyio parmuat parsaloi parsimei pasha pertet peshut piroris pulei punyua racha rakwa retian risa roba ronkei
saitoti salesa saningo sankaine sankale sankan sankei sankok santeyian sayialel seleina semeiyian senteu siloma simel sipoi sirere sironka
soila soipan sora tajeu teeka tipanko tipape tipis tobiko tome tuke tullu tumpes tura turere tuya uma umuro wako waqo wario wato yenko
yiapan
`);

/** Borana, Gabra, Sakuye, Orma and Burji names. */
export const boranaGabraNames = wordList(`
abakiro abakora abba abiyo abudho abudo alake anole ashana ashe badada badake bagaja bagajo bajuta bakata balesa balla banticha barako
barisa bariso batalo baticho bidhu bidu bilacha bilala bonaiya boricha bude buko bukuro bule buya chachu charfi charri chiri chirri
chukulisa dabasa dadacha dadho dalacha dale dansa daro deko derora dhadha dhadho dhiba dhida dido diima diko dima diramo doko dololo dubba
dulacha dullacha dure dureti ejeta elemo eltu falana fugicha funan gababo galata galgalla galgallo galicha galo gamacha gamado ganna gara
garo garse gelgelo gelo goba gobu godhana golija golocha golompo gonjobe goro gubo gudina gufu gurmesa guyyole habane hache hadamo halakano
halakhe hambule hanshure hanto hargeso hatu hawato hiribae hiyesa hokile hora huqa husa ibren ilme iyya jaatani jaldesso jaldo jarra jarrso
jatani jattan jila jillo jilo jima jirmo jiru joldesa kabalo kanchoro kara karu kiya kokane komora kontoma korbaro korio korma kotola kubi
kullu kumpi lago laqo liben maali malla mamicha manto matalo moke mulata nagelle obse orgo orto qabbale qalla qampicha qancharo qararo
qararsa qorso qoto qumbi qunno rare robale sabdio sado saku samo sankura sharu sode sori tadicha tallo teso tiya tolola toya tudo tulu tuye
uchuma ukur uthe wachu wagaye waqe wariyo watto woche wolena woricha yabalo yado yiya
`);
