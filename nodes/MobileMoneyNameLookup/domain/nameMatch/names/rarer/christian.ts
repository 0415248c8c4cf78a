import { wordList } from '../../words/wordList';

/** Rarer Christian, biblical, English and French names, and English family names. From general knowledge. */
export const rarerChristianNames = wordList(`
abednego abiud abram adela adelina adeline adolf adolph adolphus adriana adrienne agnetta ainsley akers alana
alastair alban alberta alberto albright aldridge alejandro alena alfonso alfreda alisha alisia alison alistair
allan allison aloisius aloysius althea alyssa amadeus amalia amaziah amnon anatole ancilla anderson andre
andreah andreas angelique anicet annabel annabelle annalisa annemarie annet annetta ansel ansley antoine
antonina antonius appleton arabel arabella archibald ariana ariel aristotle arkwright arlene arlette armand
armando armitage arnaud arsene artemis asael ashby ashcroft asher ashton ashworth asneth atkins atkinson
attwood aubrey audrey augusta augustina augustino aurelia aurelius averil avery azaria azariah azarias babette
bailey baldwin balthazar barnaba barnaby barnes barrett barton bathseba bathsheba baxter beata beatrise
beckett belinder bella benaiah benedetta benedicto benita benito benjamine bennet bentley berenice bernadine
bernardo bernhard berta bertram bessie beulah bevan bilha bilhah birgit blackwell blair blake blanche blandina
boazi boniphace bowen bradley brady brandon breanna brenton briggs brigitta bronson brownson bryan bryant
bryce bryson buckley burgess burke byrne byron cahill caitlin caius camila camille campbell candace candice
carina carla carmela carmen carolus carroll carson cassandra cassian cassius catalina caterina cathbert
catrina cedric celestina celestino celia chanel chantal chapman charissa charlene charlton charmaine chauncey
cheryll chloe chrispin chrispine chrispus christa christos cicely cicilia clarah clarissa clarisse clarke
clarkson claudette claudine claudio claudius clayton clemens cleonice cleopa cleopas cleopatra cletus clive
clotilda cohen collette conrad conrade conway corbett coretta corina corine corinne cornelia crawford cresence
crosby curran curtis cuthbert cyprien cyrilla dalila dalmas damacline damar damari damary damas damaso daphine
daphna daphne daria darlene darren darryl daryl davidson davina davison dawes deanna declan deidre delila
delores delphina demas demetria demetrius dempsey denise derick derik desdemona desiree desmond devin devon
dewey dexter diallo diann dianne dickinson diego dillon dinnah dixon dobson doherty domenic dominica dominico
dominique domitila domitilla donah donal donaldson donata donatella donatien donna donnah donnelly donovan
dorah doran dorcah dorotea doroth dorothea dorris dougherty doyle drusilla dudley duffy dwight dylan eaton
ebenezar edeltruda edisson editha edmonda edmonds edson eduardo edvin edwards edwige efraim efrem egbert
eileen elaine eldad eleanora eleazar elena eleonora elfrida eliab eliah eliamani eliana eliezer elikana
elimelech elisa elise elisei elisephan elison elissa elizaphan elkana elkanah elliot elliott ellis ellison
eloise elphas elphina elvin elvina elvira emelda emelia emeline emerson emile emilia emiliana emilio emilius
emmily enosh enrique epaphras ephrahim erasmus erastas erickson erina ernesta ernestine ernesto errol ervin
erwin estella estelle ethan euclid eudia eugenio eulalia eulogius euphemia euphrase euphrasia eustace evalyn
evander evarist evariste everett everton ewing ezbon fabiana fabiola fabius fabrice fannie farrell faulkner
faustina faustino faustinus felicia felician felicien felicitas felicite felisters fenwick fergus ferguson
fernandez fernando festo fidelia fidelma fides filemon filipo finley fionah firmin flavian flavius fleur
floice florian floribert flynn francesca francesco francine francois francoise frankline franz fraser fredda
frederica fridolin frimah fritz fulbert fulgence fulgencia gabriela galila gallagher gamaliel gareth garrett
gaspar gaspard gaston gaudence gaudensia gavin gedaliah geminian gemma gemmima genevieve genevive georgette
georgina georgine geralda geremia germain germano gershon gerson gertruda gervas gervase gianna gibbs gibson
gideons gilead giles gillian gilmore giovanni gisele giselle gislaine giulia glenda glendah glenn gloriah
gloriose godbless goddard goddy godfred godlisten godliver godlove gomez goodwin goretti gorman graceann
gracia gracian graciana grady graham grayson gregor greta griffith griffiths grimshaw griselda gryson
guillaume gustav gustave gwendolyn gwyneth hadassah hadley hagai hagar haggai hailey hamill hamish hammond
hansel hansen harlan harley harriett harriette hartley harvey hayes haynes heidi heinrich helga hellena
heloise henderson hendrick henri henriette henrik henrika hermes hermione hernando hershel hesborn hester
hewitt hezborn higgins hilarion hilarius hildah hillarie hiram hobbs hobson hodges hodgson hodson holden
hollis honoratus honore hophni hopkins horatio hortense hosiah howel howell hubbard hubert hughes hulda huldah
hulder humbert humphreys humphries hutton hyacinta hyginus ichabod ignace ignasio ignatia ignatius imeldah
imogen ingram inviolata inyasio irvin irvine irving irwin isabellah isabelle isadora isaias iscah ishmael
isidora isidore isidori israfil ivana ivanna ivonne jabal jabez jabin jacek jacintah jacinter jackton jacktone
jacobeth jacobs jacoby jacques jaden jaime jaimie jairo jameson jamieson janelle janine jannes janvier japhet
japheth japhlet jarvis jasinta javan jayden jeddah jedida jedidiah jefferies jefferson jeffries jehoash
jehoiada jehosheba jemmimah jemmy jenkins jenna jennings jensen jephter jephthah jermaine jeroboam jeruel
jerusha jervis jesca jescah jessie jethro jetta jezreel jimna jimson joachim joakim joana joanah joann jocasta
jochebed jocktan jodie joefrey johanes johann johanna johannah johnbosco johnes johnie johnmark johnpaul jokim
jolene jolie joram jordana jorim josaphine joscelyn josefu joselyn josephina josette josey joshuas josina
joslyn josue jovan joviana jovin jovita jozef juanita jubal judson jules julianne julieta julieth julietta
julita julitha julliet junita justina justinian justino justo juvenal kaitlyn karin karina karla karolina
kasper kathlyn katrina kayla kaylee keane keating keegan keila keisha keller kelly kelsey kelvine kelvins
kenan kenaz kendall kendra kenia keren kerry kershaw keturah kevina kezzia kiara kiersten kilian kirsten klaus
kylie lacey laetitia laila laisa lambert lamech lameck larissa larsen larson lauren laurencia laurent laurenti
laurentia lavenda lavinia lawson lazaro leander leandra leandro leanne lebbeus leela leila leilah leilani
lemuel lenah lennox leocadia leocardia leokadia leonardo leonce leonidas leonie leonora leopold leroy leticia
letisia letitia lettie lewin liana liberata liberatus licia lidya liesel lilah lilith lillith linah lindah
lindsey linus lisette lizah lizbeth lloyde logan longino longinus loraine lorenzo loreto loretta lorin lorine
lorraine lottie louella louisah louiza luana lucetta lucian luciana luciano lucien lucile lucille lucina
lucius lucresia lucretia ludovic ludovick ludwig luigi luisa luiza lukas lutgard luther luthers luzia lynda
lyndon lynne lysandra lysias mabeline mackenna mackline macleod maddox madeleine magdalen magdalena magdaline
mahala mahlon maisie malachy malcolm malcom malinda mallory malone malvin malvina mamie marcel marcela
marcelin marcelina marcelle marcellin marcello marcellus marcia marco margery margot marianna maribel
maricella mariella marilyn marisa marissa maritza marius marjory marko markus marla marlena marley marlon
marlyn marriane marsha martinez marvin marvine massimo matheus mathilda mathilde mathis matia matilde matrida
matteo mattheus matthias maude mauricio maurino mauro mavis maximus maxine maxmilla mayer mcdonald mcgregor
mcintyre mckay mcleod megan meghan melania melchiade melchior melda melina melinda melitus meliza melva mercia
merciline mercylyne meredith merlyn merton meryl meschach meshach meshak metrin metrine metusela micaiah micha
michelina micheline mickael middleton miguel mikaela mikayla milca milcah mildreth milka milkah milla milton
minah minerva minnie miranda mireille mirela mirella miriama mirriam mishael misheck mitchel mitchell
mitchelle moira mollie molly monique monroe moran mordecai moriah mortimer morton mosley mullins muriah murphy
murray myers myles myrna naamah naaman nadab nadine nahason nahor nahum nanette naphtal naphtaly narcisse
nastasia natalia nathalie nathanael nathania nazaire nazarius nebat nekoda nello neria neriah nerissa nestor
nettie neville newman newtone niall nichole nicholls nicholson nicodemas nicol nicola nicolai nicolet
nicolette nielsen nigel noadia noadiah nobert noeline noella noelle nolan nolega norbert norberta norma norris
norton novatus noverline nyles obadia obedi obedy obrien oconnor octavian octavio octavius odelia odette
odilia odillia odilo odonnell ofelia oliva olivier olivine oneil oneill onesimo onesimus ophelia orlando orpha
orphah orson oseas oshea osmund osteen oswald osward oswin ottilia ottis pablo palmer paloma paolo pascale
pasco pascoal pasquale paterson patriciah patrobas patterson pauleen paulette paulinah paulino paulinus pauls
pearson pedro pelagia percival percy perezi perkins perlagia perpetuah perry persis peruth pesila peterson
petra petrina petro petrolina petronela petrus phanuel phares pharis phelps pherister philbert philemona
philex philibert philice philicia philipina phillis philmon philomen philothea phinehas phinias phylice phylis
phyllice pierina pierre placida placide placidus plaxeda plaxedes pliny polycarpo posiano potifa prescott
presley pricilla princella priscila pritchard procopius proscovia protas protase protasio queenter queentor
quinta quinter quinton quintor quirinus rachelle radegunda raechel rafferty rahab rainer ralph ramon ramona
ramsay ramsey randall randolph ransford raphaela rasto rastus ravenna rawlings raymon raymunda reagan rebekah
rebman redempta redemptor redemtor redmond regan reginah reginaldo rehoboam reilly reinhard remigius remmy
renaldo renata renato renee renita renny resila reynolds rhemah rhodah rhona ricardo ridley rispa rispah
rispha ritah ritchie rizpah robbins roberto roberts robertson robina robson robyn rocco roche rodger rodrigo
rodriguez rogerio rolando romana romano romina romulus ronah ronan rosalind rosalinda rosalynn rosamond
rosanna rosanne rosaria rosario roselida roselidah roselily roselin roselinda rosella roselyne rosina rosinah
rosita rossella rowena rowland roxana roxanne rozalia rozita rubben rubina rudia rudolf rudolph rufina rufino
rugina rusell russel ruthie saada sabas sabastian sabella sabinah sabine sabinus sabrina sadie salathiel
saloma salvador salvatore salvin sampson sanderson sandford sandrah sandro sanford santiago santina santos
saphira sarafina saraphina saron saulo saunders savio schadrack sedrack segun selah selba selbina selena
seleste selestine selma selpha selphar selvester semei sephora septimius serafina serafino seraphin seraphina
seraphine serapia sergio sergius serina serlina severa severin severina severine severino severus shaddrack
shadrak shadrick shakira shaleen shana shane shanelle shanice shannon shantel shantell sharleen sharlene
sharlyn sharlyne shaun shawn sheena shelby sheldon shelly shelomith shelton sheridan sherly sherrie sherwin
sheryl shillah shiphrah sidonia siegfried sifra sigismund silah silia silpa silvana silvano silverius silverse
silvestre simeone simiona simms simonne simpson sinclair siprian siras sixtus skyla sloan snyder solange sonya
sopher sophiah sophonia sophronia sospeter sostenes sosthenes stacey stacia stacie stanislas stefania stefanie
stefano stela stellah stephanas stephania stephano stephens stevens stevenson stuart suellen sullivan sulpice
sunniva susana sussy suzette swanson sweeney syanne sybil sydney sydnor sylas sylivia sylvain sylvana sylvania
sylvanos sylverse sylvestar sylvie symon syphrose syprian syprine tabea tabithah taddeo tadeo talia talitha
tamara tamia tammy tania tarcila tarcilla tarcisio tarcisius tarsila tasha tatiana tatum taylar tecler tekla
telesia tellus terah terencio terentia teresah teresina teresita terezina terrence tessa tessie thadayo
thaddaeus thadeus thalia thandi theckla thecla thekla thelma thelmah theobald theodor theodorus theodosia
theodric theogene theogenes theonest theoneste theophane theophil theophila theophile theopista theresah
therese theresina thierry thomasina thompson thomson tiberius tichicus timeo tiphaine tirza tirzah tisha
titian titos tobiah tobin tomas topher torry tracey traci tracie tracyline travis tresia tressa tricia trina
trinah tristan triza trizah trizer trophimus trudy truphosah tryphaena tryphose tubal tubias tully tychicus
tyrone tyson ulrich ulrika urias uriel ursula uzziah uzziel valens valeria valerian valeriano valerius valmai
vanda vaness venance venansio venant venantius venecia venerand veneranda verena veronique vestina vestine
vianney vickie victorine victorino vidal vilma vincensia vincentia vincenzo violeta virginiah virginie
visentia vitalia vitalina vitus vivienne vladimir walden waldo waleria wallis watkins watson wayne weber welch
weldon welma wendel wendelin wendell werner weslyne westley whitaker whitfield whitney whittaker wilber
wilbert wilbroad wilbur wilcox wilfreda wilhelm wilkinson wilkista wilkistar wilkister willard willbrord
willem wilma wilmina wilmot wilsone winfredah winfried winnefred winnifred winslow winstone wolfe woodrow
wyatt wyclef xaveria xaverius xavier ximena yannick yolande yudita yulita yvone yvonna zabron zacarias
zacchaeus zachaeus zacharias zadok zambri zavier zebulon zebulun zechariah zedekia zelda zelipha zelpha zenah
zenobia zephania zephyrin zerah zeruiah zeruya zilla zillah zimri zuriel
`);
