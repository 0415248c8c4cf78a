import { wordList } from '../../words/wordList';

/** Rarer Indian and Goan names. From general knowledge. */
export const rarerIndianNames = wordList(`
aakash aarav abhay abhijit abhishek acharya adatia aditya agarwal aggarwal ahuja akberali akhil aliraza
ambasana ambika amish amita amitabh amrita anandani anant ananya aniket anisha ankit ankita ankur anupam
aparna archana arora arvind asani asaria ashish ashmita ashwini asmita avani ayush babubhai badrudin bakrania
bakshi bansal bansi barot bassan bhadresa bhakoo bhalla bhamra bhandari bhanderi bhanji bhanu bharadia
bhardwaj bharmal bharti bhasin bhaskar bhasker bhatti bhayani bhoot bhudia bhupen bhushan bhuva bijal bimal
birla boghani bowry braganza budhdeo carvalho chadha chaggar chaku chandni chandra changela charu chaudhry
chawla chevli chhaya chheda chitnis chitroda colaco correia coutinho dacosta dahya daksha dakshesh damani
damini damji darshana darshil dattani dawood dayaram deepa deepika deepti demello depala deval devang devesh
devika devraj dewani dhakan dhamji dhanjal dhara dharam dharas dhariwal dharmesh dharmik dharsee dhaval
dhingra dhruva dhvani digvijay diljit dipen dipika dipti divya divyesh dosanjh duggal dushyant falguni fazal
furtado gadhia gagan gajree galaiya ganatra garach garala gargi gautam gayatri geeta ghataura girija goenka
gokani gorasia goswami govani govindji gudhka gujral gulab gulamali gunvant gupta gurdeep gurdip gurmeet
gurmit gurnam hanish hansaben hansraj harbans hardeep hardev hardik haribhai harji harpal harsha harshil
harshini harshita hathi heena heenal hemang hemlata hemraj himat himmat hindocha hiral hiren hooda hunjan
inder inderjit indira iqbal ishita ishwar jagani jagat jagatia jagdeep jagjit jagpal jagtar jaideep jaimin
jaimini jamna jandu janki jasbir jashvant jasvant jaswant jayana jayendra jaymin jethalal jethwa jhala jigar
jigna jignasa jinesh jitendra jivan jivanjee jiwani juneja kachela kachhela kachra kailas kailash kalidas
kalpana kalyanji kamaljit kamani kamini kanabar kanan kanani kanchan kanjee kansagra kanta kanubhai karimali
karishma kariya karmali kartik kashyap kassam katira kaushal kavia kavit kerav keshav keshavji keshwala ketki
keyur khagram khandhar khatri khosla khurana khushi kiranjit kohli kokila komal krish krunal kular kulwant
kumar kumud kunjal kushal ladha ladva lakhbir lakhman lakshman lalani lalchand lathia laxmi laxmiben leena
likhi lilavati lodha lohia lukka madan madatali madhav madhu madhuri mahajan mahavir mahek mahida mahimna
maini makadia malani mamta manan mandavia mandeep mangala mangesh manhar maniar manilal maninder manju manjula
manmohan mansi mansoor manubhai mapara marwaha mathur mawani mawji mayuri meghani meghna megji mehboob menon
mihir mithani mohinder mohindra mohit moizali moledina monal monteiro morar mridul mudher mulchand murji
murtaza musani nagrecha nahar nainesh nakra nalin nalini namrata nanavati nanda nandha nanji narang narayan
narotam natasha nathoo navneet nayyar nazir neela neelam neeraj neeta nehal nihar niharika nikesh nilam
nimisha niraj nirav nirmala nirupa nizarali odedra padania padhya padma pallavi panju paras parbat parbhoo
parikh parvati parviz patani payal pindolia piparia pirani piyush poonam poonja poorvi popatlal praful
prafulla pragna prahlad prasad pratap prateek pratibha pratima praveen premal premila prinja pritam pritika
priyesh purewal pushpa rabheru radia raghav raghavan raghu rajabali rajdev rajni rajnish rajul rajvir raksha
ramanlal ramila ramnik raniga ranjan ransley rashmi ratansi ratilal rattansi ravindra rebelo rehal rekhaben
reshma riddhi ridhi rishi ritika riyat rohini roopa rozina rughani rupani ruparel sachdeva sadrudin sahil
sahni saini sajan salimali samit samji sandhar sanghvi sangita sanjana sanjeev sanjiv santosh sarita sarjit
sarkar saroj saroya satnam satpal satyen saurabh savjani seema sejpal sembhi senghani sequeira shabbir shahani
shailen shalini sharad sharda shashi sheetal shivani shobha shobhna shraddha shreena shreyas shruti shukla
shyam siani sidpra simran siyani snehal sohal sohan sondhi sonia sorathia sousa souza sudha sudhakar sujata
sukhjit suman sumaria sumita sundip sunita supriya surani surbhi surekha surinder surjeet sushma taank taibali
tanvi tanya taruna tayabali tejal tejpar thanki thethy trikha trishna trushar tulsi udani uppal urvashi uttam
vadgama vadhera vaibhav vaishali vaitha vanmali varia varun vasani vasanji vasanti vasudev veena velani verjee
vibha vidya viegas vijaya vikash vikesh vimal vimla vinesh vinit viraj viram virjee virpal visana vishram
vohra wadhwa wadhwani yadav yamini yashvant yatin yogendra yogini yusufali yuvraj zarina zulfiqar
`);
