import { wordList } from '../words/wordList';

/** Kisii (Gusii) and Kuria names. From general knowledge of names common in Kisii, Nyamira and Kuria. */
export const kisiiKuriaNames = wordList(`
nyaboke moraa kerubo kemunto kwamboka bosibori bochaberi bonareri bosire bitutu gesare gesira getembe nyanchama
nyanchoka nyaboga nyabonyi nyabuto nyachio nyairo nyakerario nyakundi nyakoe nyambane nyamoita nyamweya nyandoro
nyangau nyangaresi nyangoto nyankieya nyanumba nyareru nyaribari nyariki nyarangi nyasani nyasimi nyatichi nyauncho
nyomenda nyougo nyamao nyamongo nyaata nyaberi nyabuti nyagaka nyantika moturi monari mokua mokaya mogaka mogeni
mogire mogere mogoa mogusu moindi moenga momanyi mobisa mobegi mochama moseti mose mosoti mosongo motari moronge
morara moracha moreka mokeira mokoro mongare mongina monyenye monyancha morema moraro miyienda miruka misati machogu
machuka machoka magara magati magoma maangi makori makini mainye maobe maosa marita maroko masese matundura matoke
mayaka mairura obaga obara obare obiri obonyo oboso obure ochoki ochengo ogaro ogaki ogero ogeto oirere okari
okenye okerio okero okioga omae omari ombachi ombaso ombati ombese ombongi ombui omenge omosa omoke omoi omwega
omwenga omweri omwansa omwoyo onchari onchiri onchwari onchonga onchoke ondara ondari ondieki ondimu onduko onderi
ongaga ongaki ongera ongwae ongwenyi onkoba onkundi onserio ontita onwonga onyancha onyambu onyinkwa onyoni orangi
orori osebe osiemo oseko otachi otiso otwori oure kebaso kebati keraro kerama kereri kenyatta kenyanya
kengere kibagendi kianira kimaiga kinaro kerongo birundu biyogo bogonko bonyo bogere bwari bwoma areba arasa ariga
arori asiago asuma ayiera angwenyi anyega abuga abuya atambo getange getui gichana gikenyi gisemba gisiora gwaro
isaboke isanda isoe matara mecha chacha mwita marwa robi boke gati bhoke ghati nyangi nyamohanga rioba maroa masanja
mogesi mohono muniko ngariba nyagwisi sabure sagire samwel wangubo wegesa weisiko
`);
