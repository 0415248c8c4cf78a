import { wordList } from '../words/wordList';

/**
 * Luo names, most of them given for the time or the manner of birth, with O- for men and A- for women.
 * From general knowledge of the custom and of names common in Kenyan public life.
 */
export const luoNames = wordList(`
otieno atieno ochieng achieng odhiambo adhiambo onyango anyango okoth akoth ouma auma omondi amondi owino awino
opiyo apiyo odongo adongo okello akello okinyi akinyi oduor aduor ogutu agutu ojwang ajwang okeyo akeyo okumu akumu
oloo aloo omolo amolo onyuro opondo opondi orwa otiende owiti awiti owuor awuor ooko aoko obiero abiero oluoch
aluoch okech akech odera adera olweny omollo oluga ondiek ogola agola adoyo ogada agada ogolla ogot ogweno ogwang
ogallo ogaja ogendo oganga ogonji ochola ochuka ochuodho ochoo ochanda ochoro ochido ochilo odero odawa odede
odhach odipo odindo odinga odoyo oduya odundo oduol odek odenyo odhuno odiwuor odiyo ogonda okal okatch okelo okemwa
oketch okiya okola okombo okong okongo okotto okuku okul okuom okwach olang olal olago olale olando olima olielo
oling olilo olonde oluwa oluoko omala omamo ombaka omboga omega omenda omina omino ominde omoro omoth omoto omuga
omulo onditi onduru ongeri ongele ongong ongoro onim onjala onono onyach onyiego onyiso opany oparo opere opija
opuka oracha oracho orao oremo oriedo orinda orina oriwo orony oruko osano osewe osir osodo osumba osuga osogo osoro
otenyo otoro otuoma otula otunga otuko oundo ouko owaga owalo owaka owang owango owegi owenga oyado oyamo oyaro
oyieke oyieko oyier oyoo oyugi oyugah achola adero adipo agwenge ajuma ajulu akelo akong alego alal amimo
angienda anyona apondi apolo aringo arogo asewe asiko atiang atoti awilo awuonda ayiecha ayieko ayieta ayodo ayoo
ayuka ayugi jaoko jabuya jalango juma kaluoch kojo konyango midiwo migwi mboya magak mito nyamwaya nyandega
nyangweso nyaoke nyapola nyasaye nyong nyongo nyundo nyanjom nyaguti nyabola rading raila rajula rao raburu
rabongo rachuonyo rachier raduk ragot ranginya rapando rasanga rateng rawo sande sijeny sino suna were wesonga
wuor yogo yaya yongo nyadida nyadwe nyikal nyamunga
`);
