import { wordList } from '../words/wordList';

/** Kikuyu, Meru and Embu names that stand in neither list of men nor of women. From general knowledge of names common in Kenyan public life. */
export const kikuyuMeruEmbuNames = wordList(`
gatu kabue kagia kaguara kanyingi karubiu karue karuiki karuku katana kigen kigera kuira maitai mati matiri mbijiwe
mbiti mbiuki mbui mputhia muchoka mugi mugwanja mugwe mungania muremi muriira murungi muthiga mutiga mwariri mwendwa
ndegwah ndirangui ndubi ngaira nguru njuki nkonge ntoiti nyingi rugut ruto rwigi waigwe wambura wamwea warau warue
`);
