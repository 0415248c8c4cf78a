import { wordList } from './wordList';

/**
 * Kenyan counties, towns, Nairobi estates and streets, as they stand in branch names. A place alone does not
 * say whose business it is. From general knowledge of Kenyan geography.
 */
export const places: ReadonlySet<string> = new Set(
	wordList(`
kenya nairobi mombasa kisumu nakuru eldoret thika kitale malindi kakamega kisii nyeri meru embu kericho machakos
garissa wajir mandera marsabit isiolo lodwar lamu kilifi kwale voi taveta wundanyi hola makueni kitui mwingi wote
emali kibwezi mtito namanga kajiado ngong rongai kiserian kitengela athi syokimau mlolongo naivasha gilgil narok
bomet sotik litein kapsabet nandi iten kabarnet eldama ravine maralal nanyuki nyahururu karatina kerugoya kutus sagana
muranga maragua kenol ruiru juja kiambu limuru githunguri gatundu kikuyu wangige banana kabete uthiru kinoo kangemi
westlands parklands kilimani kileleshwa lavington karen langata southb southc southlands kibera kawangware dagoretti
eastleigh pangani ngara muthaiga roysambu kasarani zimmerman githurai kahawa wendani sukari mwiki ruai kayole komarock
umoja donholm buruburu embakasi pipeline utawala tassia fedha imara nyayo madaraka gikomba muthurwa kariobangi dandora
huruma mathare ruaraka korogocho baba dogo lucky summer githogoro gigiri runda kitisuru loresho upperhill hurlingham
industrial cbd tom mboya moi kenyatta kimathi biashara luthuli ronald ngala river accra latema kirinyaga
nyali bamburi mtwapa likoni changamwe miritini mikindani tudor kisauni shanzu kongowea ukunda diani msambweni watamu
mariakani kaloleni bungoma webuse webuka webuye kimilili busia malaba mumias butere siaya bondo ugunja ahero kondele
homabay homa mbita oyugis migori awendo rongo kehancha isebania nyamira keroka ogembo kilgoris bumala luanda vihiga
mbale chavakali kaimosi majengo turbo burnt forest moiben kapenguria makutano ortum kakuma lokichoggio marigat mogotio
molo njoro elburgon londiani kipkelion muhoroni chemelil awasi maseno yala ugenya usenge chuka chogoria
nkubu maua mikinduri timau runyenjes siakago ishiara mwea wanguru kianyaga olkalou engineer ndaragwa rumuruti laikipia
matuu kangundo tala masii wamunyu kathiani mitaboni sultan hamud loitokitok kimana bissil magadi suswa maimahiu
kijabe kinangop njabini tigoni ruaka rwaka ndenderu muchatha elgon mt aberdare rift pwani nyanza coast
baringo samburu turkana pokot nyandarua tharaka uasin gishu trans nzoia keiyo marakwet elgeyo
city mall town airport jkia wilson garden junction sarit village yaya galleria prestige europe asia
`),
);

/**
 * Countries and nationalities other than Kenya, in English: in a business name they mark a company of its own,
 * so `X` and `X Uganda` are two holders.
 */
export const foreignCountries: ReadonlySet<string> = new Set(
	wordList(`
uganda tanzania rwanda burundi ethiopia somalia sudan congo malawi zambia zimbabwe mozambique botswana namibia
nigeria ghana senegal cameroon egypt morocco algeria tunisia libya angola madagascar mauritius seychelles eritrea
djibouti benin togo mali niger chad gabon liberia gambia guinea lesotho eswatini zanzibar india pakistan
bangladesh nepal lanka china japan korea taiwan singapore malaysia indonesia philippines thailand vietnam cambodia
myanmar mongolia kazakhstan uzbekistan turkey iran iraq israel jordan lebanon syria qatar kuwait oman yemen emirates
dubai france germany deutschland spain portugal italy italia netherlands nederland belgium luxembourg austria
switzerland ireland scotland england britain uk usa america denmark norway norge sweden finland iceland
poland czech slovakia hungary romania bulgaria greece serbia croatia slovenia ukraine russia belarus lithuania latvia
estonia georgia armenia azerbaijan canada mexico brazil brasil argentina chile peru colombia venezuela ecuador bolivia
paraguay uruguay cuba jamaica haiti panama guatemala honduras australia zealand cyprus malta
`),
);
