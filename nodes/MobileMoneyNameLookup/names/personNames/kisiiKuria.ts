import { wordList } from '../words/wordList';

/** Kisii (Gusii) and Kuria names. */
export const kisiiKuriaNames = wordList(`
abuga abuya angwenyi anyega arasa areba ariga arori asiago asuma atambo ayiera birundu biyogo bogere bogonko bonyo bosire bwoma chacha
gesira getange getembe getui gichana gikenyi gisemba gisiora gwaro isaboke isanda isoe kebaso kebati kengere kenyanya kenyatta kerama
keraro kereri kerongo kianira kibagendi kimaiga kinaro maangi machogu machoka machuka magara magati magoma mainye mairura makini makori
maobe maosa marita maroa maroko masanja masese matara matoke matundura mayaka mecha miruka misati miyienda mobegi mobisa mochama moenga
mogaka mogeni mogere mogire mogoa mogusu mohono moindi mokaya mokoro mokua momanyi monari mongare monyancha monyenye moracha morara moraro
moreka morema moronge moseti mosongo mosoti motari muniko mwita ngariba nyaata nyaberi nyaboga nyabuti nyabuto nyachio nyagaka nyagwisi
nyairo nyakoe nyakundi nyamao nyambane nyamohanga nyamongo nyamweya nyandoro nyangaresi nyangau nyangi nyangoto nyankieya nyantika nyanumba
nyarangi nyareru nyaribari nyariki nyasani nyasimi nyatichi nyauncho nyougo obaga obara obare obiri obonyo oboso obure ochengo ochoki ogaki
ogaro ogero ogeto oirere okari okenye okerio okero okioga omae omari ombachi ombaso ombati ombese ombongi ombui omenge omoi omoke omosa
omwansa omwega omwenga omweri omwoyo onchari onchiri onchoke onchonga onchwari ondara ondari onderi ondieki ondimu onduko ongaga ongaki
ongera ongwae ongwenyi onkoba onkundi onserio ontita onwonga onyambu onyancha onyinkwa onyoni orangi orori osebe oseko osiemo otachi otiso
otwori oure rioba sabure sagire wangubo
`);

/** Rarer Kisii and Kuria names. */
export const rarerKisiiKuriaNames = wordList(`
achoki angima anunda anyona aranda asanyo atandi basweti bichage bichanga bikeri birongo bitange bogomba bonuke boraya borura botesi buyaki
bwonda chomete gekara gekonde gekonge gesaka gesicho gesimba getate getenga geteri getuma ghasuku gichaga gisore kabaya kebabe kebasi
kegesa kegoro kehongo kemoni kenani kengara kerage keraita kerandi kerema kerosi kiangi kibwage kibwari kimori kinanga kirage kiraita
kiriago kisiri kiyaka kurare machoge magabe magaiwa magangi magata mageto magige magiya magoncho magutu maikuri makone makuri makworo
manani manoti manyange manyura maraga maranga marube masaki masanta masita masongo matagaro mataya matinde mayieka mayoyo mecheo meroka
minyori mirieri mitema mochache mocheche mochere mochoge mochumbe mogambi mogendi mogesa mogondo mogotu mokamba mokandu mokono momposhi
monene mongeri monyangi monyoro morari moroga moronya mose mosenda mosigisi mosioma mosomi mosore mosota motanya motaroki mwikwabe nchagwa
nyabaro nyabero nyabicha nyabiosi nyabisi nyaboro nyabwari nyachae nyachiro nyachoti nyaega nyaenya nyaigoti nyakeri nyakiba nyakina nyakoi
nyakoni nyakwara nyakwaya nyamabe nyamache nyamari nyambaka nyambati nyambega nyamburi nyamemba nyamete nyamisa nyamosi nyamumbo nyamwamu
nyamwaro nyanaro nyandika nyandusi nyangara nyangena nyangeri nyanguru nyankuru nyanokwe nyantari nyaoga nyaoma nyaramba nyarango nyarora
nyarunda nyasae nyasinga nyatangi nyatete nyatuga nyatuka nyauma nyaundi nyawacha nyawanga nyayiemi nyoero obaigwa obonyano obuchi obwocha
obwoge obwogi ochako ochari ochenge ogachi ogamba ogechi oigara oisebe okebiro okerosi omagwa omambia omandi omanga omanwa omaoro omariba
omayio ombaba ombagi ombasa ombega ombengi ombiro omboki ombonya ombori ombuki ombuna ombwori omingo omogaka omogeni omonding omotiba
omwando omwansu omwanza omwenji ondabu ondiba ondicho ongacha ongango ongechi ongesa ongoncho ongori ongubo onkangi onsando onsare onsarigo
onsase onsomu onsongo onteri ontiri ontweka onyari onyonka onyoro oranga orioki osiago osinde osindi otieri oyunge rasugu ratemo rianga
ritongo rogito saboke sangera sarange sironga tinega tirimba tureti wegoro werema wesigwa yobesia
`);
