import { wordList } from '../words/wordList';

/**
 * Luhya names: Bukusu, Maragoli, Wanga, Samia, Kabras, Idakho, Isukha and others. Among the Bukusu Wa- begins a man's
 * name and Na- a woman's.
 */
export const luhyaNames = wordList(`
achitsa adagala adema akhonya akhulia aluda alusa ambani ambasa ambenge amboka ambuka amukoa amukune andabwa anzaya asava ashioya asiligwa
atamba barasa baraza bukachi bulimo burudi busolo butichi bwayo bwire chanzu chimoyi chirande chisika chitechi chivini ikhumba imbali
imbuga imbwaga indeche indimuli ingado ingutia injendi inyangala isalambo itebete kadenge kadima kagali kakai kegode kerre kesi keya
khaemba khalwale khamala khamasi khamisi khaoya khasakhala khatete khaukha khayega khisa kibisu kidake kidula kilimo kisia kisiang kisuya
kituyi kivairu kiveu kombo kubasu kuloba kulundu kundu lagadi lichuma lidede lihanda likhanga liyai lubale lubanga lugonzo lukhanyu
lukorito lumasayi lumbasi lumumba lusimba lusweti lutta luttah luvai luvembe mabonga machuma magana magomere mahero majani makanda makari
makhanu makhoha makokha makunda malala maloba masibo masika masinde matasi matete matisi maunda mayende mbaja mbakaya mbakhaya mbayi mmbaka
mmboga mudavadi mudi mudogo mugalavai muganda muhanda mukabana mukanda mukangu mukhebi mukhongo mukhwana mukolwe mukoya mukuna mulama
mulati mulinge muliro mulongo mulunda mulupi mulwa muniafu munialo munoko munyasia munyendo murunga musalia musalimwa musee musembi mushila
musikoyo musungu mutali mutambi mutende mutoro muyoka muyonga mwale mwangale nabangi nabwala nakoli nalubengo nalumbe namachanja nandera
nangekhe netia neyole nyaranga nyongesa nyukuri oduori ojiambo okwara omukhango onzere opati osiako osundwa otinga otsyula saenyi sakwa
savatia savula shibutse shikami shikanda shikhule shikomera shikuku shiroya shisia shitanda shitsama shiundu shivachi shivonje sichangi
sifuna sikolia sikuku simatwa simiyu simwelo sirengo sitati situma soita sudi tabuley temba tindi vidija vihenda visero vulimu wabomba
wabuge wabuke wabuyabo wabwile wabwire wachiye wafula wakhisi wakhungu wakoli waliaula walubengo walumbe wamalwa wambete wamboka wambulwa
wambwa wamocha wamukota wanami wandabwa wandeo wandera wangamati wangatia wangila wangwe wanjala wanyama wanyonyi wanzala wanzetse wasike
wasilwa wasimiyu wasonga waswa wawire wekesa welima welime wepukhulu wetangla wetangula
`);

/** Rarer Luhya names. */
export const rarerLuhyaNames = wordList(`
abdia amadalo amahwa amalemba ambeva ambunya ambutsi amiani amran amutabi andanje andati andayi andeka andeso andiema angaya angote anjichi
anjili anju anyolo anzetse asutsa atsango atsiaya bokayo chahale chahasi chahilu chanzera chelimo chemiati cherono cherop chibole chiboli
chikamai chikati chiloba chimasia chimwani chirobe chitayi chiteri chivatsi chivole chunguli deka embenzi emuria endusa eshiwani esirenyi
etabale etemesi hanan hetal ikhabi ikunza ilahalwa imbenzi imbugua imbukwa imbusi imbwenya inganji inyanza inziani inzofu isiaho isindu
isutsa itenya itolondo itsura jinal kafuna kaisha kaleha kalerwa kamadi kamidi kamwesa kanaiza kanyika kasaya kasiera kasyoka katumbi
kavaya kavehere kaveza kavogi kayanda kayeli kevogo khabeko khabukwi khabure khabusi khachina khadiri khaduli khagai khagali khaindi
khakame khakina khakula khalayi khalechi khalumi khamadi khamati khamete khamila khaminwa khamoni khanali khandira khasiani khatievi
khavugwi khavulai khayanga khayeli khayesi khayiya khayumbi khazenzi khisia khuboni khulabe khumalo kidaha kidiavai kidiga kigame kiguhi
kihima kilibwa kilivia kilwake kimonye kirongo kisaina kisali kisanya kisienya kitayi kivale kivali kivindyo kulecho kusum lidonde lidoro
ligami ligare ligono liguyani lihavi likhutsa likoko lilumbi limisi linyonyi lisamula lisanza lisimba lisutsa litali litiema litunda liveha
livindi livondo loyalo lubakaya lubengo lubisia lucheli luchemo luchera luchivya lugadiru lugaga lugalia luganji lugano lugwili luhombo
luhunyo lukalo lukano lukhoba lukorir lukoye lukuyani lukwili lulalire lumadede lumati lumiti lumula luseno lusiola lusuli lutali lutomia
lutukhu luvaga luvaha luvinzu luvisia luvonga luyali luyayi luyeku luyuku luzala makomere makuba makunja makwata malemba malenya malesi
malova mamati mamuli mandila manyasi manyonge manyonyi maruti masafu masayi masibayi masolo masungo matanji matekwa matelong matemba
matifari matumbai mayabi mayegu mayeka mayeku mayiani mayunga mbagaya mbayaki mbehero mbulika midamba mideka mideva midikira mihesho mikalo
minishi minyoso misango misigo muchanga muchendu muchere muchika muchiti mudaki mudanya mudeizi mudembei mudenyo mudibo mudoga mudola
mudongi muhadia muhalia muhati muhavi mukabwa mukalama mukasa mukavana mukhaye mukhisa mukhobe mukholi mukhwama mukhwami mukonyo mukoshi
mukoto mukunza mukwambo mulaki mulamba mulanda mulemi muliango mulievi mulili muloma mulomi mulubi muluka mulunji mulusa mumali munaka
munala munandi munasia munayi munika munubi munyani munyanya munyefu munyole munyoro murono murumba murwayi musavi museveni mushieni
mushira musiega musilu musinzi musioma musiomi musitia musotsi musundi musuya musweswa mutanda mutange mutanyi mutesa muteshi mutiembu
mutimba mutola mutsami mutsotso mutula mutuli muyanzi muyekho muyera muyesu muyodi muyuka muyundo mwachi mwalati mwavali mwavishi mwelesa
mwenesi mwinami mwoshi nabalwa nabutola nabututu nabwoba nachesa nadapal nakal nakhanu nakhayo nakhosi nakhungu nakitare nalotuesha nalukhu
naluluma namarome namasaka namaswa namatsi namayi namisi namunyu namutali nandemu nandwa nangabo nangila nanguni narikuni nasimbwa
nasipwondi natembeya nawiri nayeke ndakala ndakwa ndalila ndaliro ndanyi ndengeri ndiema ndinyo ndombi ndukwe nebechi nemali ngaywa ngusale
njalale nyabayo nyarotso nyarwoma nyikuli nyikuri obukosia ochami odanga odinyo ojamaa ojiemu okaali okaalo okhonjo okusimba okwako olamba
oluchina oluchiri oluhano olukaka olumbo olusala oluseno olutali olwenyi omanyala omanyo ombima omboko omboto ombunda omudeck omufira
omulako omulama omulando omulanya omumia omungala omunyin omurunga omurwa omusee omusula omusundi omutanyi omutere omutimba omuyonga
omwakwe ondeyo onyino opanga opembe opwora osabwa otsieno otwane sabatia sagini sakali sakari salamba sambili samita sasaka sawenja selenge
seneiya serebwa shabola shamala shamola shamwama shamwata shatuma shavanga shavola shiaka shiali shibeka shibia shiboko shidoli shihafu
shihemi shihundu shijenje shikanga shikoli shikongo shikoye shikuri shilaho shilako shilamba shilasi shilehwa shilenje shilisia shiliwa
shimaka shimekha shimenga shimoli shimonyo shimuli shinachi shinali shipali shirandu shirima shisakha shisala shisanya shiseka shiseswa
shisiali shisundi shisungu shitakwa shitemi shitoka shitubi shitukhi shituma shitundo shituvi shivairo shivaji shivanda shivembe shivoka
shivona shiyuka sibilike sibota sibweche sichei sihanya sikhila sikhoya sikoyo simani simbili sinantei sindani sinino sisimwo sisungo
sitanda sitawa siteki situbi siundu suvaga tundula valavala vihembo vilembwa vinuthi virenge vogesa vosevwa vugadi vukaya wabuti wabwaya
wabwoba wachioni wafubwa wakhisa wakhule wakhuyi wakoko wakukha walekhwa walela waliama walucho walukaya walukhu walusaka walutila wamache
wamacho wamasai wamatuba wambani wamboko wamela wamutoro wanaswa wandiema wandili wangamwa wangara wangeya wangoli wangusi wanikina wanjofu
wanjusi wanyela wapukha wasaike wasame wasula watima watitwa watulo wechuli wefwafwa wekhomba wekulo welikhe wesamba wetende wetosi wetukha
wisikwa yalwala yavatsa
`);
