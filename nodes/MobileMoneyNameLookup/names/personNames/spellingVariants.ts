import { wordList } from '../words/wordList';

/**
 * Each line is one name in the spellings that people and registers use. Kept to spellings of one name: Wanjiku and
 * Wanjiru, Amin and Amina, Otieno and Atieno are different names and stand in no line together. From general
 * knowledge of Kenyan identity documents; regular differences (double letters, y/i, th/t) are in `soundKey`.
 */
export const spellingVariants: readonly (readonly string[])[] = `
abdi cabdi
abdifatah abdulfatah abdifitah
abdighani abdulghani
abdihalim abdulhalim
abdihamid abdulhamid
abdijabar abduljabar
abdilatif abdullatif
abdimajid abdulmajid
abdimalik abdulmalik
abdinoor abdulnoor
abdiqafar abdulghafar
abdirahim abdulrahim abdurahim
abdirauf abdulrauf
abdisalam abdulsalam abdisalan abdusalam
abdisamad abdulsamad abdulswamad
abdisitar abdulsatar
abdiwahab abdulwahab
abdiweli abdiwali
abdulaziz abdiaziz abdelaziz abdulazeez abdullaziz
abdulhakim abdihakim
abdulkadir abdikadir abdulqadir abdelkader abdiqadir abdukadir
abdulkarim abdikarim abdulkareem
abdullah abdallah abdulla abdalla abdala abdulah cabdulla
abdullahi abdillahi
abdullahi abdulahi abdilahi abdullaahi cabdullaahi cabdullahi
abdulnasir abdinasir abdulnassir
abdulrahman abdirahman abdurahman abdurrahman abdelrahman abdiraxman abdrahman
abdulrahman abdurehman abdulrehman
abdulrashid abdirashid
abdulrazak abdirizak abdirizack abdulrazaq
abubakar abubakari
abubakar abubakr abukar abubaker
achieng achiengi
adan aden
agrovet agrivet
ahmed ahamad
ahmed ahmad achmad axmed ahamed ahmedi
aisha asha aysha aysa aesha ayesha caisha eisha
aisha caasha
ali cali
aloyce aloys aloise
alphonce alphonse alfonse alfonce
amina aminah ameena aminaa
ann anne
anna ana annah
anthony antony anthoni antonie
anwar anuar
ashraf ashiraf
bashir basheer bashar
beatrice beatris betrice beatrix beartrice
benard bernard bernad benad
bilal belal
biwott biwot
brigid bridget bridgit brigit
burhan burxaan
cafe caffe
calvin calvine
calvince kalvince calvins
caroline carolyne carolyn karoline carolin carolline
catherine katherine kathryn cathrine catheryne catharine katharine kathrine catheline katherin kathrin
chauhan chohan chouhan
chemist chemists
cheruiyot cheruyot cheruiyott
choice choise
christina christiana
christine kristine cristine christin chrystine kristin
christopher kristopher christofer cristopher
clinic klinik
consolata consolate
cornelius cornelious kornelius
cosmetics kosmetics
cynthia sinthia cinthia cynthiah
dahabo dahaba
daniel daniell danieli danyel
daud dawud
deborah debora debra
deka deeqa
diana dianah dayana
dominic dominick dominik
dorcas dorcus dorkas
doreen dorine dorin
dualle duale ducaale
electrical electricals
elijah elija eliya elijar
elizabeth elisabeth elizabert elizabeti elizabethe
elmi cilmi
emmanuel emanuel imanuel imanueli immanuel
erick eric erik
esther ester esta
eucabeth yucabeth eukabeth
eunice eunise younice
everlyne evelyn evelyne evalyne everline eveline evaline everlyn evaleen
ezekiel ezekial ezechiel
fadhil fazil
faisal feisal faizal
faiza faisa
farah faarax farax
farhan farxaan
farhia farhiyo farxiya
fathiya fathiyo
fatuma fadumo fatumo
fatuma fatma fatima fatimah faduma fatoumata fatumah
fawzia fowzia fauzia fosia
florence florance florens
frederick fredrick fredric frederic fredrik fredrich frederik friedrich fridrich
gabriel gabrieli
gacheri gaceri kacheri
gathoni gadhoni
geoffrey jeffrey geofrey jeffery jefrey joffrey jeoffrey geoffry
gertrude getrude gatrude
gideon gidion gedion
gitonga githonga
gladys gladis gladdys
guled guleed
habiba xabiiba habibo
hafsa hafswa xafsa
haji hajji hadji
halima halimah haleema
halima halimo xalimo
hamisi khamis hamis khamisi
hamisi khamisy
hamza hamsa
hannah hanna hana
hashim hashimu
hassan hasan hasani xasan
hassan xassan
hawa hawo xawo
hellen helen hellene helene
hesbon heshbon
hezekiah hezekia
hezron hesron
hirsi hersi xirsi
hodan xodan
hussein hussain husain husein hosein hossain huseyin xuseen
hussein hussien husseini
ibrahim ebrahim ibrahimu ibraheem abrahim ibrahin
ibrahim ibrahem
idris idiris idirisa
idris idriss edris
immaculate emmaculate imaculate
irene irine ayrene iren airine
isaac isaack isack issac isak isaak issack isaka
isaiah isaya isayah
ismail ismael ismaeel ismaili esmail
issa isa ise eisa ciise
jabir jaber
jabril jibril gibril
jacqueline jackline jacquiline jaqueline jacklyne jacklin jacquelyn jackeline jaclyne jacquline jacklene
jafar jafari
jafar jaffer jaafar jafer
jama jamac
jamal jamaal gamal
james jaymes jemes
jane jayne jeyn
janet janeth jannet
jebet chebet
jelagat chelagat
jelimo chelimo
jemutai chemutai
jennifer jenifer jeniffer jenniffer
jepchirchir chepchirchir
jepchumba chepchumba
jepkemboi chepkemboi
jepkirui chepkirui
jepkoech chepkoech chebkoech jebkoech
jepkorir chepkorir
jepkosgei chepkosgei jepkosgey
jepngetich chepngetich
jeptoo cheptoo
jeremiah jeremia jeremiya geremiah
jerono cherono
jerop cherop
jerotich cherotich
jeruto cheruto
jesang chesang
joan joane
john jon johne
johnston johnstone
jonathan johnathan jonathon
joseph josef joseff yosef
josephat josphat jehoshaphat josaphat
josephine josephin josefine josphine
joshi joshy
joshua joshuah yoshua
judith judit
juliet juliette
julius julias
juma jumaa juuma
kaltuma kulthum kaltun
kamau kamao
karanja kalanja
karim karimu
kariuki karioki kariuky
kassim gassim
kassim qassim qasim kasim gasim
kemunto kemonto
kennedy kenedy kenneddy
kenneth keneth kennith
khadija khadijah kadija hadija khadidja qadija khatija
khadija khadijo
khadra khadro
khair kheir
khalfan halfan
khalid khaled khalidi
khalif kalif
khatib khatibu hatibu
kibet kibett
kimani kimanni
kinyanjui kinyanjuwi kenyanjui
kipkoech kipkoich
kiplagat kiplagatt
kiprotich kiprotiich
koech koechi koich
kosgei kosgey
koskei koske
kuria kurea
kwamboka kuamboka
lakshmi laxmi
lawrence laurence lawrance lorence laurance
lilian lillian liliane lilyan lilliane
linet lynet lynette linnet linette
lucy lucie lusi
lydia lidia lydiah
macharia macaria masharia
madina medina
mahdi mahadi mehdi
mahmoud maxamud maxmuud
mahmoud mohamud mahmud mahmood maxamuud
maimuna maymuna memuna maimun
maina mainah
margaret margret magret magaret margareth magreth margarete
mariam maryam mariamu maryan mariyam meriam
mariam maryamu
masoud masudi
matthew mathew matthews mathieu matayo
maureen moreen mourine maurine moureen
maurice moris
mehta metha
mercy mercie mersy
michael micheal mikael maikel mikal micael
mildred mildread
millicent milcent
millicent milicent melicent mellicent millicient millycent
miriam myriam
mohamed mohammed muhammad mohammad muhammed mohamad mahamed maxamed muhamad mahomed mohamedi muhamed mohammod mochammad mohd
monica monicah monika
moses mozes mosese mosess
mubarak mbarak mbaraka mubaraka
muhidin mohyadin muhiadin
muhumed mohumed
muhumed muxumed
mukhtar moktar
muriithi mureithi muriethi murithi
muriuki moriuki
musa muse moussa
mustafa mustapha mostafa mustaf
mustafa mustwafa
musyoka musioka
muthoni mothoni mudhoni
mutisya mutisia
mutua mutuwa
mutuku mutuko
mwanahamisi mwanakhamisi
mwanaisha mwanaesha
mwangi muangi mwangy
nafula naphula
nancy nancie nansi
naomi naome
nasir nasser
nasra nasro
nassor nassoro
nasteha nasteho
nduku ndoku
ndungu ndongu
nekesa nekeza
ngetich ngeetich ngetichi ngetic
nicholas nicolas nickolas nikolas nicholus nicholaus
njeri njere njery
njoki njoky
njoroge njorogi njorogee
noor nur nour noore nuur nooru
noreen norine
nurdin noordin nuruddin noorudin
nyaboke niaboke
nyambura nyambula
nyokabi niokabi
ochieng ochiengi
odhiambo odiambo
odinga odhinga
okoth okot
omar omary
omar umar omari omer cumar umaru
osman cismaan
osman othman uthman usman athman athumani cusmaan atman osmani
ouma oumah
patel patell
patrick patric patrik
paul paulo pol
pauline paulyne paulin
penina peninah pheninah pennina
perpetua papetua
peter petero pitter piter
philip phillip philipp filip
phillips philips
philomena filomena
phoebe pheobe phebe
priscilla priscillah prisila prisilla
quality kwality
rachel rachael racheal rachell raquel rachiel
rahma rahmo raxma
rajab rajabu
ramadhan ramadan ramathan ramadhani ramazan
raphael rafael raffael
rashid rasheed rashidi
rebecca rebeccah rebeka rebecah
ridhwan rizwan
roble rooble
rono ronoh
rose roze
rotich rottich
rukia rukiya rukiyah ruqia ruqiya
rukia ruqayya ruqayo
ruth rutha
ruto rutto rutoh
sabir swabir
sabra swabra
sadik sadiq
sadik swadik
safia safiya sofiya safiyya
safia swafia
sahra sahro saharo
said saeed sayeed saidi saiid
saleh swaleh salih
salha swalha
salim saleem salimu saalim
salim selim salimo
samuel samwel samuell samwell samueli
sarah sara sera serah
saumu swaumu
scholastica scholasticah scolastica skolastika
seif saif
shaban shabani
shamsa shamso
shamsudin shamsidin
shariff sharif sherif shareef
sharon sharron shalon
sheikh sheik shaikh shaykh
sheikh shiekh sheekh
shukri shukuri
simiyu simiu
singh sing sinh
stanley stanely stanly
stationers stationars
stephen steven stephene stefan stephan stiven steve
suleiman saleban sleiman
suleiman suleman sulaiman sulayman seleman selemani suleimani solaiman suleyman
sultan sultani
super supa
susan suzan
susanna susannah suzana suzanna
susanne suzanne suzane
sylvia silvia
syprosa cyprosa
taha twaha
tahir twahir
talib twalib
tawfiq taufiq
tayib twayib
teresa theresa teresia theresia tereza teresiah theresiah terezia
thakkar thakker thakar
titus tito
towett toweett towet
ubah ubax
usama osama ussama
veronica veronicah veronika
vincent vinsent
violet violette
vivian vivianne vivien viviane vivyan
wafula wafulla
wairimu wairimo
waithira waithera waithirah
wambui wamboi wambuy
wangari wangare
wangeci wangechi wangeshi
wangui wangoi
wanjeri wanjere
wanjiku wangiku wanjikoo
wanjiru wanjiro wangiru
warsame warsama warsami
warsame warsamo
wekesa wekeza
winfred winifred winfreda winfrid
wycliffe wickliffe wyclif wycliff wickliff wycliife
yahya yahia yahaya
yakub yaqub yakubu yaqoub
yasmin yasmine
yunis yonis yunus
yusuf yussuf yusuph yousuf youssef yousef yussuph yuseph yusufu
zahra zahara zahro
zainab saynab zaynaba
zainab zeinab zaynab zainabu zeinabu zaynabu
zaitun zeitun zaituni zeituni
zakaria zakariya zakariah zachariah zacharia zachariya
zawadi zawad
zipporah ziporah sipora zippora
zubeda zubeida zubaida
zubeir zubair
zuhura zuhra
zulekha zuleikha suleekha
zulfikar zulfikari
`
	.trim()
	.split('\n')
	.map((line) => wordList(line));
