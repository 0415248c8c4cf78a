import { wordList } from '../words/wordList';

/** Kamba names. From general knowledge of names common in Machakos, Makueni and Kitui. */
export const kambaNames = wordList(`
mutua mutuku mutiso mutisya mutinda mutie mutemi muteti muthini muthiani muthoka muthusi muthwii mutambuki mutavi
mutisyo mutyauvyu mutungwa muoki muia muinde muindi muli mulandi mulatya mulei mulu mulyungi munyao munyoki munyasya
munguti mumo mumbua mumbe muasya musau musila musili musimi musyimi musyoka musyoki musyoni mueni muema muendo muuo
museo mukeku mukonyo mukiti mukulu mulonzi muvea muvengei mwake mwangangi mwanza mwanzia mwania mwalili mwau mwende
mwongela mwololo mwikali mwinzi mwema mwelu mweu mwanthi mwandikwa mwova mwatha kioko kiilu kilonzo kilungya kimeu
kimanthi kimanzi kimuyu kimatu kimwele kinyili kisilu kisenga kithome kitavi kitheka kithinzi kitonga kitili kitonyi
kiluva kiteme kivuva kivuitu kyalo kyule kyengo kyeva kyambi kyania kyendo kyuli katuku kasyoka kasyoki kasiva
kasina kathini kathoka katumbi katua katumo katiku kavata kaveke kavila kaveni kavindu kavinya kavosa kavuli kaloki
kalondu kalekye kalinge kaluki kalunde kamene kamuti kamanthe kanini kanyaa kanzi kasuku kathenge katheu kateti
katinda katonye katithi makau makai malonza malombe maithya masila masaku mathuva matheka mativo matolo mawia mawioo
mailu mbai mbatha mbevi mbithi mbithe mbinya mbindyo mbila mbete mbeneka mbondo mbula mbuli mbuva mbulu mukai
ndambuki ndeto nduku nduki ndunda ndunge ndinda ndolo ndanu nduva ndululu nduvi ndunga nzioka nziokah nziani nzilani
nzuki nzomo nzula nzuma nzisa nzioki nzau nzeki nzembi nzai nzive nthenge nthenya nthambi nthei ngui ngei ngila
ngina nguku nguli ngumbi ngomo ngao nguta ngulu ngovi ngondi ngundo nguthu nguatu wambua waeni wavinya wanza wayua
wausi wathome wanduku wakasyaka mbeti syokau syombua syuki syonthi syovata syengo syanda syevuto syowai syomiti
syokwia syongo sila sammy mumina munini mukina ndilinge koki kioki konze kasimu kalonzo ileli ilovi itumo ivuti
ikusya isika kiema kiio munyithya musango musangi mutheu mutanu mutave muthei mwinza mwitu mwikya mwia
`);
