import { wordList } from '../words/wordList';

/**
 * Kikuyu, Meru and Embu names. From general knowledge of the naming custom (the nine clans give the
 * women's names, grandparents give most others) and of names common in Kenyan public life.
 */
export const kikuyuMeruEmbuNames = wordList(`
wanjiku wanjiru wangari wambui wairimu waithira wangui wangeci wanjeri njeri nyambura njoki nyokabi wanjugu wacera
waceke wacuka wahu wakonyo wamaitha wamucii wamuyu wamboi wambura wangechi wachera wachuka muthoni mumbi mugure
mukami mukuhi murugi warigia waruguru warwathia wangithi wanja wawira wanjira gathoni gacheri gaceri gakii gatwiri
gathigia githiga kagendo kagwiria kanana karambu kathambi kathure kawira kaari karimi kinya kanyua kendi kaimuri
kinanu makena mwendwa nkatha nkirote ntinyari gatumi nyaguthii nyawira nyakio nyaruai nyagaki nyaguthie nduta njambi
nyakinyua muringo mwihaki wothaya ciku ciru shiru shiku ngendo ngima wagaki wagio waigwe warau waringa wandia
wanjohi wamwea kamau kamande kariuki karanja kimani kinuthia kinyanjui kihara kiarie kibe kibaki kagwe kagiri kago
kagia kahiga kahara kahuria kaguru kabiru kabogo kaburu kamunge kamunya kamunyu kanyi kanyingi karuri karuga karumba
karuiki karue karuku karubiu kathurima katana kimotho kimemia kinyua kinoti kirimi kiruja kirinya kimathi kimondo
kimunya kiragu kiriba kiruki kirubi kithinji kiogora kiura kobia kuria kuira kungu kibuchi mwangi mwaura mwai
mwaniki mwathi mwariri mwiti mwirigi mwitari mwenda mwongera mbugua mbogo mburu mbuthia mbui mbaabu mbaka mbiti
mbuvi muchiri muchina muchemi muchoki muchai muchoka muchunu mugo mugambi mugendi mugwe mugwika mugweru mugi muigai
muigua muiruri muita mukiri mukiira mukoma mungai munene mungania munyua munyi munyiri murage muraguri murathe
muriithi muriuki muriungi muriira muriki murimi muraya muroki murungi muthee muthama muthaura muthengi muthike
muthiga muthui muthomi muturi mutahi mutegi muthuri mutembei mutunga mutiga mutuma mutwiri muguna mugira muguku
muhia muhoro muhuhu muhoho mukundi mureithi macharia maina maingi mathenge mathu mathai matiba mahugu maringa mbatia
mugwanja ndegwa nderitu ndirangu ndichu ndungu ndungo nduati ndiritu ndirangui ndegwah ndiangui ndumia ndwiga ngugi
nganga ngatia ngaruiya ngari ngaira ngigi ngotho ngure ngunjiri ngumo nguru nguyo nganatha njagi njau njenga njeru
njihia njogu njonjo njoroge njoka njue njuguna njuki nyaga nyagah nyamu nyoike njiru njoro nyoro nyutu nthiga
ntongai nkonge nkanata nyingi nthuku gachagua gachanja gachara gacheru gachie gachuhi gakuo gakuru gakuya gatimu
gathua gathungu gatheru gathumbi gathecha gatere gatu gicheru gichuru gichuki gichohi gichimu gikonyo gikandi
gikunda gitau gitari gitahi gitonga githaiga githae githinji githongo githuku githui githua githuka githome githogo
gitobu wachira wahome waiganjo waititu wainaina waweru wambugu wanyoike wanyeki wangombe wanderi wamae wamai wamahiu
warui waruiru warutere waithaka waiyaki wakaba wakahiu wanjau wanjui wangai warue wahinya thiongo thuo thuku thuita
thumbi theuri thiga thairu thuranira rukwaro ruto rugendo rugut ruguru rukenya rwigi rwamba irungu ireri iguru
imanyara ikiara itotia inoti impwi riungu riunge iringo chege chomba kanyotu kabue kabui kaguara kigotho kigen
kigera kinyanya kimari maitai miano mbae mputhia marete marangu matiri mati mbijiwe meeme muremi nturibi
ntoiti ndubi mbiuki mbogori
`);
