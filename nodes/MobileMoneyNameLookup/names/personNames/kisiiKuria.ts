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
