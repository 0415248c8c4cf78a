import { wordList } from '../../words/wordList';

/** Rarer Kalenjin names. From general knowledge. */
export const rarerKalenjinNames = wordList(`
aengwo arusei ayabei bargoria barkutwo barmao barsitei barsulai bartai bartilol bartoo beliut biegon bittok bomett
borter buigut chebiego chebore cheboror chebusit chebwai chekwony chelanga chelegat chelogoi cheluget chemai
chemaiyo chemalan chemase chemiron chemitei chemjor chemosi chemwei chemweno cheploo chepotum chepsang chepseba
chepsoi cheptai chepteek cheptek cheptora cheptumo cheres cheriro cherobon cherogon cheron cherugut cherutoi cherwa
cherwon chesaro chesebe chesiyna chesoi chesum chesumei jelanga jelimoh jemaiywo jemursoi jemwei jerugut jesaro
kamuren kapkiai kaptalai karoney kauria kendagor kerich kering ketter kibebei kibichii kibiego kibiwot kibogy
kibungei kibyego kigetuny kilisio kimagat kimagut kimase kimining kimitei kimoning kimosbei kimuge kimugung kimugut
kimutaih kimwei kipchumo kipkalya kipkazi kipkech kipkemei kipkesio kipkeu kipkiror kiplabat kipleel kiplenge
kiplombe kipngok kipoech kiprigut kipromoh kipsaina kipsambu kipsanga kipsat kipsigei kipsiro kipsisei kipsoi
kiptaiwa kiptalam kiptemoi kiptenai kipterer kiptonui kiptuge kiretai kirgit kirgotty kirorei kirwok kisang kittur
kiyondi koigei komingoi korgoren koross kositany koskey kotuut kurere labaso labatt leitich lobolia lobolo lokwang
lomada lotudo loyatum makilap maswai mosbei mosonik murkomen mursoi ngasura ngeiywo ngelel ngososei nyigei nyongio
rugutt ruttoh sergon seronei seroney serser simatwo simotwo sitiene songwa sumukwo tanuii terigin tororei tuimur
turgut
`);
