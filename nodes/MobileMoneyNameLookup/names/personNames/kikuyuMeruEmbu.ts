import { wordList } from '../words/wordList';

/** Kikuyu, Meru and Embu names that stand in neither list of men nor of women. From general knowledge of names common in Kenyan public life. */
export const kikuyuMeruEmbuNames = wordList(`
wamwea kiarie kagia kahara kahuria kaguru kaburu kamunge kamunyu kanyingi karuga karumba karuiki karue karuku
karubiu kathurima katana kimotho kimemia kirimi kiruja kirinya kimondo kimunya kiriba kiruki kirubi kiogora kobia
kuira kibuchi mwariri mwirigi mwitari mwongera mbuthia mbui mbaabu mbaka mbiti mbuvi muchina muchoki muchai muchoka
muchunu mugwe mugwika mugweru mugi muigua muita mukiri mukiira mukoma mungai mungania munyua munyi munyiri muraguri
muriira muriki murungi muthama muthaura muthiga muthomi mutiga mutuma mutwiri muguna mugira muguku muhuhu muhoho
mukundi mathai matiba mahugu maringa mugwanja ndungo ndiritu ndirangui ndegwah ndiangui ndumia ndwiga ngaruiya
ngaira ngigi ngunjiri ngumo nguru nguyo nganatha njuki nyaga nyagah nyamu nyoike njiru njoro nyoro nyutu nthiga
ntongai nkonge nkanata nyingi nthuku gachagua gacheru gachie gachuhi gakuya gatimu gathua gathungu gatheru gathumbi
gathecha gatere gatu gichohi gichimu githuka githome githogo gitobu waiganjo wanyeki wamae wamai wamahiu warui
warutere wakaba wakahiu wanjui wangai warue wahinya thuita thumbi thiga thairu thuranira rukwaro ruto rugendo rugut
ruguru rukenya rwigi rwamba iguru imanyara ikiara itotia inoti impwi riungu riunge iringo chomba kabue kabui
kaguara kigotho kigen kigera kinyanya kimari maitai miano mbae mputhia marete marangu matiri mati mbijiwe meeme
muremi nturibi ntoiti ndubi mbiuki mbogori
`);
