import { wordList } from '../words/wordList';

/**
 * Kalenjin names (Kipsigis, Nandi, Keiyo, Tugen, Marakwet, Pokot, Sabaot). Kip-/Ki- begins a man's name,
 * Chep-/Jep-/Che- a woman's. From general knowledge of the custom and of athletes and public figures.
 */
export const kalenjinNames = wordList(`
kipchoge kipkoech kipkemboi kipketer kipkurui kiplagat kiplangat kiplimo kiprono kiprop kiprotich kipruto kipsang
kiptanui kiptoo kiptum kipyego kipyegon kipngeno kipngetich kipchumba kipchirchir kiprugut kipkorir kipkirui
kipkosgei kipkeino kipleting kiplel kipsanai kipserem kiptarus kiptisia kipyator kipyatich kipkogei kipchilat kibet
kibor kibos kibiwott kiberen kibowen kimaiyo kimeli kimetto kimosop kimurgor kimutai kimtai kimulwo kirui kirwa
kitur kitony kittony kiptui kisorio kilel kilach kimaru kiboino kibitok chebet chebii cheboi chebiegon chebon
chelagat chelangat chelimo chelule chemutai chemtai chepchirchir chepchumba chepkemboi chepkemoi chepkirui chepkoech
chepkorir chepkurui chepkwony chepngeno chepngetich cheptoo cheptum chepyegon chepkosgei cheptanui chelel cherono
cheruiyot cherop cherotich cheruto cherutich chesang cheserem chesire cheseto chesoli chumba chumo chirchir chepkut
chemos chemwolo cherogony chebunet jebet jebiwott jebichii jelagat jelimo jemutai jemeli jepchirchir jepchumba
jepkemboi jepkemei jepkoech jepkorir jepkosgei jepkurgat jepleting jepngetich jeptoo jeptum jerono jerop jerotich
jeruto jesang jesire jerutich jebungei jemaiyo jepkirui jeptanui arap barng barngetuny barmasai barsosio bartonjo
bett biwott birgen birech boinett boit bor bungei busienei cheramgoi kandie kaptich kaptuiya kaptum kattam keino
keitany keter kemboi kenei koech koros korir kosgei koskei kosgey koske koimur komen kogo koriot kurgat kurui kutto
kiyeng kwambai kangogo kotut kwemoi lagat langat lelei leting limo lokorio lonah loroupe maiyo maritim marus matebo
mengich metto misoi moi mosop murei murgor mutai mitei mugun ngeno ngeny ngetich ngetuny ngerech nyige rono
rop rotich rutto sang sambu samoei sawe sego serem sigei sigilai sirma sitienei sitonik soi songok soy suge sugut
surtan tanui tarus tallam talam tergat tirop tisia titomet toroitich tonui too towett toweett tuei tuitoek tuwei tum
yator yego yegon yatich yano lotodo lonyangapuo kamket pkosing poghisio losiakou kapel naibei psongoywo masai kisa
cheprot chepkonga chepkitony
`);
