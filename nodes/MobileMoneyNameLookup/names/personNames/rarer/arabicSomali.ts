import { wordList } from '../../words/wordList';

/** Rarer Arabic and Somali names. From general knowledge. */
export const rarerArabicSomaliNames = wordList(`
abbas abdifitah abdihamid abdijabar abdilatif abdimahad abdimajid abdimalik abdiqafar abdisalan abdisamad abdisitar
abdow abdulhaq abdurazak adnan afnan ahlam akram alawi allaudin ameir amiin ammar anfac arale askar ayanle ayuub
badawy bahero bajunaid bamadhaf bamahriz barkhadle basaidi basheikh bashora bayle bayusuf biixi bishaar bulhan
burale buran daahir dahiya dalmar daqane darman dayib digale dubad duran elmoge fadhili falis farouk faruk fatah
fathi fawziya faysal firdaus fowziya gaashan galaydh garaad garow gesey ghedi guhad gulaid gutale hadhrami hajir
hammad hanad hashi hayat hersi hidig hilaal hindia hujale hurre idiris ishaq jahadhmy jamaad jamac jamalil jawhar
jeylani jibriil jilao jimcale karie kassamali khadar khalil khalis khatra khitamy koshin kulan kullane lahey ludin
luqman maamiry maawia macow madar magan mahamoud mahamud mahdiya mahfudh maida marwan maslah mbwarali mohyadin
moktar muhashamy muhiadin muktaar muminah munasar munye muqtar muridi mursi mutasim mwidani nabhan nabiha nabil
nahid najah nasib nawaf nazar niman noorani nunow nurani qadar qadir qamaan qaman qanyare quman ragiya rahmah rahmat
ramlah rashad rayan rayhan riyad robow rooble saeeda sagaf saggaf salmeen samah samakab samau samaya samiira samsam
santur sarman shafe shafie shahbal shallo shamis shamsudin shamte sharmake shawqi sheali shebwana sherman shide
shidho shikely shindo shuaib shueb sidow skanda sucdi sulub taher tarek tawane tawfiq tayib timimi ubeid uluso
umalkheir uweys walid waris wehelie wehliye xirsi yaasin yaroi yasmine yassir yusria yusur zahir zaytun ziyad zubair
zubeidi zuhur
`);
