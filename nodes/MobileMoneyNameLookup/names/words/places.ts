import { wordList } from './wordList';

/**
 * Kenyan counties, towns, Nairobi estates and streets, as they stand in branch names. A place alone does not
 * say whose business it is. From general knowledge of Kenyan geography.
 */
export const places: ReadonlySet<string> = new Set(
	wordList(`
aberdare accra ahero airport asia athi awasi awendo baba bamburi banana baringo biashara bissil bomet bondo bumala bungoma burnt buruburu
busia butere cbd changamwe chavakali chemelil chogoria chuka city coast dagoretti dandora diani dogo donholm eastleigh elburgon eldama
eldoret elgeyo elgon emali embakasi embu engineer europe fedha forest galleria garden garissa gatundu gigiri gikomba gilgil gishu githogoro
githunguri githurai hamud hola homa homabay hurlingham huruma imara industrial isebania ishiara isiolo iten jkia juja junction kabarnet
kabete kahawa kaimosi kajiado kakamega kakuma kaloleni kangemi kangundo kapenguria kapsabet karatina karen kariobangi kasarani kathiani
kawangware kayole kehancha keiyo kenol kenya kenyatta kericho keroka kerugoya kiambu kianyaga kibera kibwezi kijabe kikuyu kileleshwa
kilgoris kilifi kilimani kimana kimathi kimilili kinangop kinoo kipkelion kirinyaga kisauni kiserian kisii kisumu kitale kitengela kitisuru
kitui komarock kondele kongowea korogocho kutus kwale laikipia lamu langata latema lavington likoni limuru litein lodwar loitokitok
lokichoggio londiani loresho luanda lucky luthuli machakos madaraka magadi maimahiu majengo makueni makutano malaba malindi mall mandera
maragua marakwet maralal mariakani marigat marsabit maseno masii mathare matuu maua mbale mbita mboya meru migori mikindani mikinduri
miritini mitaboni mlolongo mogotio moi moiben molo mombasa msambweni mt mtito mtwapa muchatha muhoroni mumias muranga muthaiga muthurwa
mwea mwiki mwingi nairobi naivasha nakuru namanga nandi nanyuki narok ndaragwa ndenderu ngala ngara ngong njabini njoro nkubu nyahururu
nyali nyamira nyandarua nyanza nyayo nyeri nzoia ogembo olkalou ortum oyugis pangani parklands pipeline pokot prestige pwani ravine rift
river ronald rongai rongo roysambu ruai ruaka ruaraka ruiru rumuruti runda runyenjes rwaka sagana samburu sarit shanzu siakago siaya sotik
southb southc southlands sukari sultan summer suswa syokimau tala tassia taveta tharaka thika tigoni timau tom town trans tudor turbo
turkana uasin ugenya ugunja ukunda umoja upperhill usenge utawala uthiru vihiga village voi wajir wamunyu wangige wanguru watamu webuka
webuse webuye wendani westlands wilson wote wundanyi yala yaya zimmerman
`),
);

/**
 * Countries and nationalities other than Kenya, in English: in a business name they mark a company of its own,
 * so `X` and `X Uganda` are two holders.
 */
export const foreignCountries: ReadonlySet<string> = new Set(
	wordList(`
algeria america angola argentina armenia australia austria azerbaijan bangladesh belarus belgium benin bolivia botswana brasil brazil
britain bulgaria burundi cambodia cameroon canada chad chile china colombia congo croatia cuba cyprus czech denmark deutschland djibouti
dubai ecuador egypt emirates england eritrea estonia eswatini ethiopia finland france gabon gambia georgia germany ghana greece guatemala
guinea haiti honduras hungary iceland india indonesia iran iraq ireland israel italia italy jamaica japan jordan kazakhstan korea kuwait
lanka latvia lebanon lesotho liberia libya lithuania luxembourg madagascar malawi malaysia mali malta mauritius mexico mongolia morocco
mozambique myanmar namibia nederland nepal netherlands niger nigeria norge norway oman pakistan panama paraguay peru philippines poland
portugal qatar romania russia rwanda scotland senegal serbia seychelles singapore slovakia slovenia somalia spain sudan sweden switzerland
syria taiwan tanzania thailand togo tunisia turkey uganda uk ukraine uruguay usa uzbekistan venezuela vietnam yemen zambia zanzibar zealand
zimbabwe
`),
);
