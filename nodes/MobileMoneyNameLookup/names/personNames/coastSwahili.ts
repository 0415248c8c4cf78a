import { wordList } from '../words/wordList';

/**
 * Swahili, Mijikenda, Taita and Pokomo names of the coast. From general knowledge of names common in
 * Mombasa, Kilifi, Kwale, Taita-Taveta, Lamu and Tana River.
 */
export const coastSwahiliNames = wordList(`
mwanaisha mwanajuma mwanahamisi mwanamisi mwanaidi mwanasha mwanakombo mwanahawa mwanarusi mwanatumu mwanamkasi
mwanasiti mwanasaumu mwanapili mwanamvua mwatumu mwaka mwalimu mwachiro mwachofi mwadime mwadzaya mwadzombo mwaeba
mwafumbo mwagandi mwagogo mwakale mwakidudu mwakima mwakio mwakireti mwakisha mwakwere mwalenga mwalugha mwalungo
mwalwala mwamachi mwamba mwambi mwamburi mwambire mwamuye mwandawiro mwandembo mwandoe mwangeka mwangeti mwangemi
mwangima mwanguku mwango mwangombe mwanyasi mwanyika mwanyumba mwaringa mwaruwa mwashigadi mwasi mwashumbe
mwashako mwatate mwatela mwatete mwatsuma mwawasi mwavula mwazuna mwinyi mwijaa mwinga mwero mwijo kadzo kafedha
kahindi kahaso karisa kaingu kazungu kambi kalume kenga kitsao kombe konde kiringi kirao kibwana kapombe kaviha
kalama karema kaponda karabu kassim kadhengi charo chengo chigiri chiriba chitibwi choga chome chilango
baya bahati bahola beja bidii birya bokoko dadu dama deche dena dzombo dzoro dzuya dzengo fondo fikiri furaha ganzi
garama gona gunga hamisi hinzano iha jefwa jumwa jira karembo katsuma kasichana kaneno khonde mangale mapenzi masha
mbaru mbega mbeyu mkala mlewa mramba mrima mumba mupa murima mrombo mtawali mgandi mlongo mghanga
mghoi mghalu msagha ngala ngolo ngonyo ngowa ngumbao ngoma ngome nyale nyanje nyamawi nyiro nyevu ndoro ndune nzaro
nzovu rai riziki ruwa salama samini shungu shujaa sidi sita sulubu syebwa taura thoya tsofa tsuma
tsori tunje tungule umazi unda upendo wawuda yaa yeri zawadi ziro zuma dawido mwawughanga mshenga mcharo
mkamburi mwandango kisaka kilalo mkaya mwakina kitawa maghanga neema imani tumaini baraka amani subira pendo faraja
mbarak mbaraka mbwana mohamedi bakari abasi athumani hemedi hamadi hamida jumaa kheri makame
masoud mzee mtana ramadhani rajabu saidi shabani shariff sheban selemani suleimani uledi zuberi zaituni tatu tima
bimkubwa fatuma mariamu khadija pili mosi sikudhani
`);
