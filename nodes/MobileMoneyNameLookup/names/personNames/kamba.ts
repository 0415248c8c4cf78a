import { wordList } from '../words/wordList';

/** Kamba names: Machakos, Makueni and Kitui. */
export const kambaNames = wordList(`
ikusya ileli ilovi isika itumo ivuti kalinge kalonzo kamuti kanzi kasimu kasuku kasyoki kateti kathenge katheu kathoka katiku katinda
katithi katonye katua katuku katumo kavila kavosa kavuli kiema kiilu kiio kilonzo kilungya kiluva kimanthi kimanzi kimatu kimeu kimuyu
kimwele kinyili kioki kioko kisenga kisilu kitavi kiteme kitheka kithinzi kithome kitili kitonga kitonyi kivuitu kivuva konze kyalo kyambi
kyania kyendo kyengo kyeva kyule kyuli mailu maithya makai makau malombe malonza masaku masila matheka mathuva mativo matolo mawia mawioo
mbai mbatha mbeti mbevi mbila mbindyo mbithi mbondo mbuli mbulu mbuva muasya muema muendo muia muinde muindi mukeku mukina mukiti mukulu
mulandi mulatya mulei muli mulonzi mulu mulyungi mumo munguti munini munyao munyasya munyithya munyoki muoki musango musau museo musila
musili musimi musyimi musyoka musyoki musyoni mutambuki mutave mutavi mutemi muteti muthei muthiani muthini muthoka muthusi muthwii mutie
mutinda mutiso mutisya mutisyo mutua mutuku mutungwa mutyauvyu muuo muvea muvengei mwake mwalili mwandikwa mwangangi mwania mwanthi mwanza
mwanzia mwatha mwau mwema mweu mwia mwikya mwinzi mwitu mwololo mwova ndambuki ndeto ndilinge ndolo ndunda ndunga nduva ngao ngei ngila
ngomo ngondi ngovi nguatu ngui nguku nguli ngulu ngumbi ngundo nguta nguthu nthei nthenge nzai nzau nzeki nziani nzioka nziokah nzioki
nzomo nzuki nzuma sammy sila syanda syengo syuki wakasyaka wambua wanduku wathome
`);

/** Rarer Kamba names. */
export const rarerKambaNames = wordList(`
ilinga ilondu inguli isemeki isovya itambo kaindi kaluku kalunda kambua kamwende kanyeki kasembi kasuni katheke kathike kathumbi katumbu
kaumbulu kavete kavinda kavivya kavulu kikuvi kilaki kiloko kimandi kimangu kimole kimomo kimonge kimongo kinama kingoo kinuva kinyumu
kisavi kiseli kisina kitala kitema kithei kithikii kithuka kithuku kititu kitivo kituku kituva kiundi kivati kivelenge kivinda kivisi
kivondo kivunza kiwinda kyalonza kyambo kyumwa kyungu kyunguti maitha makenzi makewa makumbi maluki malusi maluvu mangeli manthi masesi
masyuki mateli mathei mathuku matiku matuku maundu mbaluka mbaluto mbenge mbithuka mboloi mbulwa mbwika mulaimu mulanga mulangi mulela
muloki mumangi mumbuni munyalo munyambu munyeke munyithia munywoki munzaa musembeli musengi musinga musomba mustya musumba musumbi musunza
musuva musuvi mutala mutambu muteria mutetei muthangya muthikwa muthungu mutiangu mutinga mutune mutwii muumbi muusya muvanga muvengi
muvili muvinya mwalali mwalika mwambu mwikalo mwololi mwonga ndaiya ndumbi nduvya ngalatu nganda ngenga nginda ngoloma ngolya ngonde ngunzi
ngusya nguuku ngwele ngwili nthiwa nthoki nthuli nthumbi nzamalu nzamba nzangi nzesya nzimba nzinga nzingu nzinzi nzonzo nzungi nzungu
syanthi syindu syomunyi syondo syumbua wakavi waluvu wambuli wambunya watuka yumbya
`);
