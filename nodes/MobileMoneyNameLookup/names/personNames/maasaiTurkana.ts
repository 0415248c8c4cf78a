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
