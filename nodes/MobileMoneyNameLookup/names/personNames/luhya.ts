import { wordList } from '../words/wordList';

/**
 * Luhya names (Bukusu, Maragoli, Wanga, Samia, Kabras, Idakho, Isukha and others). Among the Bukusu
 * Wa- begins a man's name and Na- a woman's. From general knowledge of names common in western Kenya.
 */
export const luhyaNames = wordList(`
wafula nafula wekesa nekesa wanyonyi nanyonyi wanjala nanjala wasike nasike wamalwa namalwa wanyama nanyama wasilwa
nasilwa wasimiyu nasimiyu simiyu wabwile nabwile wabwire nabwire wamukota namukota wepukhulu wetangula wetangla
welime nelima welima wamocha wachiye wasonga wabomba wabuge wabuyabo wakhungu wakhisi wakoli nakoli wambete wambwa
wamboka nambuya wambulwa wandabwa wandera nandera wangamati wangila nangila wangatia wanami wandeo wangwe wanzala
wanzetse waswa wawire nawire wakesho waliaula walubengo nalubengo walumbe nalumbe barasa baraza makokha makhanu
makhoha makanda makunda makari masinde masika masibo matete matasi matisi maunda mayende mabonga machuma mukhwana
mukhongo mukhebi mukoya mukanda mukabana mukangu mulongo mulama mulunda mulupi muliro mulinge mulati munialo muniafu
munoko munyasia murunga musee musembi mushila musungu mutende mutoro muyoka muyonga mudavadi mudogo mudi mugalavai
muganda mukolwe mukuna mulwa muhanda musalia musalimwa musikoyo mutambi mutali mwale mwangale mmbaka mmboga mbaja
mbakaya mbakhaya mbayi kakai kundu kuloba kulundu khaemba khaoya khalwale khamala khamasi khamisi khasakhala khatete
khayega kituyi kibisu kilimo kisia kisiang kisuya kiveu kombo kubasu lihanda likhanga lichuma liyai lugonzo lukhanyu
lumasayi lumumba lusweti luvai luvembe lusimba luttah lutta lubanga lubale lumbasi lukorito achitsa adagala adema
ambani ambasa ambenge ambuka amboka amukoa amukune andabwa anzaya asava ashioya asiligwa atamba ayuma aluda alusa
akhulia akhonya imbwaga imbali injendi indimuli indeche isalambo ingutia inyangala ikhumba itebete ingado imbuga
oduori ojiambo onzere osundwa otinga otsyula okwara omukhango opati osiako nabangi nabalayo nabwala nafuna
nakhumicha nakhanu nakhungu namisi namarome namaemba nambande nambiro namachanja nangekhe nanjekho nasambu nasipwoni
nasimbwa natembeya nanzala netia nekoye neyole nyongesa nyaranga nyukuri shikuku shikanda shikami shikomera shikhule
shitanda shitsama shivachi shivonje shisia shiundu shiroya shibutse simatwa sikuku sikolia simwelo situma sifuna
sirengo sitati soita sudi savula sakwa savatia sichangi saenyi tabuley temba tindi vihenda vulimu vidija visero
vugutsa wabuke khisa khaukha kerre chitechi chimoyi chisika chivini chirande chanzu bwire bwayo busolo bukachi
bulimo butichi burudi munyendo kadima kadenge kagali kegode kesi keya kidake kidula kivairu lagadi lidede magana
magomere majani mahero malala maloba
`);
