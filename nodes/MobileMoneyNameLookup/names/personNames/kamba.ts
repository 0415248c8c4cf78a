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
