import { wordList } from '../words/wordList';

/** Kikuyu, Meru and Embu names of women: those of the nine clans' daughters, and others. From general knowledge. */
export const kikuyuWomen = wordList(`
ciku ciru gaceri gachambi gacheri gaiti gakenia gakenya gakii gatakaa gathigia gathoni gatumi gatwiri kaari kabui
kabura kagendo kagure kagwiria kahaki kahende kaimuri kairuthi kambura kanana kananu kanario kangai kangendo kanyua
karambu karauki karegi karimi karuana karugi karwitha kathambi kathanju kathoni kathure kaume kawira kendi kiendi
kinaitore kinanu kinya makena mbaire mugechi mugeci mugure mukami mukuhi mukwamugo mukwanjeru mumbi muringo murugi
muthoni mwihaki mwonjiru nduta ngendo ngima njambi njeeri njeri njoki nkatha nkirote ntinyari ntirindi nyagaki
nyagathii nyagathiru nyagitha nyaguthie nyaguthii nyaikamba nyakinyua nyakio nyambeki nyambura nyamwathi nyanduta
nyanjugu nyaruai nyawira nyokabi rigiri ruguru shiku shiru waceera waceke wacera wachera wachuhi wachuka wacuka
wagaki wagio wahu wairimu wairumu waithera waitherero waithira wakarima wakini wakio wakonyo wamaitha wambaire
wambere wambeti wamboi wambui wamucii wamuyu wandia wangare wangari wangechi wangeci wangeshi wangithi wangu wangui
wanini wanja wanjata wanjeri wanjeru wanjiku wanjira wanjiru wanjugu wanjuhi wanyaguthii warigia waringa waruguru
warukira warwathia wawira wothaya
`);
