import { wordList } from '../words/wordList';

/**
 * Christian, biblical, English and French names used in Kenya that men and women have. Rarer spellings are in
 * `spellingVariants`, short forms in `shortForms`.
 */
export const christianNames = wordList(`
albin alex alexis andrea andrews ashley bethuel calvine celestine chris christian clemence elly faustine fidelis hilary hillary hope
innocent jean julian justine leakey lesley leslie mackenzie marlin melvin mica perez pericles potas ray robin sidney terry urban valentine
valery winfred
`);

/** Christian given names of men, and of no woman in Kenya. */
export const christianMen = wordList(`
aaron abednego abel abner abraham absalom adams adrian aggrey alan albert alexander alfonse alfred alistair allan alloys aloyce alphaeus
alphonce alvin ambrose amon amos anderson andreas andrew angelo anselm anthony antonio antony apollo aquilas arnold arthur artimas asaph
athanas athanasius august augustine augusto augustus austin austine azariah barnabas barry bartholomeo bartholomew basil ben benedict
benjamin benson bernard boaz bonaventure bonface boniface boris brandon brayan brian brighton bruce bruno bryan caleb calvin calvince
cameron carl carlos castro cecil cedric charles chrispin chrispine chrispinus christopher churchill clarence clarkson claude clement
cleophas clifford clifton clinton colin collins conrad constantine cornel cornelius cosmas cosmus crispin crispus cuthbert cyprian cyril
cyrus dalmas dalton damian damien dancan daniel danson darius darren david davidson davies davis dawson dean dedan denis dennis deogratius
derek derrick desmond dickens dickson dixon dominic dominick donald donatus dorian douglas duncan dunstan ebenezer edgar edmond edmund
edson edward edwin eldad eleazar eliab eliakim elias eliezer elijah elikana elisha eliud elkana elkanah elliot elphas elvis emanuel
emmanuel enoch enock enos epaphras ephantus ephraim erastus eric erick erickson ernest esau ethan eugene eusebius evan evance evans evanson
evarist evaristus ezbon ezekiel ezra fabian fanuel felix ferdinand festus fidel fidelus francis francisco frank franklin fred frederick
fredrick fredson gabriel gad gamaliel geff geoffrey geofrey george gerald gerard gerishon gershom gervas gibson gideon gilbert glen goddy
godfrey godwill godwin gordon graham gregory griffin grishon habakkuk hamilton hannington harold harrison harron harry hector henry herbert
herman hesbon hezbon hezborn hezekiah hezron hiram horace hosea howard hubert hudson humphrey hyrum ian ignatius inocent isaiah isaya
ishmael isidore israel ivan jabes jabez jack jackson jackton jacob jairo jairus james jamin jamleck japhet japheth jared jason jasper javan
jeff jephthah jeremia jeremiah jeremy jerome jerry jesse jesus jethro jim joab joachim joash job joel johana johannes john johnbosco
johnmark johnpaul johnson johnstone jokim jonah jonas jonathan joram jordan joseph josephat joshua josiah josphat jotham juan judah jude
julius justin justinian justo justus kefa keith kelvin kelvine ken kennedy kenneth kepha kevin kevine kizito laban lamech lameck larry
laurence lawi lawrence lazarus lee lemuel leo leon leonard leopold levi levis lewis liam linus livingstone lloyd louis lovemore lovince
lucas lucius lukas luke macdonald macmillan malachi malachy malcolm manasseh manuel marcus mark marko martin martinus marvin mathew mathias
matthew matthias maurice max maxmillian maxwell melchizedek meshach meshack methuselah micah michael micheal mike milton mishael moffat
mordecai morgan morris moses naaman nahashon nahum naphtali nashon natan nathan nathanael nathaniel naum nebert nehemiah nelson newman
newton nicholas nickolas nickson nicodemus nixon noah nobert noel norbert norman obadiah obed obedi octavian odilo oliver onesimus onesmus
orlando osborn oscar otis owen pablo pascal paschal patric patrick paul paulo paulus perminus peter peterson petro phares pharis phelix
philbert philemon philip phillip phineas phinehas pius polycarp protus quentin quincy ralph ramsey raphael raymond reginald renson reuben
reuel rhys richard rickson robert robinson roderick rodgers rodney roger rogers roland roman romano romanus ronald ronny rony rowland roy
royford ruben rufus rupert russell ryan salmon sampson samson samuel samwel saul sebastian septimus seth shadrac shadrach shadrack shaun
shelton shem silas silvanos silvanus silvester simeon simion simon simpson solomon sospeter stafford stanley stefano stephen stephenson
steve steven stewart sylvans sylvanus sylvester symon tadeo tedd telesphorus terence terrence thaddeus thadeus theodore theophil theophilus
thomas timothy titos titus tobias toby tom tonny trevor tyson uriah uzziah valerian vedastus venant vernon victor vincent virgil vitalis
wallace walter washington wellington wenceslaus wesley wickliffe wilberforce wilbroad wilfred wilfried william willis willy wilson winston
wycliff wycliffe xavier yohana yona yonah zablon zaccheus zachariah zachary zack zadock zadok zakayo zebedee zechariah zedekiah zephania
zephaniah zerubabel
`);

/** Christian given names of women, and of no man in Kenya. */
export const christianWomen = wordList(`
abby abigael abigail ada adah adelaide adelide adeline afline agatha agnes agneta aileen alberta alexandra alice alphine amanda amelia
anastacia anastasia angela angelica angelina angeline angelyn anita ann anna annabel annabelle annah annastacia annastancia anne annette
antonia apolonia ariana ascah asenath ashlyn asneth audrey augusta aurelia babra barbara beatrice beatrise belinda bella benedicta benta
benter bernadette bernadine bernice bertha beryl bessy beth bethany betty beverly beverlyne bibiana bilha bilhah brenda bridget bridgit
brigid brigit brigita britney camilla candace candice carol carolina caroline carren cassandra catharine catherine cathrine cecilia
celestina celina celine chantal charity charleen charlene charlotte cheryl chloe christabel christabell christiana christina christine
cicilia claire clara clarah clare clarice claris clarissa claudia clementina cleopatra clotilda colette colleen concepta consolata
constance corazon cornelia cynthia daisy dalila damaris daniela daniella daphne darlene davina deborah debra delila delilah delphine
delvine denise diana dianah diane dinah dinnah dolphine domtila donna dora dorah dorcah dorcas doreen doricas dorice doris doroth dorothea
dorothy drusilla eddah edina edinah edith editha edna edwina eglah eileen elaine eleanor elena elisheba elizabeth ella ellen ellyn elsie
emaculate emelda emelia emilia emily emma emmaculate emmah emmily enid erica ernestine esta estella esther esthy ethel eucabeth eugenia
eulalia eunice eunita euphemia eva evaline evalyne eve evelyn evelyne everline everlyne faith fausta felicity felista felistar felistas
felister felistus fidelia fiona flavia flora florah florence florida frances francisca freda fridah gabriella gaudencia gaudensia genevieve
georgina geraldine gertrude getrude gina gladwel gladys glenda gloria goretti grace gwendolyn hadassah hannah harriet harriette hazel
heather helda helen helena hellen herieth herine hester hilda hildah huldah ida imelda imeldah immaculata immaculate ingrid inviolata irene
iris isabel isabela isabella isabelle ivone ivy ivyne jacinta jackeline jackie jackline jacklyne jacqueline jael jane janeffer janerose
janet janeth janice jaqueline jasinta jasmine jedida jedidah jemima jemimah jenifer jennifer jennipher jenny jentrix jerusha jesca jescah
jessica jill joan joanita joanna joanne jocelyn jocyline josepha josephina josephine josylene josyline joy joyce joyline judith judy julia
juliana juliet julliet justina karen kate kathleen kelsey kerine keturah kezia keziah kristin laura lauren lavenda lavender lavina lavine
leah leila lensa leonida leticia liberata lilian lillian lilly lily linda lindah linet linnet lisa liz liza lizbeth lizzy loice lois loise
loreen lorine lorna lorraine louisa louise lucia lucy lydia lyn lynda lynet lynette lynn lynne mabel magdalena magdalene magdaline maggie
maggy magret marceline marcella margaret margarita margret maria mariana marianne marie marietta marion marjorie marlene marta martha
martina mary maryann maryanne maryline mathilda matilda maureen mauren maurine mauryn maximilla melanie melda melissa melvine merceline
mercy mercyline metrine michelle milcah mildred milka millicent millicient milly miriam mirriam mitchelle modesta modester molly monica
monicah moreen muriel myra myriam nancie nancy naom naomi naomy natalie nelius nellie nellius nelly nerea nereah nicole nifa nina nora
norah noreen norine octavia odilia olga olive olivia orpah orpha pacifica pamela pascalia paskalia patience patricia paula pauline penelope
penina peninah penninah peris perpetua perpetuah perris petronila petronilla petty phanice phelgona phelomena pheny pheobe philgona philis
philister philomena phoebe phyllis pricilla prisca priscah priscilla prisilla proscovia prudence purity queenter quinter rachael racheal
rachel rael rahab rebecca rebeccah rebekah redempta regina reginah rehab rehema rhoda rispa rispah risper rita rizpah robai roberta rodah
rodha rosa rosalia rosalind rosaline rosalyne rosana rosanna rose roselida roseline roselyn roselyne rosemarie rosemary roxana ruth ruthie
sabina sabrina salina sally salome salomy samantha sandra saphira sara sarah scholastica scola scolastica selina seline serah serena
shanice shantel sharleen sharlene sharlyne sharon sheba sheila sheilla sherril sherry shiphrah shirley silvia simone sipora sophia sophie
sophy stacey stacie stacy stella stellah stephanie susan susanna suzan suzana suzanne suzy sylivia sylvia tabbitha tabby tabitha tamar
tecla tecler tekla teresa teresia thelma theodora theresa theresah theresia theresiah tiffany tina tracey tracy trizah trufena truphena
truphosa truphosah tryphena tryphosa ursula valarie valerie vanessa venessa vera verah verna veronica veronicah vicky victoria victorine
vidah vincentia viola violah violet viona virgina virginia vivian vivianne vivienne wanda wendy whitney wilfrida wilkista wilkister
winfrida winfridah winifred winjoy winnie winny winrose yolanda yvette yvonne zeddy zena zeruiah zilla zillah zilpah zipora ziporah
zipporah
`);

/** Rarer Christian and biblical names, and spellings of them, that Kenyans have. */
export const rarerChristianNames = wordList(`
abram adelina adolf adolph adriana agnetta allison aloisius aloysius andre angelique annet annetta antonina archibald ariel arlene asher
aubrey augustina augustino barnaba bathseba bathsheba beata benaiah benedicto benita benjamine bennet bertram bessie beulah blandina boazi
boniphace bradley brigitta bryant camille carmen cathbert celestino celia charmaine cheryll chrispus claudine cleopa cleopas clive cyrilla
damacline damari damary damas daphine derick derik dianne dominica dominico dominique donah donnah dylan edvin edwards efraim eliah
eliamani eliana elimelech elisa elise elliott elphina elvin elvina enosh ephrahim erasmus erastas erina estelle eudia evalyn evariste
felicia felicitas felicite felisters filemon fionah gaudence gavin genevive gershon gertruda gideons gilead gillian glendah gloriah
godbless godfred godlisten godlove griffith griffiths hagai haggai harriett hellena hesborn hillarie hosiah hulda hyacinta ignasio ignatia
isabellah isaias isidori ivonne jacintah jacinter jacktone japhlet jayden jeddah jedidiah jefferson jemmimah jephter jermaine jeruel jessie
joanah joann johanna johannah johnes johnie joselyn julieth kelly kelvins kevina kezzia laetitia lambert laurencia lavinia leilah lenah
lennox leroy letitia lidya linah lloyde louisah luther magdalen mahlon malcom marcia marco marilyn marvine matia mavis mcdonald merciline
mercylyne meschach meshak metrin milca mildreth milkah minah misheck mitchel mitchell nestor nicodemas norma obadia oliva onesimo orphah
oswald patriciah paulinah petrolina philemona philex phillis philmon phylis phyllice plaxeda plaxedes priscila queentor quintor reagan
rebman redemptor redemtor rhemah rhodah rispha ritah robertson rodger ronah roselidah rudolf sabastian sabinah sandrah schadrack sedrack
selestine selpha selphar selvester shaddrack shadrak shadrick shannon sherly sheryl shillah siprian sophiah sosthenes stephanas stephano
susana suzette sylverse sylvestar syphrose syprian syprine tabithah telesia teresah thecla thelmah trinah triza trizer uriel vincensia
virginiah visentia wilkistar wilsone winfredah winnefred winnifred wyclef yvone zabron zacchaeus zachaeus zacharias zedekia zuriel
`);
