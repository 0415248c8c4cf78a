import { wordList } from '../words/wordList';

/** Christian given names of men, and of no woman in Kenya. From general knowledge. */
export const christianMen = wordList(`
aaron abel abner abraham absalom adrian alan albert alexander alfonse alfred aloyce alphonce alvin ambrose amos
andrew anselm anthony antonio arnold arthur asaph athanas august augustine augustus barnabas barry bartholomew
basil ben benedict benjamin benson bernard bonface boniface bonaventure boris brian bruce bruno caleb calvin
calvince carl carlos cecil charles christopher clement cleophas clifford clinton colin constantine cornelius cosmas
crispin cyprian cyril cyrus damian damien daniel danson darius david denis dennis derrick dickson dominic donald
donatus douglas duncan dunstan ebenezer edgar edmond edmund edward edwin elijah eliakim elias eliud elisha elvis
emanuel emmanuel enoch enock ephraim eric erick ernest erastus esau eugene eusebius ezekiel ezra fabian fanuel
felix ferdinand festus francis frank franklin fred frederick fredrick gabriel george geoffrey gerald gerard
gerishon gershom gideon gilbert godfrey godwin gordon gregory griffin grishon habakkuk harold harrison harry haron
hector henry herbert herman hesbon hezekiah hezron horace hosea howard humphrey ian ibrahim isaac isaiah isaya ivan
jack jackson jacob jairus james jared jason jeremiah jeremy jerome jerry jesse jesus jim joab job joel johannes
john johnson johnstone jonah jonathan jonas joseph josephat joshua josiah josphat jotham juan judah jude julius
justus keith kelvin ken kenneth kennedy kepha kevin laban larry lawrence lawi lazarus leo leonard lewis liam
livingstone louis lucas luke macdonald malachi manasseh manuel marcus mark martin mathias matthew maurice max
maxwell meshack methuselah micah michael morris moses nahashon nathan nathaniel naum nebert nehemiah nelson newton
nicholas nicodemus nickson nixon noah norman obadiah obed oliver onesmus oscar paschal pascal patrick paul paulus
peter philemon philip phineas pius polycarp raphael raymond reginald renson reuben richard robert robinson roderick
rodgers roger roland ronald ruben rufus rupert samson samuel sebastian seth shadrack shadrach silas silvanus simeon
simon solomon stephen steven steve sylvanus sylvester thaddeus theophilus thomas timothy titus tobias toby tom
trevor uriah vincent virgil wallace walter washington wesley wickliffe wilfred william willis willy wilson winston
wycliffe zachariah zachary zaccheus zablon zadock zakayo zebedee zedekiah zephaniah jeff geff
`);
