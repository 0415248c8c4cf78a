import { wordList } from '../words/wordList';

/** Kikuyu, Meru and Embu names of men, which their children have as family names. From general knowledge. */
export const kikuyuMen = wordList(`
wanjohi kamau kamande kariuki karanja kimani kinuthia kinyanjui kihara kibe kibaki kagwe kagiri kago kahiga kabiru
kabogo kamunya kanyi karuri kinyua kinoti kimathi kiragu kithinji kiura kuria kungu mwangi mwaura mwai mwaniki
mwathi mwiti mwenda mbugua mbogo mburu muchiri muchemi mugo mugambi mugendi muigai muiruri munene murage murathe
muriithi muriuki muriungi murimi muraya muroki muthee muthengi muthike muthui muturi mutahi mutegi muthuri mutembei
mutunga muhia muhoro mureithi macharia maina maingi mathenge mathu mbatia ndegwa nderitu ndirangu ndichu ndungu
nduati ngugi nganga ngatia ngari ngotho ngure njagi njau njenga njeru njihia njogu njonjo njoroge njoka njue
njuguna gachanja gachara gakuo gakuru gicheru gichuru gichuki gikonyo gikandi gikunda gitau gitari gitahi gitonga
githaiga githae githinji githongo githuku githui githua wachira wahome waititu wainaina waweru wambugu wanyoike
wangombe wanderi waruiru waithaka waiyaki wanjau thiongo thuo thuku theuri irungu ireri chege kanyotu
`);
