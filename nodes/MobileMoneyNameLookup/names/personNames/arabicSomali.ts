import { wordList } from '../words/wordList';

/**
 * Arabic names as written in Kenya, and Somali names. From general knowledge of names common in the north
 * east, at the coast and in Nairobi; rarer spellings of one name are in `spellingVariants`.
 */
export const arabicSomaliNames = wordList(`
mohamed mohammed ahmed hamid hamad hamud hamdi hassan hussein husna hasna hussain ali aliya omar osman othman uthman
abdi abdia abdalla abdullah abdullahi abdul abdirahman abdirahim abdirashid abdirizak abdikadir abdiaziz abdifatah
abdihakim abdinasir abdinoor abdisalam abdiwahab abdiweli abdullatif abdulkadir abdulkarim abdulaziz abdulrahman
abdulrahim abdulrazak abdulmajid abdulmalik abdulhamid abdulhakim abdulnasir abdulsalam abdulwahab abdulswamad
abdulqadir abdelaziz abubakar abukar abshir adan aden adow afrah aisha asha asli amin amina amira amir amran anab
anisa anwar arab arafat ashraf asma atman athman awad aweys awil aw ayan ayman aynab azhar aziz aziza badr badru
bakar bakri bare barre bashir bashira bile bilal bilow billow bishar burhan busuri dahir dakane daud deka dekow dek
diriye dirie dubow dualle duale degow diis elmi fadhil fadhila faduma fahad fahma faiza faisal farah farhan farhia
farid farida fathiya fatma fatima faud fawzia feisal fowzia fuad gabow garane gedi ghani guled guliye gure gurhan
habiba habib hafidh hafsa haji hakim hakima halima halim hamza hamisa hani hanan hanifa harun haret haroun hashim
hassanain hawa hawo hibo hiba hilal hilowle hirsi hodan hubbi huda hudheifa idris idow iftin ifrah ijabo ikram
ilham ilyas iman imran inaam isaak isak ismail issa issack jabir jabril jafar jama jamaa jamal jamila jamil jawahir
jele jibril jimale kadir kahiye kadija kaltuma kamal kamil kariye karim karima khadra khalid khalida khalif khalifa
khamis khatib khayre kheir korane kulow kusow ladan latifa luul lul maalim madey madina madobe mahat mahdi mahmoud
mahmud mahad maimuna malik malika mansur mariam maryam maryan misra moalim mubarak mude muhidin muhumed mukhtar
mulki mumin muna munira murad mursal musa muse mustafa mustaf musdaf muhsin nadia nadhif nadifa nafisa naima
najat najib najma nasir nasra nasri nasteha nassir nassor nimo noor nuh nur nura nuria nurdin nurow omer qamar qani
qassim rahma rahim rahman rahmo rajab ramla ramadhan rashid rashida raya razia roble rukia rukiya saad sabdow sabra
sabrin sadia sadik sadiq sadow safia safiya sagal sahal sahra said saida salad salah salat saleh salma salim salima
salwa samatar samia samira samir saney sarura seif shaban shafi shakir shamsa sharif sheikh shermarke shire shukri
siad siham siyad subow sufian sugow suhayb sultan suldan suleiman sumaya suad swaleh swabra swabir tahir tahira
talha talib tariq tawakal ubah ubax umi umul umulkheir warsame wardere warfa weli yahya yakub yasin yasir yasmin
yassin yonis yunis younis yussuf yusra yusuf zahra zainab zainabu zakaria zakariya zaki zakia zamzam zeinab zeitun
zubeda zubeir zuhura zulekha zuleikha zulfa abdulle shueib halane heban garad gaal gaab gelle geedi godane jelle
kerow kediye korow maow matan mataan mohumed muktar olow olad qalib rage samow sheikhow shuriye tifow tache yarow
yerow yare sirat somo amal arfaxad ayub abuu alwy aboud abud ghalib bajaber bakhressa balala bawazir baluch mazrui
nahdy shatry timamy twalib awadh faraj salmin shee sood jneid
`);
