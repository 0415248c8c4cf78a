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
