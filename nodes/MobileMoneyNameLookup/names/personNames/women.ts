import { wordList } from '../words/wordList';

/** Names that only women have among Luo, Luhya, Kalenjin, Kamba, Kisii, Maasai, Somali, Swahili and Indian Kenyans. From general knowledge. */
export const womensNames = wordList(`
aarti abida abiero abongo achieng achola achuka adera adero adhiambo adipo adongo adoyo aduol aduor agada agola agutu aisha aite ajikon
ajuma akado akai akatch akech akello akelo aketch akeyo akinyi akiru akitela akongo akoth akumu alimlim aliya aluoch amal amina amira amolo
amondi amoni anab anditi angienda anisa aniso anjali anyango aoko apeyon apiyo apondi apua apunda apuoyo aringo arot arti asekon asewe asha
asibitar asinyen asiya asli asma asmaa atabo athieno atiang atieno atoti auma awino awiti awuonda awuor ayaan ayan ayieko aynab ayodo ayoo
ayugi ayuka ayuma aziza badria bahja barlin barwaqo bashira basra batul batula beydan bhavini bhavna bhoke bilan bimkubwa birita bisharo
bitutu bochaberi bochere boke bonareri bosibori bosuben bwari caasha chebet chelagat chelangat chemeli chemtai chemutai chepchirchir
chepchumba chepkemboi chepkemoi chepkirui chepkoech chepkorir chepkosgei chepkurui chepkuto chepngeno chepngetich cheptanui cheptoo cheptum
cherotich cheruto chizi chuluke dahabo daksha dama darmi deeqa deqa fadhila faduma fadumo fahima fahma faisa faiza falguni farhana farhia
farhiyo faria farida fathiya fatima fatma fatuma fawzia filsan fosia fowzia gati geeta gesare ghati habiba habon hadiya hafsa haifa halima
halwo hamdia hamdiya hamida hanifa hansa hasna hawa hawiya hawo hemali hiba hibo hidaya hina hinda hodan horiyo hubbi huda husna ibado
ifrah ijabo ikram ila ilham ilhan inaam ismahan istarlin jagruti jamila jawahir jayshree jebet jebichi jebichii jebiwot jebiwott jebungei
jelagat jelimo jemaiyo jemeli jemutai jepchirchir jepchumba jepkemboi jepkemei jepketer jepkirui jepkoech jepkogei jepkorir jepkorom
jepkosgei jepkurgat jepkurui jeplagat jepleel jepleting jepngeno jepngetich jepsat jepseba jeptanui jeptarus jeptek jeptoo jeptui jeptum
jepyator jepyego jerono jerop jerotich jerubet jerutich jeruto jesang jesire jesiro jumwa jyoti jyotsna kabon kache kadenyeka kadija kadzo
kafedha kageha kaha kalekye kaloki kalondu kalpana kaltuma kaltun kaluki kalumu kalunde kamala kamanthe kamanthi kame kamene kanini kanyaa
kanze karembo karima kasichana kasina kasiva katethya kathini katile katunge kavata kaveke kaveni kavere kavindu kavinya kavita kemuma
kemunto kerubo khadija khadra khakasa khalida khamisa khasandi khasoa khavere khavetsa khulud khushbu kinsi kobilo koki kokila kokoi krupa
kwamboka ladan ladhan lata latifa leena leyla lokho lul luul madhuri madina magol maimuna malika manisha mariam mariamu marian marwa maryam
maryan maya maymun mayran mbeneka mbete mbeyu mbinya mbithe mbula meena meera mejumaa mghoi minal minayo mishi misra mkamburi mmbone mogesi
mokeira mona mongina moraa moragwa moturi mueni muhonja mukai mukasia mulki mumbe mumbua mumina muna munanie munira musangi musimbi muslima
mutanu mutheu muthoki mwajuma mwaka mwanahamisi mwanahawa mwanaidi mwanaisha mwanajuma mwanakombo mwanamisi mwanamkasi mwanamkuu mwanamvua
mwanapili mwanarusi mwanasaumu mwanasha mwanasiti mwanatabu mwanatime mwanatumu mwanaulu mwatumu mwelu mwende mwikali mwinza mwongela
mwongeli nabalayo nabenyo nabila nabuin nabwile nabwire nacham nachuro nadhifo nadia nadifa nafisa nafubwa nafula nafuna naima naimo
naipanoi naipasoi nairesiae naisenya naishorua naisiae naisula najat najma nakaale nakeno nakeny nakhumicha nakiru nakusi nakuwa nalepo
naliaka nalini namaemba namalwa nambande nambiro namboka nambuya namelok namikoye namoe namono nampaso nampayio namukota namunyak namwenya
nanana nandako nandili nangami nangiro nangoni nanjala nanjekho nanjendo nanyama nanyonyi nanyori nanzala naomon naperit napeyok napua
naramat nareiyio naretoi nasambu nasaru naserian nashilu nashipae nashipai nasiaka nasiali nasibo nasieku nasike nasilwa nasimiyu nasinkoi
nasipwoni nasiuma nasra nasrin nasro nasteha nasteho nasubo naswa natecho natiir natome naututu nawal nawire nayanae nayioma nayna ndanu
ndinda nduki nduku ndululu ndunge nduvi nechesa neema neha nekesa nekoye nelima neliwa netondo ngina nikita nimo nirali nisha nolamala
nolari noolaso noonkipa nosim nthambi nthenya nura nuria nuriya nurto nyaboe nyaboke nyabonyi nyakerario nyamoita nyanchama nyanchoka
nyasuna nyevu nyomenda nzembi nzilani nzisa nzive nzula pallavi parul pendo pooja prabha preeti priti priya priyanka purvi pushpa qaali
qabale qorane raaho rabia rahma rahmo ramla raqiya rashida raya razia reena rekha resiato robi rowda ruchi rufo rukia rukiya rupal ruqayo
saadia saadiya sabra sabrin sabriya sacdiyo sada sadia safia safiya sagal sahra sahro saida sakina salima salma saloni salwa samia samira
samiya saney sangeeta sapna saredo sarla sarura saumu savita saynab sein sejal shamsa shamso sharda sheela shekue shilpa shital shreya
shukria sidi siham silantoi simaloi sirad smita sneha sonal suad subira suleekha sumaya sushila swabra swafia swafiya swati syevuto syokau
syokwia syombeva syombua syomiti syomwai syongo syonthi syovata syowai tabsabei tabu tabutany tahira talaso tamining tapkigen taplelei
tapnyolei taprandich tapsubei tatu tejal tima trupti ubah ubax umazi umi umul umulkheir upendo urmila urvi usha vaishali vandana varsha
veena vugutsa waeni wakesho wankuru wanza wausi wavinya wawuda wayua wegesa weigesa weisiko xalimo yasmin yusra zahara zahra zainab zainabu
zaituni zakia zamzam zamzama zawadi zeel zeinab zeitun zeynab zubeda zuhra zuhura zuleikha zulekha zulfa
`);
