import { wordList } from '../words/wordList';

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
