import { wordList } from '../words/wordList';

/** Kikuyu, Meru and Embu names of women: those of the nine clans' daughters, and others. From general knowledge. */
export const kikuyuWomen = wordList(`
wanjiku wanjiru wangari wambui wairimu waithira wangui wangeci wanjeri njeri nyambura njoki nyokabi wanjugu wacera
waceke wacuka wahu wakonyo wamaitha wamucii wamuyu wamboi wambura wangechi wachera wachuka muthoni mumbi mugure
mukami mukuhi murugi warigia waruguru warwathia wangithi wanja wawira wanjira gathoni gacheri gaceri gakii gatwiri
gathigia githiga kagendo kagwiria kanana karambu kathambi kathure kawira kaari karimi kinya kanyua kendi kaimuri
kinanu makena mwendwa nkatha nkirote ntinyari gatumi nyaguthii nyawira nyakio nyaruai nyagaki nyaguthie nduta
njambi nyakinyua muringo mwihaki wothaya ciku ciru shiru shiku ngendo ngima wagaki wagio waigwe warau waringa
wandia
`);
