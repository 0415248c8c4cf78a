import { wordList } from '../../words/wordList';

/** Rarer Christian and biblical names, and spellings of them, that Kenyans have. From general knowledge. */
export const rarerChristianNames = wordList(`
abram adelina adolf adolph adriana agnetta allison aloisius aloysius andre angelique annet annetta antonina
archibald ariel arlene asher aubrey augustina augustino barnaba bathseba bathsheba beata benaiah benedicto benita
benjamine bennet bertram bessie beulah blandina boazi boniphace bradley brigitta bryant camille carmen cathbert
celestino celia charmaine cheryll chrispus claudine cleopa cleopas clive cyrilla damacline damari damary damas
daphine derick derik dianne dominica dominico dominique donah donnah dylan edvin edwards efraim eliah eliamani
eliana elimelech elisa elise elliott elphina elvin elvina enosh ephrahim erasmus erastas erina estelle eudia evalyn
evariste felicia felicitas felicite felisters filemon fionah gaudence gavin genevive gershon gertruda gideons gilead
gillian glendah gloriah godbless godfred godlisten godlove griffith griffiths hagai haggai harriett hellena hesborn
hillarie hosiah hulda hyacinta ignasio ignatia isabellah isaias isidori ivonne jacintah jacinter jacktone japhlet
jayden jeddah jedidiah jefferson jemmimah jephter jermaine jeruel jessie joanah joann johanna johannah johnes johnie
joselyn julieth kelly kelvins kevina kezzia laetitia lambert laurencia lavinia leilah lenah lennox leroy letitia
lidya linah lloyde louisah luther magdalen mahlon malcom marcia marco marilyn marvine matia mavis mcdonald merciline
mercylyne meschach meshak metrin milca mildreth milkah minah misheck mitchel mitchell nestor nicodemas norma obadia
oliva onesimo orphah oswald patriciah paulinah petrolina philemona philex phillis philmon phylis phyllice plaxeda
plaxedes priscila queentor quintor reagan rebman redemptor redemtor rhemah rhodah rispha ritah robertson rodger
ronah roselidah rudolf sabastian sabinah sandrah schadrack sedrack selestine selpha selphar selvester shaddrack
shadrak shadrick shannon sherly sheryl shillah siprian sophiah sosthenes stephanas stephano susana suzette sylverse
sylvestar syphrose syprian syprine tabithah telesia teresah thecla thelmah trinah triza trizer uriel vincensia
virginiah visentia wilkistar wilsone winfredah winnefred winnifred wyclef yvone zabron zacchaeus zachaeus zacharias
zedekia zuriel
`);
