import { wordList } from '../words/wordList';

/**
 * Maasai, Samburu, Turkana, Rendille, Borana and Gabra names. From general knowledge of names common in
 * the Rift Valley and the north.
 */
export const maasaiTurkanaNames = wordList(`
abduba adano akal arero bonaya boru bulle dabaso denge diba dida doti duba ebei edapal ejore ekai ekal ekeno ekidor
ekiru ekitela ekuwom ekwam elema emase eregae eripon erot esekon etabo etyang ewoi gababa galgalo galma godana
golicha gollo guracha guyo halake halkano hirbo huka ibrae isacko jarso jattani kaelo kakuta kanchora kantai kapaito
kasaine kasale kashu katei katoo kenta kereto kilusu kimeto kipury kisemei kishoyian koikai koileken koinet koitalel
konchellah kores kosi kula kuluo kune kunini kuntai leboo leina lekishon lekolool lekuton lemaiyan lemein lempaa
lenana lengees lenku lenolkulal leparleen lepore leshan lesiyampe lesrima lesuuda leteipa letoluo letura liban
locham lochuch lodinyo lokai lokeno lokiru lokwawi lolkidienya lomuria longor loontasati lopeyok losike lotiang
lowoi loyanae malicha mamo matampash meeli meitamei memusi mepukori meshuko metito moinket moipei molu mootian
mosiany mpaayei mpoke mulbusi munkasio muntet munyes mutunkei nabaala nanok nkaissery nkedianye nkirisia ntimama
ntoros ntutu ole olekina oloibe oloishuro oloitiptip olonana oltetia orge orumoi osoi parantai pareiyio parmuat
parsaloi parsimei pasha pertet peshut piroris pulei punyua racha rakwa retian risa roba ronkei saitoti salesa
saningo sankaine sankale sankan sankei sankok santeyian sayialel seleina semeiyian senteu siloma simel sipoi sirere
sironka soila soipan sora tajeu teeka tipanko tipape tipis tobiko tome tuke tullu tumpes tura turere tuya uma umuro
wako waqo wario wato yenko yiapan
`);
