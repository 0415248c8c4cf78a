import { wordList } from '../../words/wordList';

/** Rarer names of Taita, Mijikenda and Swahili families. From general knowledge. */
export const rarerCoastSwahiliNames = wordList(`
mwabili mwachai mwachanya mwacharo mwachia mwachinga mwachofu mwachombo mwachoni mwachugha mwadali mwadeghu mwadilo
mwadoo mwadzala mwadzoya mwafuga mwafungo mwagambo mwaghania mwagona mwagude mwahunga mwaiseghe mwaita mwajefa
mwakajila mwakalama mwakamba mwakasi mwakela mwakesi mwakideu mwakitawa mwakoi mwakombo mwakubo mwakughu mwakuni
mwakuzimu mwalagho mwalewa mwaliwa mwalolo mwaluma mwalupa mwalwa mwamadi mwamaka mwambaka mwambodze mwambogha
mwamboje mwambonu mwambota mwameso mwamidi mwamlole mwamodo mwamtsi mwamunga mwamutsi mwamwaka mwanasomo mwandiga
mwandigha mwandime mwandonga mwandoro mwangada mwangado mwangala mwangeto mwangiru mwangodi mwangolo mwangombo
mwangome mwangoto mwangudza mwanongo mwanzala mwapagha mwarandu mwarema mwarome mwaropia mwasambo mwasame mwasaru
mwashimba mwashuma mwasina mwasumbi mwatati mwatsahu mwavita mwawana mwawasaa mwawaza mwayama mwazighe
`);
