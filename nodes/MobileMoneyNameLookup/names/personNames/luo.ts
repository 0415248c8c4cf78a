import { wordList } from '../words/wordList';

/** Luo names, most of them given for the time or the manner of birth, with O- for men and A- for women. */
export const luoNames = wordList(`
agwenge ajulu ajwang akong alal alego aloo amimo apolo arogo asiko awilo ayiecha ayieta jabuya jalango jaoko juma kaluoch kojo konyango
magak mboya midiwo migwi mito nyabola nyadida nyadwe nyaguti nyamunga nyamwaya nyandega nyangweso nyanjom nyaoke nyapola nyasaye nyikal
nyong nyongo nyundo obiero ochanda ochido ochieng ochilo ochola ochoo ochoro ochuka ochuodho odawa odede odek odenyo odera odero odhach
odhiambo odhuno odindo odinga odipo odiwuor odiyo odongo odoyo odundo oduol oduor oduya ogada ogaja ogallo oganga ogendo ogola ogolla
ogonda ogonji ogot ogutu ogwang ogweno ojwang okal okatch okech okello okelo okemwa oketch okeyo okinyi okiya okola okombo okong okongo
okoth okotto okuku okul okumu okuom okwach olago olal olale olando olang olielo olilo olima oling olonde oloo oluga oluoch oluoko oluwa
olweny omala omamo ombaka omboga omega omenda omina ominde omino omollo omolo omondi omoro omoth omoto omuga omulo ondiek onditi onduru
ongele ongeri ongong ongoro onim onjala onono onyach onyango onyiego onyiso onyuro ooko opany oparo opere opija opiyo opondi opondo opuka
oracha oracho orao oremo oriedo orina orinda oriwo orony oruko orwa osano osewe osir osodo osogo osoro osuga osumba otenyo otiende otieno
otoro otuko otula otunga otuoma ouko ouma oundo owaga owaka owalo owang owango owegi owenga owino owiti owuor oyado oyamo oyaro oyieke
oyieko oyier oyoo oyugah oyugi rabongo raburu rachier rachuonyo rading raduk ragot raila rajula ranginya rao rapando rasanga rateng rawo
sande sijeny sino suna were wesonga wuor yaya yogo yongo
`);

/** Rarer Luo names. */
export const rarerLuoNames = wordList(`
abonyo achando achuodho adhanja adundo agumba agunda agwanda agwaro agwata akendo akinda akumba alando aloice alwala ambala ambogo amenya
amollo amuoma andala andiwo anduru angawo angira angoro anindo anyuro arunga atinda atwoli awuoche ayiego ayiemba ayimba kasera kawaka
kawere kawino kobonyo kochung kwanya maduma magero magolo manyala marienga masara midega migele migosi miguna mijungu mingusa mirula
misiani miyumo moywaywa nyabera nyabuoro nyadenge nyadera nyadero nyadiero nyadimo nyadol nyagilo nyagol nyagowa nyagudi nyagweso nyaimbo
nyajuoga nyakado nyakiti nyakongo nyakwaka nyalik nyaluogo nyamai nyamita nyamolo nyamor nyamori nyandiga nyandiko nyandong nyangaga
nyangana nyangoro nyangute nyanjong nyanjwa nyaoro nyapado nyapala nyapara nyarombo nyarwath nyasoro nyataya nyatuoro nyawade nyawalo
nyawanda nyawara nyawino nyawir nyayieka nyayiema nyodera obanda obande obando obange obanyo obembo obillo obinda obingo obonde obondi
obondo obongo obudho obumba obunde obunga obungu obuong obwaka obwanda ochiel ochieno ochino ochogo ocholla ochollah ochome ochudi ochuna
ochung ochuoga ochuol ochuro ochwada ochwal ochwang ochwangi odemba odhoch odhuon odiembo odiero odingo odondi odongi odonya odotte odunga
oduogo oduong odupoy odwori ogango oginga ogoche ogollah ogongo ogonyo ogumbo ogunde ogwari ogwayo ogwora ohanga ojanga ojuang ojuondo
ojwando okanga okelloh okendi okendo oketta okinda okondo okumba okungu okuogo okutoyi okwany okwanyo okwemba okwiri olanda olanga oliech
olinga olocho olondo oluchi oludhe olumbe olwanda olwande omango omanya ombewa ombogo ombuor ombura ombwayo omolloh omondo omuodo oncheku
ondego ondera ondiege ondigo ondong ondoro ondura ongadi ongang ongaro ongaya ongete ongetta ongola ongoma ongondo ongora ongudi onguru
onguso onguti onguto ongwela ongwen oninga onjiko onunga onyalo onyara onyata onyimbo onyonyi onyore onyuka onyulo opande openda opiata
opicho opinya orenge oriaro oriaso oriedi orimba orondo orucho oruenjo orwaru orwenjo osamba osimbo oswago otange othira otiato otieku
otinda otindo otonde otondi otonglo otongo otunge otwoma owalla owendo owilla owitti owuocha owuoche owuonda owuondo owuoth oyamba oyando
oyanga oyatta oyengo oyiela oyiera oyimba oyomba oyombe oyondi oyunga rabach rabala raballa rabera rabilo rabuogi rabuor rachilo rachuodho
radido radier raduma ragama ragira ragumba ragwel rakewa rakula rakwach rakwar randiga rangili rawinji salano siguda wadegu wadenya wagude
wagumba wambiya wamoro wandiga wandolo wayodi wayoga
`);
