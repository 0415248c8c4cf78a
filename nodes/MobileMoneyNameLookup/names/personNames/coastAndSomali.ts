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

/**
 * Arabic names as written in Kenya, and Somali names: those common in the north east, at the coast and in Nairobi.
 * Rarer spellings of one name are in `spellingVariants`.
 */
export const arabicSomaliNames = wordList(`
abdalla abdelaziz abdi abdiaziz abdifatah abdihakim abdikadir abdinasir abdinoor abdirahim abdirahman abdirashid abdirizak abdisalam
abdiwahab abdiweli abdul abdulaziz abdulhakim abdulhamid abdulkadir abdulkarim abdullah abdullahi abdullatif abdulle abdulmajid abdulmalik
abdulnasir abdulqadir abdulrahim abdulrahman abdulrazak abdulsalam abdulswamad abdulwahab aboud abshir abubakar abud abukar abuu adam adan
aden adow afrah ahmed ali alwy amin amir anwar arab arafat arfaxad ashraf athman atman aw awad awadh aweys awil ayman ayub azhar aziz badr
badru bajaber bakar bakhressa bakri balala baluch bare barre bashir bawazir bilal bile billow bilow bishar burhan busuri dahir dakane daud
degow dek dekow diis dirie diriye duale dualle dubow elmi fadhil fahad faisal farah faraj farhan farid faud feisal fuad gaab gaal gabow
garad garane gedi geedi gelle ghalib ghani godane guled guliye gure gurhan habib hafidh haji hakim hakima halane halim hamad hamdi hamid
hamisa hamud hamza hani haret haron haroun harun hashim hassan hassanain heban hilal hilowle hirsi hudheifa hussain hussein ibrahim idow
idris iftin ilyas iman imran isaac isaack isaak isack isak ismael ismail issa issack jabir jabril jafar jama jamaa jamal jamil jele jelle
jibril jimale jneid kadir kahiye kamal kamil karim kariye kediye kerow khalid khalif khalifa khamis khatib khayre kheir korane korow kulow
kusow maalim madey madobe mahad mahat mahdi mahmoud mahmud malik mansur maow mataan matan mazrui moalim mohamed mohammed mohumed mubarak
mude muhidin muhsin muhumed mukhtar muktar mumin murad mursal musa musdaf muse mustaf mustafa nadhif nahdy najib nasir nasri nassir nassor
noor nuh nur nurdin nurow olad olow omar omer osman othman qalib qamar qani qassim rage rahim rahman rajab ramadhan rashid roble saad
sabdow sadik sadiq sadow sahal said salad salah salat saleh salim salmin samatar samir samow seif shaban shafi shakir sharif shatry shee
sheikh sheikhow shermarke shire shueib shukri shuriye siad sirat siyad somo sood subow sufian sugow suhayb suldan suleiman sultan swabir
swaleh tache tahir talha talib tariq tawakal tifow timamy twalib umar uthman wardere warfa warsame weli yahya yakub yare yarow yasin yasir
yassin yerow yonis younis yunis yussuf yusuf zakaria zakariya zaki zubeir
`);
