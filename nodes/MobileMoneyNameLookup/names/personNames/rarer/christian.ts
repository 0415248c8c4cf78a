import { wordList } from '../../words/wordList';

/** Rarer Christian and biblical names, and spellings of them, that Kenyans have. From general knowledge. */
export const rarerChristianNames = wordList(`
abednego abram adelina adeline adolf adolph adriana agnetta alberta allan allison aloisius aloysius anderson
andre andreas angelique annabel annabelle annet annetta antonina archibald ariana ariel arlene asher asneth
aubrey audrey augusta augustina augustino aurelia azariah barnaba bathseba bathsheba beata beatrise bella
benaiah benedicto benita benjamine bennet bernadine bertram bessie beulah bilha bilhah blandina boazi
boniphace bradley brandon brigitta bryan bryant camille candace candice carmen cassandra cathbert cedric
celestina celestino celia chantal charlene charmaine cheryll chloe chrispin chrispine chrispus cicilia clarah
clarissa claudine cleopa cleopas cleopatra clive clotilda conrad cornelia cuthbert cyrilla dalila dalmas
damacline damari damary damas daphine daphne darlene darren davidson davina delila denise derick derik desmond
dianne dinnah dominica dominico dominique donah donna donnah dorah dorcah doroth dorothea drusilla dylan edson
edvin edwards efraim elaine eldad eleazar elena eliab eliah eliamani eliana eliezer elikana elimelech elisa
elise elkana elkanah elliot elliott elphas elphina elvin elvina emelda emelia emilia emmily enosh epaphras
ephrahim erasmus erastas erina ernestine estella estelle ethan eudia eulalia euphemia evalyn evarist evariste
ezbon felicia felicitas felicite felisters fidelia filemon fionah gaudence gaudensia gavin genevieve genevive
georgina gershon gertruda gervas gibson gideons gilead gillian glenda glendah gloriah godbless goddy godfred
godlisten godlove goretti graham griffith griffiths gwendolyn hadassah hagai haggai harriett harriette hellena
hesborn hester hezborn hildah hillarie hiram hosiah hubert hulda huldah hyacinta ignasio ignatia ignatius
imeldah inviolata isabellah isabelle isaias ishmael isidore isidori ivonne jabez jacintah jacinter jackton
jacktone jairo japheth japhlet javan jayden jeddah jedida jedidiah jefferson jemmimah jephter jephthah
jermaine jeruel jerusha jescah jessie jethro joachim joanah joann johanna johannah johnbosco johnes johnie
johnmark johnpaul jokim joram joselyn josephina julieth julliet justina kelly kelvine kelvins keturah kevina
kezzia laetitia lambert lamech lameck lauren laurencia lavenda lavinia leila leilah lemuel lenah lennox
leopold leroy leticia letitia liberata lidya linah lindah linus lizbeth lloyde lorraine louisah luther
magdalen magdalena magdaline mahlon malachy malcolm malcom marcia marco marilyn marko marvin marvine mathilda
matia matthias mavis mcdonald merciline mercylyne meschach meshach meshak metrin metrine milca milcah mildreth
milka milkah milton minah mirriam mishael misheck mitchel mitchell mitchelle molly mordecai naaman nathanael
nestor nicodemas nobert norbert norma obadia oliva onesimo onesimus orpha orphah oswald patriciah paulinah
perpetuah peterson petrolina philemona philex phillis philmon phinehas phylis phyllice plaxeda plaxedes
pricilla priscila proscovia queenter queentor quinter quintor rahab ralph reagan rebekah rebman redempta
redemptor redemtor reginah rhemah rhodah rispa rispah rispha ritah rizpah robertson rodger ronah rosalind
roselida roselidah roselyne rudolf sabastian sabinah sabrina sampson sandrah saphira schadrack sedrack
selestine selpha selphar selvester shaddrack shadrak shadrick shannon sharleen sharlene sherly sheryl shillah
shiphrah simpson siprian sophiah sospeter sosthenes stacey stellah stephanas stephano susana suzette sylivia
sylverse sylvestar symon syphrose syprian syprine tabithah tecler tekla telesia teresah terrence thadeus
thecla thelma thelmah theresah tracey trinah triza trizah trizer truphosah uriel ursula uzziah vincensia
virginiah visentia vivienne whitney wilbroad wilkista wilkistar wilkister wilsone winfredah winnefred
winnifred wyclef xavier yvone zabron zacchaeus zachaeus zacharias zadok zechariah zedekia zephania zillah
zuriel
`);
