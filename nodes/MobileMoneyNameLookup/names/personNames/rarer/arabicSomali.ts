import { wordList } from '../../words/wordList';

/** Rarer Arabic and Somali names. From general knowledge. */
export const rarerArabicSomaliNames = wordList(`
abbas abdifitah abdihamid abdijabar abdilatif abdimahad abdimajid abdimalik abdiqafar abdisalan abdisamad
abdisitar abdow abdulhaq abdurazak abida adnan afnan ahlam akram alawi allaudin ameir amiin ammar anfac aniso
arale asiya askar asmaa ayaan ayanle ayuub badawy badria bahero bahja bajunaid bamadhaf bamahriz barkhadle
barlin barwaqo basaidi basheikh bashora basra batul bayle bayusuf beydan biixi bilan bishaar bisharo bulhan
burale buran caasha daahir dahabo dahiya dalmar daqane darman dayib deeqa digale dubad duran elmoge fadhili
fadumo fahima faisa falis farhana farhiyo faria farouk faruk fatah fathi fawziya faysal filsan firdaus fosia
fowziya gaashan galaydh garaad garow gesey ghedi guhad gulaid gutale habon hadhrami hadiya haifa hajir halwo
hamdia hamdiya hammad hanad hashi hawiya hayat hersi hidaya hidig hilaal hinda hindia horiyo hujale hurre
ibado idiris ilhan ishaq ismahan istarlin jahadhmy jamaad jamac jamalil jawhar jeylani jibriil jilao jimcale
kaltun karie kassamali khadar khalil khalis khamisa khatra khitamy khulud kinsi koshin kulan kullane ladhan
lahey leyla ludin luqman maamiry maawia macow madar magan magol mahamoud mahamud mahdiya mahfudh maida marian
marwan maslah maymun mayran mbwarali mohyadin moktar muhashamy muhiadin muktaar muminah munasar munye muqtar
muridi mursi muslima mutasim mwidani nabhan nabiha nabil nabila nadhifo nahid naimo najah nasib nasibo nasrin
nasro nasteho nawaf nawal nazar niman noorani nunow nurani nuriya nurto qaali qadar qadir qamaan qaman qanyare
qorane quman raaho rabia ragiya rahmah rahmat ramlah raqiya rashad rayan rayhan riyad robow rooble rowda
ruqayo saadia saadiya sabriya sacdiyo saeeda sagaf saggaf sahro sakina salmeen samah samakab samau samaya
samiira samiya samsam santur saredo sarman saynab shafe shafie shahbal shallo shamis shamso shamsudin shamte
sharmake shawqi sheali shebwana shekue sherman shide shidho shikely shindo shuaib shueb shukria sidow sirad
skanda sucdi suleekha sulub swafia swafiya taher tarek tawane tawfiq tayib timimi ubeid uluso umalkheir uweys
walid waris wehelie wehliye xalimo xirsi yaasin yaroi yasmine yassir yusria yusur zahara zahir zamzama zaytun
zeynab ziyad zubair zubeidi zuhra zuhur
`);
