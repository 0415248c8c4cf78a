import { wordList } from '../words/wordList';

/**
 * Each line is one name in the spellings that people and registers use. Kept to spellings of one name: Wanjiku and
 * Wanjiru, Amin and Amina, Otieno and Atieno are different names and stand in no line together. From general
 * knowledge of Kenyan identity documents; regular differences (double letters, y/i, th/t) are in `soundKey`.
 */
export const spellingVariants: readonly (readonly string[])[] = `
mohamed mohammed muhammad mohammad muhammed mohamad mahamed maxamed muhamad mahomed mohamedi muhamed mohammod mochammad mohd
ahmed ahmad achmad axmed ahamed ahmedi
mahmoud mohamud mahmud mahmood maxamuud
muhumed muxumed
hussein hussain husain husein hosein hossain huseyin xuseen
hassan hasan hasani xasan
yusuf yussuf yusuph yousuf youssef yousef yussuph yuseph yusufu
ibrahim ebrahim ibrahimu ibraheem abrahim ibrahin
ismail ismael ismaeel ismaili esmail
suleiman suleman sulaiman sulayman seleman selemani suleimani solaiman suleyman
omar umar omari omer cumar umaru
osman othman uthman usman athman athumani cusmaan atman osmani
said saeed sayeed saidi saiid
rashid rasheed rashidi
khalid khaled khalidi
khalif kalif
salim saleem salimu saalim
ramadhan ramadan ramathan ramadhani ramazan
fatuma fatma fatima fatimah faduma fatoumata fatumah
khadija khadijah kadija hadija khadidja qadija khatija
aisha asha aysha aysa aesha ayesha caisha eisha
zainab zeinab zaynab zainabu zeinabu zaynabu
mariam maryam mariamu miriam maryan mariyam meriam
halima halimah haleema
amina aminah ameena aminaa
abdullah abdallah abdulla abdalla abdala abdulah cabdulla
abdullahi abdulahi abdilahi abdullaahi cabdullaahi cabdullahi
abdulrahman abdirahman abdurahman abdurrahman abdelrahman abdiraxman abdrahman
abdulkadir abdikadir abdulqadir abdelkader abdiqadir abdukadir
abdulaziz abdiaziz abdelaziz abdulazeez abdullaziz
abdulrashid abdirashid
abdulhakim abdihakim
abdulnasir abdinasir abdulnassir
abdulrazak abdirizak abdirizack abdulrazaq
abdulkarim abdikarim abdulkareem
abubakar abubakr abukar abubaker
jamal jamaal gamal
musa muse moussa
issa isa ise eisa ciise
idris idriss edris
isaac isaack isack issac isak isaak issack isaka
yakub yaqub yakubu yaqoub
haji hajji hadji
sheikh sheik shaikh shaykh
bashir basheer bashar
adan aden
farah faarax farax
warsame warsama warsami
shariff sharif sherif shareef
kassim qassim qasim kasim gasim
sadik sadiq siddiq
noor nur nour noore nuur nooru
nurdin noordin nuruddin noorudin
mustafa mustapha mostafa mustaf
mubarak mbarak mbaraka mubaraka
jafar jaffer jaafar jafer
yahya yahia yahaya
zakaria zakariya zakariah zachariah zacharia zachariya zakayo
maimuna maymuna memuna maimun
rukia rukiya rukiyah ruqia ruqiya
safia safiya sofia sofiya safiyya
elizabeth elisabeth elizabert elizabeti elizabethe
jacqueline jackline jacquiline jaqueline jacklyne jacklin jacquelyn jackeline jaclyne jacquline jacklene
catherine katherine kathryn cathrine catheryne catharine katharine kathrine catheline katherin kathrin
margaret margret magret magaret margareth magreth margarete
caroline carolyne carolyn karoline carolin carolline
christine kristine cristine christin chrystine kristin christina christiana
christopher kristopher christofer cristopher
stephen steven stephene stefan stephan stiven steve
geoffrey jeffrey geofrey jeffery jefrey joffrey jeoffrey geoffry
lawrence laurence lawrance lorence laurance
philip phillip philipp filip phillips philips
benard bernard bernad benad
anthony antony anthoni antonie
teresa theresa teresia theresia tereza teresiah theresiah terezia
rachel rachael racheal rachell raquel rachiel
susan suzan susanne suzanne suzane
beatrice beatris betrice beatrix beartrice
josephine josephin josefine josphine
josephat josphat jehoshaphat josaphat
joseph josef joseff yosef
gladys gladis gladdys
winfred winifred winfrida winfreda winfrid
lilian lillian liliane lilyan lilliane
vivian vivianne vivien viviane vivyan
everlyne evelyn evelyne evalyne everline eveline evaline everlyn evaleen
millicent milicent melicent mellicent millicient millycent
ann anne an
anna ana annah
hannah hanna hana
sarah sara sera serah
susanna susannah suzana suzanna
hellen helen hellene helene helena
esther ester esta easter
naomi naome noami
nancy nancie nansi
mercy mercie mersy
lucy lucie lusi
dorcas dorcus dorkas
deborah debora debra
diana dianah dayana diane
pauline paulyne paulin paulina
irene irine ayrene iren airine
eunice eunise younice
judith judit
monica monicah monika
veronica veronicah veronika
rebecca rebeccah rebeka rebecah
miriam myriam
priscilla prisca priscillah prisila prisilla priscah
penina peninah pheninah pennina
phoebe pheobe phebe
lydia lidia lydiah
sylvia silvia
cynthia sinthia cinthia cynthiah
violet violette
emmanuel emanuel imanuel imanueli manuel immanuel
immaculate emmaculate imaculate
matthew mathew mathews matthews mathieu matayo
michael micheal mikael maikel mikal micael
nicholas nicolas nickolas nikolas nicholus nicholaus
frederick fredrick fredric frederic fredrik fredrich frederik friedrich fridrich
erick eric erik
patrick patric patrik
dominic dominick dominik
isaiah isaya isayah
elijah elija eliya elijar
jeremiah jeremia jeremiya geremiah
joshua joshuah yoshua
samuel samwel samuell samwell samueli
daniel daniell danieli danyel
gabriel gabrieli
raphael rafael raffael
moses mozes mosese mosess
peter petero pitter piter
paul paulo pol
john jon johne yohana jhon
jonathan johnathan jonathon
johnson johnston johnstone
james jaymes jemes
stanley stanely stanly
calvince kalvince calvins calvin calvine
vincent vinsent
wycliffe wickliffe wyclif wycliff wickliff wycliife
titus tito
alphonce alphonse alfonse alfonce
aloyce aloys aloise
ezekiel ezekial ezechiel
hezekiah hezekia
hezron hesron
hesbon heshbon
julius julias
cornelius cornelious kornelius
gideon gidion gedion
kennedy kenedy kenneddy
kenneth keneth kennith
maurice morris moris
maureen moreen mourine maurine moureen
doreen dorine dorin
noreen norine
sharon sharron shalon
brigid bridget bridgit brigit brigitte
gertrude getrude gatrude
florence florance florens
millicent milcent
mildred mildread
scholastica scholasticah scolastica skolastika
perpetua papetua
philomena filomena
consolata consolate
jane jayne jeyn
janet janeth jannet
jennifer jenifer jeniffer jenniffer
joan joane joanne
juliet juliette
linet lynet lynette linnet linette
rose roze
ruth rutha
zipporah ziporah sipora zippora
eucabeth yucabeth eukabeth
syprosa cyprosa
wanjiku wangiku wanjikoo
wanjiru wanjiro wangiru
wangari wangare
wambui wamboi wambuy
wairimu wairimo
waithira waithera waithirah
wangui wangoi
wanjeri wanjere
wangeci wangechi wangeshi
njeri njere njery
njoki njoky
nyambura nyambula
nyokabi niokabi
muthoni mothoni mudhoni
gacheri gaceri kacheri
gathoni gadhoni
kinyanjui kinyanjuwi kenyanjui
kariuki karioki kariuky
karanja kalanja
njoroge njorogi njorogee
ndungu ndongu
muriithi mureithi muriethi murithi
muriuki moriuki
mwangi muangi mwangy
macharia macaria masharia
maina mainah
kamau kamao
kimani kimanni
kuria kurea
gitonga githonga
mutua mutuwa
mutuku mutuko
mutisya mutisia
musyoka musioka musyoki
nduku ndoku
kwamboka kuamboka
kemunto kemonto
moraa mora
nyaboke niaboke
onyango onyongo
otieno otiemo
ochieng ochieg ochiengi
achieng achiengi
akinyi akini
odhiambo odiambo
odinga odhinga
owuor owour
ouma oumah
okoth okot
wekesa wekeza
wafula wafulla
barasa baraza
simiyu simiu
nekesa nekeza
nafula naphula
kiprotich kiprotiich kiplotich
kipkoech kipkoecj kipkoich
jepkoech chepkoech chebkoech jebkoech
jepkemboi chepkemboi
jepchirchir chepchirchir
jepchumba chepchumba
jepkorir chepkorir
jepkosgei chepkosgei jepkosgey
jelimo chelimo
jelagat chelagat chelangat
jemutai chemutai
jebet chebet
jeptoo cheptoo
jerotich cherotich
jerono cherono
jeruto cheruto
jerop cherop
jesang chesang
jepngetich chepngetich
jepkirui chepkirui
kiplagat kiplangat kiplagatt
lagat langat
cheruiyot cheruyot cheruiyott jeruiyot
koech koechi koich
kosgei kosgey koskei koske
rotich rottich
towett toweett towet
biwott biwot
ruto rutto rutoh
rono ronoh
ngetich ngeetich ngetichi ngetic
kibet kibett
juma jumaa juuma
hamisi khamis hamis khamisi
zawadi zawad
patel patell
mehta metha
joshi joshy
chauhan chohan chouhan
singh sing sinh
thakkar thakker thakar thakrar
center centre
organisation organization
color colour
jewellery jewelry jewellry jewelery
jewellers jewelers
parlour parlor
labour labor
tyre tire
tyres tires
grey gray
supermarket supamarket supermaket
cosmetics kosmetics
stationers stationars
stationery stationary
quality kwality
super supa
electrical electricals
choice choise
chemist chemists
butchery bucherry buchery
agrovet agrivet
cafe caffe
clinic klinik
usama osama ussama
`
	.trim()
	.split('\n')
	.map((line) => wordList(line));
