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
