import { wordList } from '../../words/wordList';

/** Rarer Kikuyu, Meru and Embu names. From general knowledge. */
export const rarerKikuyuMeruEmbuNames = wordList(`
ciakuthi ciamati ciambaka ciamwari cianjoka ciarunji gacaki gacanja gaceke gachaga gachago gachamba gachangi
gachari gachau gacheche gachegu gachengo gachihi gachoka gachoki gachomo gachuba gachugu gachui gachuiri
gachuki gacunku gaitara gaitho gakami gakenia gakere gakinya gakiri gakirua gakono gakungu gakunju gakurya
gatama gatara gateru gathara gathigi gathii gathimba gathiru gathirwa gathitu gathogo gathongo gathuita
gathuku gathumi gathuo gathure gathuri gatiba gatitu gatonye gatuguta gatuma gatumbi gatumo gaturuku gichaba
gichanga gichangi gicharu gichia gichina gichini gichira gichobi gichovi gichoya gichuhi gichui gichuiri
gichumbi gichunge gichure gichuri gikaru gikenye gikera gikonya gikuhi gikuma gikunju gikuri gitaka gitara
gitata gitathu gitere giteru giteya githanga githanji githara githegi githii githiji githimo githiomi githire
githiri githiru githoro githumbi githungo githure githuthi gitiha gitiri gitonye gitundu gituro gituru giturwa
gituto iganjo ikamati ikinya ikunda imathiu ingari ithongo kaaria kabugi kaburia kagwanja kahoro kahungu
kahuthu kaigai kaimba kaimenyi kairanya kairigo kambura kamonde kamotho kamunyi kamuyu kamwenja kangethe
kaniaru kanjira kanyoro karauri kareithi karemu karienye kariithi karugu karungu karweru kathanje kathuni
kiambati kiambi kiambia kibicho kibiru kibunja kigathi kigondu kigunda kiguta kihiko kihoro kihumba kimingi
kingori kinuthi kiogothe kiongo kirangi kiratu kirera kirigua kirika kirito kironji kirungu kithure kiunga
kiunjuri laichena machira machua magochi magondu magotho maguta mahianyu mahihu mahinda mahungu maigwa maimba
makimi makunyi maribe mariene mariga mariko matenjwa mathagu mathara mathita mathiu mbiriri mbobua mbogoh
mboroki mburugu mbwiria muchane muchangi muchene mucheru muchiku muchogu muchugu muchuki muchungu mugacia
mugambwa mugane mugaruro mugecha mugeci mugera mugeri mugeria mugetha mugiria mugoiri mugotho muguika muhamu
muhari muhika muhoya muhuthia muigania muiyuro mukabi mukaria mukindia mukira mukuha mukunga mukuria munderu
mundia mungara munga mungei munguru munjuga munoru munyaka munyeki munyora munyotu munyui murango murathi
murega mureria muriama murianki murigi murigo murigu muringi muroiwa murori murugami murugu muruiki murungia
muruthi mutethia mutethya mutheki muthiora muthuiya muthumbi muthuo mutonga mutonyi mutugi mutugu mutungi
muturo mutuura mwarage mwarangu mwarania mwaria mwathia mwebia mwenje mwihia mwihoti mwirabua mwiraria
mwiricia mwithiga mwititu mwobobia mwongeli mworia nchebere nchoro ndegeya ndirangi ndonga ndonye nduhiu
ndungi nduriri ndururi ndwaru ngacha ngacuku ngaine ngamau ngandu ngathi ngatho ngatunyi ngechu ngereka ngetho
nginyo ngochi ngonga nguchu ngunju ngunyi nguthiru nguyai njagua njathi njehia njengo njiinu njiiri njiraini
njogah njoroba njuguini njumbi nkando nkoroi nkubitu nkuraru nteere nthiiri ntimitu ntonja ntwiga nyakairu
nyakeo nyambere nyange nyanjui nyaruiru nyutho rinkanya rintaugu ruchiu rugaita rugara rugathi ruhara ruhohi
rukaria rukioya rukungu runyenje rurigi ruthuku rwathia rwigara thambu thangari tharimba thatia thenya thiaine
thiaka thiane thiani thiari thimba thimbu thirikwa thogori thuguri thungu twerandu wabera wachanga wachania
wachege wachiuri wachuga wachuri wagaca wagana wagathu wagema wagereka wagita wagitha wagithi wagoci wagunya
wagura waguta wahiga wahogo wahura waiguru waiharo waihenya wainoi wairagu wairegi wairia wairugu waitimu
wakabari wakahora wakaria wakarima wakiaga wakini wakiuru wakungu wakuraya wamahiga wamaru wamarwa wamathai
wamatu wambaire wambati wamberi wambiru wamuhu wamuiru wamunge wamunyi wamuti wamutitu wamutu wamwere wamweru
wanaina wandaka wandati wandegwa wandeto wandiri wandugi wandungi wangacha wangaru wangeche wangenye wangethi
wangigi wangondu wangora wanguku wangunyu wangure wanjagi wanjama wanjara wanjema wanjie wanjigi wanjogu
wanjuki wanoro wanyaga wanyingi warari warigi waringi warionga waruhiu waruinge waruingi warungu waruta watene
waturu wawiru
`);
