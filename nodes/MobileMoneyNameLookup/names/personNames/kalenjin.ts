import { wordList } from '../words/wordList';

/**
 * Kalenjin names: Kipsigis, Nandi, Keiyo, Tugen, Marakwet, Pokot, Sabaot. Kip-/Ki- begins a man's name,
 * Chep-/Jep-/Che- a woman's.
 */
export const kalenjinNames = wordList(`
arap barmasai barng barngetuny barsosio bartonjo bett birech birgen biwott boinett boit bor bungei busienei chebiegon chebii cheboi chebon
chebunet chelel chelule chemos chemwolo chepkitony chepkonga chepkut chepkwony cheprot chepyegon cheramgoi cherogony cheruiyot cherutich
chesang cheserem cheseto chesire chesoli chirchir chumba chumo kamket kandie kangogo kapel kaptich kaptuiya kaptum kattam keino keitany
kemboi kenei keter kiberen kibet kibitok kibiwott kiboino kibor kibos kibowen kilach kilel kimaiyo kimeli kimetto kimosop kimtai kimulwo
kimurgor kimutai kipchilat kipchirchir kipchoge kipchumba kipkeino kipkemboi kipketer kipkirui kipkoech kipkogei kipkorir kipkosgei
kipkurui kiplagat kiplangat kiplel kipleting kiplimo kipngeno kipngetich kiprono kiprop kiprotich kiprugut kipruto kipsanai kipsang
kipserem kiptanui kiptarus kiptisia kiptoo kiptui kiptum kipyatich kipyator kipyego kipyegon kirui kirwa kisa kisorio kitony kittony kitur
kiyeng koech kogo koimur komen koriot korir koros kosgei kosgey koske koskei kotut kurgat kurui kutto kwambai kwemoi lagat langat lelei
leting limo lokorio lonah lonyangapuo loroupe losiakou lotodo maiyo maritim marus masai matebo mengich metto misoi mitei moi mosop mugun
murei murgor mutai naibei ngeno ngeny ngerech ngetich ngetuny nyige pkosing poghisio psongoywo rono rop rotich rutto sambu samoei sang sawe
sego serem sigei sigilai sirma sitienei sitonik soi songok soy suge sugut surtan talam tallam tanui tarus tergat tirop tisia titomet tonui
too toroitich toweett towett tuei tuitoek tum tuwei yano yatich yator yego yegon
`);
