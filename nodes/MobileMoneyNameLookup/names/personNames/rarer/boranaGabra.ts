import { wordList } from '../../words/wordList';

/** Borana, Gabra, Sakuye, Orma and Burji names. From general knowledge. */
export const boranaGabraNames = wordList(`
abakiro abakora abba abiyo abudho abudo alake anole ashana ashe badada badake bagaja bagajo bajuta bakata balesa
balla banticha barako barisa bariso batalo baticho bidhu bidu bilacha bilala bonaiya boricha bude buko bukuro bule
buya chachu charfi charri chiri chirri chukulisa dabasa dadacha dadho dalacha dale dansa daro deko derora dhadha
dhadho dhiba dhida dido diima diko dima diramo doko dololo dubba dulacha dullacha dure dureti ejeta elemo eltu
falana fugicha funan gababo galata galgalla galgallo galicha galo gamacha gamado ganna gara garo garse gelgelo gelo
goba gobu godhana golija golocha golompo gonjobe goro gubo gudina gufu gurmesa guyyole habane hache hadamo halakano
halakhe hambule hanshure hanto hargeso hatu hawato hiribae hiyesa hokile hora huqa husa ibren ilme iyya jaatani
jaldesso jaldo jarra jarrso jatani jattan jila jillo jilo jima jirmo jiru joldesa kabalo kanchoro kara karu kiya
kokane komora kontoma korbaro korio korma kotola kubi kullu kumpi lago laqo liben maali malla mamicha manto matalo
moke mulata nagelle obse orgo orto qabbale qalla qampicha qancharo qararo qararsa qorso qoto qumbi qunno rare robale
sabdio sado saku samo sankura sharu sode sori tadicha tallo teso tiya tolola toya tudo tulu tuye uchuma ukur uthe
wachu wagaye waqe wariyo watto woche wolena woricha yabalo yado yiya
`);
