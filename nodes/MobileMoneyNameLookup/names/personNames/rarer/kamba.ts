import { wordList } from '../../words/wordList';

/** Rarer Kamba names. From general knowledge. */
export const rarerKambaNames = wordList(`
ilinga ilondu inguli isemeki isovya itambo kaindi kaluku kalunda kambua kamwende kanyeki kasembi kasuni katheke
kathike kathumbi katumbu kaumbulu kavete kavinda kavivya kavulu kikuvi kilaki kiloko kimandi kimangu kimole kimomo
kimonge kimongo kinama kingoo kinuva kinyumu kisavi kiseli kisina kitala kitema kithei kithikii kithuka kithuku
kititu kitivo kituku kituva kiundi kivati kivelenge kivinda kivisi kivondo kivunza kiwinda kyalonza kyambo kyumwa
kyungu kyunguti maitha makenzi makewa makumbi maluki malusi maluvu mangeli manthi masesi masyuki mateli mathei
mathuku matiku matuku maundu mbaluka mbaluto mbenge mbithuka mboloi mbulwa mbwika mulaimu mulanga mulangi mulela
muloki mumangi mumbuni munyalo munyambu munyeke munyithia munywoki munzaa musembeli musengi musinga musomba mustya
musumba musumbi musunza musuva musuvi mutala mutambu muteria mutetei muthangya muthikwa muthungu mutiangu mutinga
mutune mutwii muumbi muusya muvanga muvengi muvili muvinya mwalali mwalika mwambu mwikalo mwololi mwonga ndaiya
ndumbi nduvya ngalatu nganda ngenga nginda ngoloma ngolya ngonde ngunzi ngusya nguuku ngwele ngwili nthiwa nthoki
nthuli nthumbi nzamalu nzamba nzangi nzesya nzimba nzinga nzingu nzinzi nzonzo nzungi nzungu syanthi syindu syomunyi
syondo syumbua wakavi waluvu wambuli wambunya watuka yumbya
`);
