import { wordList } from '../words/wordList';

/** Christian given names of men, and of no woman in Kenya. From general knowledge. */
export const christianMen = wordList(`
aaron abednego abel abner abraham absalom adams adrian aggrey alan albert alexander alfonse alfred alistair allan
alloys aloyce alphaeus alphonce alvin ambrose amon amos anderson andreas andrew angelo anselm anthony antonio antony
apollo aquilas arnold arthur artimas asaph athanas athanasius august augustine augusto augustus austin austine
azariah barnabas barry bartholomeo bartholomew basil ben benedict benjamin benson bernard boaz bonaventure bonface
boniface boris brandon brayan brian brighton bruce bruno bryan caleb calvin calvince cameron carl carlos castro
cecil cedric charles chrispin chrispine chrispinus christopher churchill clarence clarkson claude clement cleophas
clifford clifton clinton colin collins conrad constantine cornel cornelius cosmas cosmus crispin crispus cuthbert
cyprian cyril cyrus dalmas dalton damian damien dancan daniel danson darius darren david davidson davies davis
dawson dean dedan denis dennis deogratius derek derrick desmond dickens dickson dixon dominic dominick donald
donatus dorian douglas duncan dunstan ebenezer edgar edmond edmund edson edward edwin eldad eleazar eliab eliakim
elias eliezer elijah elikana elisha eliud elkana elkanah elliot elphas elvis emanuel emmanuel enoch enock enos
epaphras ephantus ephraim erastus eric erick erickson ernest esau ethan eugene eusebius evan evance evans evanson
evarist evaristus ezbon ezekiel ezra fabian fanuel felix ferdinand festus fidel fidelus francis francisco frank
franklin fred frederick fredrick fredson gabriel gad gamaliel geff geoffrey geofrey george gerald gerard gerishon
gershom gervas gibson gideon gilbert glen goddy godfrey godwill godwin gordon graham gregory griffin grishon
habakkuk hamilton hannington harold harrison harron harry hector henry herbert herman hesbon hezbon hezborn hezekiah
hezron hiram horace hosea howard hubert hudson humphrey hyrum ian ignatius inocent isaiah isaya ishmael isidore
israel ivan jabes jabez jack jackson jackton jacob jairo jairus james jamin jamleck japhet japheth jared jason
jasper javan jeff jephthah jeremia jeremiah jeremy jerome jerry jesse jesus jethro jim joab joachim joash job joel
johana johannes john johnbosco johnmark johnpaul johnson johnstone jokim jonah jonas jonathan joram jordan joseph
josephat joshua josiah josphat jotham juan judah jude julius justin justinian justo justus kefa keith kelvin kelvine
ken kennedy kenneth kepha kevin kevine kizito laban lamech lameck larry laurence lawi lawrence lazarus lee lemuel
leo leon leonard leopold levi levis lewis liam linus livingstone lloyd louis lovemore lovince lucas lucius lukas
luke macdonald macmillan malachi malachy malcolm manasseh manuel marcus mark marko martin martinus marvin mathew
mathias matthew matthias maurice max maxmillian maxwell melchizedek meshach meshack methuselah micah michael micheal
mike milton mishael moffat mordecai morgan morris moses naaman nahashon nahum naphtali nashon natan nathan nathanael
nathaniel naum nebert nehemiah nelson newman newton nicholas nickolas nickson nicodemus nixon noah nobert noel
norbert norman obadiah obed obedi octavian odilo oliver onesimus onesmus orlando osborn oscar otis owen pablo pascal
paschal patric patrick paul paulo paulus perminus peter peterson petro phares pharis phelix philbert philemon philip
phillip phineas phinehas pius polycarp protus quentin quincy ralph ramsey raphael raymond reginald renson reuben
reuel rhys richard rickson robert robinson roderick rodgers rodney roger rogers roland roman romano romanus ronald
ronny rony rowland roy royford ruben rufus rupert russell ryan salmon sampson samson samuel samwel saul sebastian
septimus seth shadrac shadrach shadrack shaun shelton shem silas silvanos silvanus silvester simeon simion simon
simpson solomon sospeter stafford stanley stefano stephen stephenson steve steven stewart sylvans sylvanus sylvester
symon tadeo tedd telesphorus terence terrence thaddeus thadeus theodore theophil theophilus thomas timothy titos
titus tobias toby tom tonny trevor tyson uriah uzziah valerian vedastus venant vernon victor vincent virgil vitalis
wallace walter washington wellington wenceslaus wesley wickliffe wilberforce wilbroad wilfred wilfried william
willis willy wilson winston wycliff wycliffe xavier yohana yona yonah zablon zaccheus zachariah zachary zack zadock
zadok zakayo zebedee zechariah zedekiah zephania zephaniah zerubabel
`);
