import { wordList } from '../words/wordList';

/** Swahili, Mijikenda, Taita and Pokomo names of the coast. */
export const coastSwahiliNames = wordList(`
abasi amani athumani bahati bahola bakari baraka baya beja bidii birya bokoko charo chengo chigiri chilango chiriba chitibwi choga chome
dadu dawido deche dena dzengo dzombo dzoro dzuya faraja fikiri fondo furaha ganzi garama gona gunga hamadi hamisi hemedi hinzano iha imani
jefwa jira jumaa kadhengi kahaso kahindi kaingu kalama kalume kambi kaneno kapombe kaponda karabu karema karisa kassim katsuma kaviha
kazungu kenga kheri khonde kibwana kilalo kirao kiringi kisaka kitawa kitsao kombe konde maghanga makame mangale mapenzi masha masoud
mbarak mbaraka mbaru mbega mbwana mcharo mgandi mghalu mghanga mkala mkaya mlewa mlongo mohamedi mosi mramba mrima mrombo msagha mshenga
mtana mtawali mumba mupa murima mwachiro mwachofi mwadime mwadzaya mwadzombo mwaeba mwafumbo mwagandi mwagogo mwakale mwakidudu mwakima
mwakina mwakio mwakireti mwakisha mwakwere mwalenga mwalimu mwalugha mwalungo mwalwala mwamachi mwamba mwambi mwambire mwamburi mwamuye
mwandango mwandawiro mwandembo mwandoe mwangeka mwangemi mwangeti mwangima mwango mwangombe mwanguku mwanyasi mwanyika mwanyumba mwaringa
mwaruwa mwashako mwashigadi mwashumbe mwasi mwatate mwatela mwatete mwatsuma mwavula mwawasi mwawughanga mwazuna mwero mwijaa mwijo mwinga
mwinyi mzee ndoro ndune ngala ngolo ngoma ngome ngonyo ngowa ngumbao nyale nyamawi nyanje nyiro nzaro nzovu pili rai rajabu ramadhani
riziki ruwa saidi salama samini selemani shabani shariff sheban shujaa shungu sikudhani sita suleimani sulubu syebwa taura thoya tsofa
tsori tsuma tumaini tungule tunje uledi unda yaa yeri ziro zuberi zuma
`);

/** Taita and Taveta names. */
export const taitaNames = wordList(`
dalu ghari gheri kalaghe kale kashuma kidogho kighombe kilaghai kilambo kingala kirigha kirombo kironda kisombe kitololo kituri kiweu
kizaka lenjo lombe lukindo lusala lyimo maghangha maghema maghuwa malandi malingo mambori mashoki mchawasi mchome mdamu mghendi mghenyi
mghosi mgonja mkalighe mkambaru mkambe mkarighe mkashighadi mkatabu mkirema mkoji mlambo mlegwa mlelwa mlolwa mndeme mngola mnjala mnjama
mnyambo mrashui mrema mruma mruttu msangi mshila mshilla mshote msuya mvungi mwachala mwachola mwadulo mwaele mwafugha mwaghesha mwaghogho
mwagodi mwagonda mwaighacho mwailengo mwaiwe mwakapeje mwakaribu mwakatini mwakaya mwakiridia mwakisaghu mwakodi mwakughwe mwakulomba
mwakuwona mwalagha mwalimo mwalukuku mwalwiko mwambeo mwambingu mwamboghe mwameja mwamgute mwamsaru mwamtoa mwamzae mwandai mwandaro
mwandawa mwandei mwandeu mwandisha mwandundu mwangoko mwangola mwanjala mwanjama mwanjenga mwanyalo mwanyama mwanyolo mwaore mwapea
mwaragha mwareri mwarighi mwariko mwaro mwasaghua mwasagua mwashighadi mwashighaghi mwasigwa mwasikili mwatabu mwataita mwatenga mwatibo
mwatika mwatiki mwavana mwavua mwavuna mwawaghe mwawaka mwawora mwawuganga mwazara mwazo mwazonga mwazumbi mwemba ndighila ngasu ngele
ngeti nguma njawa njumwa nyatta nzano righa saguti saru semboja sengondo shako tole tuja wabongo wachenje walegwa walongo wambogha wanyika
washila washuma wuganga wughanga wundumbi zighe
`);
