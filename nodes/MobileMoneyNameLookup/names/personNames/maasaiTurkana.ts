import { wordList } from '../words/wordList';

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

/** Rarer Maasai, Samburu, Turkana and Borana names. */
export const rarerMaasaiTurkanaNames = wordList(`
adapal akaran akolom akutan aletia amanikor ameyan amojong angella apalia aperit areman arfasse badassa boneya burcha chachole dabelo
dambala dokatu ebenyo ebongon ejersa ekaale ekadeli ekalale ekaran ekerno ekidong ekiyeyes ekomwa ekuyen emanikor epetet esekwen esinyen
esokon ethekon ethuro etukoit ewalan ewaton eyanae eyapan galgale galmogle galora galwersi gudere guyato halkeno hapicha hargura jaldesa
kampicha kaparo kapolon karino kasaini katelo keshoi khoyan kilesi kiloku kimiti kinanta kipaken kipees kiperus kipila kirayian kisotu
kiyiapi koisikir konana kotikash kudate kulale kunkuru lankas leakono lekakeny lekango lekarkar lekesike lekorere lekulal lekurtut lelekina
lelesit leluata lemayian lemiso lemomo lemooge lempei lenaipa lengai lengima lenkoe lenkume leparie lepariyo leperes lesaigor lesamana
lesarge leshipai leshore lesian lesuyai letabo letaiyo letimalo letipila letoire letoole letore letuya lochakai lochilia lochor lodepe
lodunga logiel logilae loiptip lojore lokaala lokadon lokamar lokapel lokeris lokine lokitela lokoel lokomwa lokoyen lokuruka lokwanyi
lolgisoi lolpisia lomeri lomilo lomoru lomosia longole longolol lontoi lonyang loperito loputuke lorinyok lorogoi losinyen lotaan lotela
lotira lotuba lotukoi lotulia loyelel malich mampai mapena matanta matipei meiguran meikoki meishuki meritei meruni metian meyoki midina
mingati moinkett moitalel mosiro mpaima mpusia mukare muntolol murero murkuku mutaiyo naimodu naisimoi naitore nakoel nakola nalamae
nalangu naloto namaiko namana namanu namase nambaso nameri nanetia nanini nankinyi napetet narasha natana nateyo ngasike ngikor ngipuo
ngoitoi nkampi nkanae nkapilil nkoidila nkoitoi nkuito nkukuu nkurumwa ntagusa ntaiya ntawuasa ntoyian oloiboni olokwani oltimbau oltukai
olulunga orguba orkeri oronkai palpal parkire parkusaa parsaiti parsanka parseen partoip partoti peteiya pilale pushati qalicha rakita
ranketi rapaine rerente retiyo rinkoi ripiki rokoine saibulu saidimu salado salash salaton samante samperu sanaet sananka sancha sarbabi
sarinke saruni sayianka sayiore sekento sempele sempeta sempeyo sendeu senewa sengeny sepere sepina seriani shande sharamo shonko siamanta
siameto sikona simanka simintei simiren simpano sinkeet sinkira sintaro siololo sitelu siyiapei soikan sonkoi sonkoyo supeyo suyianka
teekuru tenges tiampati timado tinina tirati tirike tiyiapo tonkei tonkok toroge torome tumanka tumuti turana turasha yatani yattani
yenkere yiaile yiamat yiapaso
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
