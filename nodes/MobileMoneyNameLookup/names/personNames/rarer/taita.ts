import { wordList } from '../../words/wordList';

/** Taita and Taveta names. From general knowledge. */
export const taitaNames = wordList(`
dalu ghari gheri kalaghe kale kashuma kidogho kighombe kilaghai kilambo kingala kirigha kirombo kironda kisombe
kitololo kituri kiweu kizaka lenjo lombe lukindo lusala lyimo maghangha maghema maghuwa malandi malingo mambori
mashoki mchawasi mchome mdamu mghendi mghenyi mghosi mgonja mkalighe mkambaru mkambe mkarighe mkashighadi mkatabu
mkirema mkoji mlambo mlegwa mlelwa mlolwa mndeme mngola mnjala mnjama mnyambo mrashui mrema mruma mruttu msangi
mshila mshilla mshote msuya mvungi mwachala mwachola mwadulo mwaele mwafugha mwaghesha mwaghogho mwagodi mwagonda
mwaighacho mwailengo mwaiwe mwakapeje mwakaribu mwakatini mwakaya mwakiridia mwakisaghu mwakodi mwakughwe mwakulomba
mwakuwona mwalagha mwalimo mwalukuku mwalwiko mwambeo mwambingu mwamboghe mwameja mwamgute mwamsaru mwamtoa mwamzae
mwandai mwandaro mwandawa mwandei mwandeu mwandisha mwandundu mwangoko mwangola mwanjala mwanjama mwanjenga mwanyalo
mwanyama mwanyolo mwaore mwapea mwaragha mwareri mwarighi mwariko mwaro mwasaghua mwasagua mwashighadi mwashighaghi
mwasigwa mwasikili mwatabu mwataita mwatenga mwatibo mwatika mwatiki mwavana mwavua mwavuna mwawaghe mwawaka mwawora
mwawuganga mwazara mwazo mwazonga mwazumbi mwemba ndighila ngasu ngele ngeti nguma njawa njumwa nyatta nzano righa
saguti saru semboja sengondo shako tole tuja wabongo wachenje walegwa walongo wambogha wanyika washila washuma
wuganga wughanga wundumbi zighe
`);
