import { wordList } from '../../words/wordList';

/** Rarer Maasai, Samburu, Turkana and Borana names. From general knowledge. */
export const rarerMaasaiTurkanaNames = wordList(`
adapal akaran akolom akutan aletia amanikor ameyan amojong angella apalia aperit areman arfasse badassa boneya
burcha chachole dabelo dambala dokatu ebenyo ebongon ejersa ekaale ekadeli ekalale ekaran ekerno ekidong ekiyeyes
ekomwa ekuyen emanikor epetet esekwen esinyen esokon ethekon ethuro etukoit ewalan ewaton eyanae eyapan galgale
galmogle galora galwersi gudere guyato halkeno hapicha hargura jaldesa kampicha kaparo kapolon karino kasaini katelo
keshoi khoyan kilesi kiloku kimiti kinanta kipaken kipees kiperus kipila kirayian kisotu kiyiapi koisikir konana
kotikash kudate kulale kunkuru lankas leakono lekakeny lekango lekarkar lekesike lekorere lekulal lekurtut lelekina
lelesit leluata lemayian lemiso lemomo lemooge lempei lenaipa lengai lengima lenkoe lenkume leparie lepariyo leperes
lesaigor lesamana lesarge leshipai leshore lesian lesuyai letabo letaiyo letimalo letipila letoire letoole letore
letuya lochakai lochilia lochor lodepe lodunga logiel logilae loiptip lojore lokaala lokadon lokamar lokapel lokeris
lokine lokitela lokoel lokomwa lokoyen lokuruka lokwanyi lolgisoi lolpisia lomeri lomilo lomoru lomosia longole
longolol lontoi lonyang loperito loputuke lorinyok lorogoi losinyen lotaan lotela lotira lotuba lotukoi lotulia
loyelel malich mampai mapena matanta matipei meiguran meikoki meishuki meritei meruni metian meyoki midina mingati
moinkett moitalel mosiro mpaima mpusia mukare muntolol murero murkuku mutaiyo naimodu naisimoi naitore nakoel nakola
nalamae nalangu naloto namaiko namana namanu namase nambaso nameri nanetia nanini nankinyi napetet narasha natana
nateyo ngasike ngikor ngipuo ngoitoi nkampi nkanae nkapilil nkoidila nkoitoi nkuito nkukuu nkurumwa ntagusa ntaiya
ntawuasa ntoyian oloiboni olokwani oltimbau oltukai olulunga orguba orkeri oronkai palpal parkire parkusaa parsaiti
parsanka parseen partoip partoti peteiya pilale pushati qalicha rakita ranketi rapaine rerente retiyo rinkoi ripiki
rokoine saibulu saidimu salado salash salaton samante samperu sanaet sananka sancha sarbabi sarinke saruni sayianka
sayiore sekento sempele sempeta sempeyo sendeu senewa sengeny sepere sepina seriani shande sharamo shonko siamanta
siameto sikona simanka simintei simiren simpano sinkeet sinkira sintaro siololo sitelu siyiapei soikan sonkoi
sonkoyo supeyo suyianka teekuru tenges tiampati timado tinina tirati tirike tiyiapo tonkei tonkok toroge torome
tumanka tumuti turana turasha yatani yattani yenkere yiaile yiamat yiapaso
`);
