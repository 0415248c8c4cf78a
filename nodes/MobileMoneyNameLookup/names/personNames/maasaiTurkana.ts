import { wordList } from '../words/wordList';

/**
 * Maasai, Samburu, Turkana, Rendille, Borana and Gabra names. From general knowledge of names common in
 * the Rift Valley and the north.
 */
export const maasaiTurkanaNames = wordList(`
naserian nashipae naisula naisiae nasieku naipanoi namunyak namelok nanyori nanana naomon narikuni nairesiae nasaru
nabaala nalotuesha nampaso noolaso nolari nosim nkirisia nkaissery nkedianye ntimama ntutu ntoros tipanko tipape
tipis tobiko tuya tome turere tumpes teeka tajeu saitoti sankok sankan sankei sankale santeyian sankaine saningo
sayialel sein seleina semeiyian senteu sironka sipoi simel sinantei siloma sirere silantoi soila soipan leshan leina
lemein lemaiyan lempaa lenku lenana lekishon lekuton leteipa letoluo lesuuda lesiyampe lengees lesrima leparleen
lenolkulal lekolool lolkidienya loontasati lepore leboo letura kapaito kantai kaelo kasaine kasale kashu katoo kenta
kereto kilusu kimeto kishoyian kisemei koinet koikai koileken koitalel kipury konchellah kores kuluo kuntai kunini
katei memusi meitamei meeli metito mepukori meshuko mpaayei mpoke moinket mosiany moipei mootian munkasio mulbusi
mutunkei muntet olekina ole oloishuro oloibe oloitiptip olonana oltetia orumoi osoi pareiyio parsaloi parmuat
parantai parsimei pasha peshut pertet piroris pulei punyua risa ronkei rakwa retian resiato yiapan yenko kakuta
matampash ekal ekai ekidor ekiru ekitela ekeno ekwam edapal ebei eregae eripon etabo etyang ewoi erot esekon ejore
akai akal akiru aite amoni apua arot asekon asinyen atabo alimlim ajikon nakiru napeyok nakuwa nakal namoe natiir
nachuro nanok napua lokai lokiru lokwawi lokeno loyanae lochuch lodinyo lopeyok losike locham longor lomuria lotiang
lowoi ekuwom emase munyes nabuin nakeno halake guyo diba dida wario wako galgalo galma jarso jattani boru bonaya
bulle duba dabaso denge elema godana golicha guracha huka halkano ibrae isacko kanchora kosi malicha molu mamo
qabale rufo roba sora tura tuke wato waqo adano arero abduba chuluke doti gababa gollo hirbo kula kune liban orge
racha salesa tullu uma umuro
`);
