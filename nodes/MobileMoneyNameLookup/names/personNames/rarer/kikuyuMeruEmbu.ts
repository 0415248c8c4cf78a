import { wordList } from '../../words/wordList';

/** Rarer Kikuyu, Meru and Embu names. From general knowledge. */
export const rarerKikuyuMeruEmbuNames = wordList(`
ciakuthi ciamati ciambaka ciamwari cianjoka ciarunji gacaki gacanja gaceke gachaga gachago gachamba gachangi gachari
gacheche gachegu gachengo gachihi gachomo gachuba gachugu gachui gachuiri gachuki gacunku gaitara gakami gakere
gakiri gakirua gakono gakungu gakunju gakurya gatama gatara gateru gathara gathigi gathii gathimba gathiru gathitu
gathongo gathuita gathuku gathumi gathuo gathure gathuri gatiba gatitu gatuguta gatuma gatumbi gatumo gaturuku
gichaba gichanga gichia gichina gichini gichira gichobi gichovi gichoya gichuhi gichui gichuiri gichumbi gichunge
gichure gichuri gikenye gikera gikonya gikuma gikunju gikuri gitaka gitara gitata gitathu gitere giteru giteya
githanga githanji githara githegi githii githiji githimo githiri githiru githoro githungo githure githuthi gitiha
gitiri gitonye gitundu gituro gituru giturwa gituto iganjo ikamati ikinya ikunda imathiu ingari ithongo kaaria
kabugi kaburia kagwanja kahungu kahuthu kaigai kaimba kairanya kairigo kamonde kamunyi kamwenja kaniaru kanjira
karauri kareithi karemu karienye karugu karungu karweru kathanje kathuni kiambati kiambia kibicho kibiru kibunja
kigathi kigondu kigunda kiguta kihiko kimingi kingori kinuthi kiogothe kiongo kirangi kirera kirigua kirito kironji
kirungu kiunga kiunjuri laichena machira machua magochi magondu magotho maguta mahihu mahungu maigwa maimba makimi
makunyi maribe mariene mariga mariko matenjwa mathagu mathara mathita mathiu mbiriri mbobua mbogoh mboroki mburugu
mbwiria muchane muchiku muchogu muchugu muchuki muchungu mugacia mugambwa mugaruro mugecha mugera mugeri mugeria
mugetha mugiria mugoiri mugotho muguika muhamu muhari muhika muhoya muhuthia muigania muiyuro mukindia mukuha
munderu mundia munga mungara mungei munguru munjuga munoru munyeki munyora munyotu munyui murango murathi murega
mureria muriama murianki murigo muringi muroiwa murori murugami muruiki murungia muruthi mutethya mutheki muthiora
muthuiya muthumbi muthuo mutonyi mutugu mutuura mwarangu mwathia mwebia mwenje mwihia mwihoti mwirabua mwiraria
mwiricia mwithiga mwititu nchebere nchoro nduhiu ndungi nduriri ndururi ndwaru ngacha ngacuku ngaine ngamau ngandu
ngathi ngatho ngatunyi ngereka ngetho nginyo ngochi ngonga nguthiru nguyai njagua njiinu njiiri njogah njoroba
njumbi nkando nkoroi nkubitu nkuraru nteere nthiiri ntimitu ntonja ntwiga nyakairu nyakeo nyambere nyange nyanjui
nyaruiru nyutho rinkanya rintaugu rugaita rugara rugathi ruhara ruhohi rukioya runyenje rurigi ruthuku rwathia
rwigara thambu tharimba thatia thenya thiaine thiane thiani thimbu thirikwa thuguri twerandu wabera wachege wachuga
wachuri wagaca wagana wagathu wagema wagereka wagita wagitha wagithi wagoci wagunya wagura waguta wahura waiguru
waiharo waihenya wainoi wairia wairugu waitimu wakahora wakaria wakiaga wakiuru wakungu wakuraya wamahiga wamarwa
wamathai wamatu wambati wamberi wambiru wamuhu wamuiru wamunge wamunyi wamuti wamutu wamwere wamweru wanaina wandaka
wandati wandegwa wandeto wandiri wandugi wandungi wangacha wangaru wangeche wangenye wangethi wangigi wangondu
wangora wanguku wangunyu wangure wanjara wanjema wanjie wanjuki wanoro wanyaga wanyingi waringi warionga waruinge
warungu waruta wawiru
`);
