import { wordList } from '../words/wordList';

/**
 * Christian, biblical, English and French given names used in Kenya, with the family names taken from
 * them. From general knowledge; rarer spellings are in `spellingVariants`, short forms in `shortForms`.
 */
export const christianNames = wordList(`
aaron abel abigail abner abraham absalom ada adah adam adams adelaide adelide adrian agatha agnes agneta aileen alan
albert albin alex alexander alexandra alexis alfonse alfred alice aloyce alphonce alvin amanda ambrose amelia amon
amos anastacia anastasia andrea andrew andrews angela angelica angelina angeline angelo anita ann anna annah
annastacia anne annette anselm anthony antonia antonio arnold arthur asaph asenath ashley athanas august augustine
augustus austin babra barbara barnabas barry bartholomew basil beatrice belinda ben benedict benedicta benjamin
benson bernadette bernard bernice bertha beth bethany bethuel betty beverly bibiana bonface boniface bonaventure
boris brenda brian bridget brigid britney bruce bruno caleb calvin calvince calvine cameron camilla carl carlos
carol carolina caroline castro catherine cecil cecilia celestine celine charity charles charlotte cheryl chris
christabel christian christina christine christopher clara clare clarence claire claris clarice claude claudia
clement clementina clemence cleophas clifford clinton colette colin collins constance constantine consolata corazon
cornel cornelius cosmas crispin cynthia cyprian cyril cyrus daisy damaris damian damien daniel daniella danson
darius david davies davis dawson deborah delilah delphine denis dennis derrick diana diane dickens dickson dinah
dolphine dominic donald donatus dora dorcas doreen doris dorice dorothy douglas duncan dunstan ebenezer eddah edgar
edina edith edmond edmund edna edward edwin edwina eglah elijah eliakim elias eliud elisha elizabeth ella ellen elly
elsie elvis emanuel emily emma emmaculate emmah emmanuel enid enoch enock ephraim eric erica erick ernest erastus
esau esther ethel eucabeth eugene eugenia eunice eusebius eva evans eve evelyn everlyne ezekiel ezra fabian faith
fanuel faustine felicity felista felistus felix ferdinand festus fidel fidelis fiona flavia flora florence florida
frances francis francisca frank franklin fred frederick fredrick freda fridah gabriel gabriella gaudencia george
geoffrey gerald geraldine gerard gerishon gershom gertrude gideon gilbert gladwel gladys glen gloria godfrey godwin
gordon grace gregory griffin grishon habakkuk hannah hannington harold harriet harrison harry haron hector heather
helen helena henry herbert herman herine hesbon hezekiah hezron hilary hilda hillary hope horace hosea howard hudson
humphrey ian ibrahim ida imelda immaculate ingrid innocent irene iris isaac isabel isabella isaiah isaya ismael
israel ivan ivy ivone jack jackson jackline jacob jacinta jacqueline jael jairus james jamin jane janet janice jared
jasmine jason jasper jean jedidah jemima jemimah jennifer jenifer jeremiah jeremy jeremia jerome jerry jesse jessica
jesus jill jim joab joan joanna joash job jocelyn joel johana johannes john johnson johnstone jonah jonathan jones
jonas jordan joseph josephat josephine joshua josiah josphat jotham joy joyce juan judah jude judith julia julian
juliana juliet julius justin justine justus kate karen kathleen keith kelvin ken kenneth kennedy kepha kevin kezia
keziah kristin laban larry laura lawrence lawi lazarus leah leakey leo leon leonard leonida lensa lesley leslie levi
levis lewis liam lilian lily linda linet linnet livingstone lloyd loice lois loise lorna louis louisa louise lovince
lucas lucia lucy luke lydia lynn lynette mabel macdonald mackenzie magdalene maggie malachi manasseh manuel
marceline marcella marcus margaret margarita maria mariana marianne marie marion marietta mark marjorie marlene
marlin marta martha martin martina martinus mary mathias matilda matthew maurice maureen mauryn max maximilla
maxwell melanie melissa melvin mercy meshack methuselah mica micah michael michelle mildred millicent miriam
modester monica moreen morgan morris moses muriel myra nahashon nancy naomi naphtali natalie nathan nathaniel naum
nebert nehemiah nellie nelly nelson newton nicholas nicodemus nicole nickson nixon noah noel nora norah norman
obadiah obed octavia olga olive oliver olivia onesmus oscar pacifica pamela paschal pascal pascalia patience
patricia patrick paul paula pauline paulus peninah penina penelope perez perpetua pericles peris perris peter
petronilla petronila phanice phelix pheobe philemon philgona philip philister philomena phineas phoebe phyllis pius
polycarp potas prisca priscah priscilla protus prudence purity quentin quincy rachel ray raphael rael raymond
rebecca regina reginald rehema renson reuben rhoda richard rita robert roberta robin robinson rodah roderick rodgers
rodney roger roland roman ronald rony rosaline rosalia rose roselyn roseline rosemary roy ruben rufus rupert russell
ruth ryan sabina salome salina samson samuel sandra sara sarah saul scholastica scolastica sebastian seline selina
septimus serah serena seth shadrack shadrach sharon sheila shem sherry shirley sidney silas silvanus silvester
silvia simeon simon simone simion solomon sophia sophie stacy stanley stella stephanie stephen steven steve susan
susanna sylvanus sylvester sylvia tabitha tamar tecla teresa teresia terry thaddeus theodora theodore theophilus
theresa theresia thomas timothy tina titus tobias toby tom tonny tracy trevor tryphena tryphosa truphena truphosa
umar urban uriah valarie valentine valery vanessa venessa vera verah verna veronica victor victoria vincent viola
violet virgil virginia vitalis vivian vivianne wallace walter wanda washington wendy wesley wickliffe wilfred
wilfrida william willis willy wilson winfred winifred winnie winston wycliffe yolanda yvette yvonne zachariah
zachary zaccheus zablon zadock zakayo zebedee zedekiah zephaniah zilpah zipporah jeff geff brown smith taylor white
black green young king wright scott baker moore clark allen
`);
