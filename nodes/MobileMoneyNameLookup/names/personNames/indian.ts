import { wordList } from '../words/wordList';

/**
 * Indian names common among Kenyan Asians (Gujarati, Punjabi, Goan, Ismaili, Jain). From general knowledge
 * of the community's family and given names.
 */
export const indianNames = wordList(`
patel pattni shah mehta gohil dodhia doshi desai dave joshi vyas bhatt bhatia bhavsar chauhan chandaria chana
chandarana chopra chudasama darbar devani dhanani dhanji ghelani gandhi gosrani gudka haria halai hirani hirji
jadavji jadva jain jani jivraj jobanputra kanji kapoor kapur karia karsan kaur kerai khetani khimji khanna khoja
kotecha kotak lakhani lalji lodhia madhvani makwana malde malhotra manji manek maru mavji meghji merali mistry modi
morjaria mulji nagda nathwani naran narshi nayar oza padhiar pabari panchal pandit pandya pankhania parekh parmar
pathak patni popat prajapati premji punja purohit raichura raja rajani rajput ramji rana rathod raval ravji rawal
sachdev sachania sagoo sanghani sanghrajka savani savla sehmi sethi shamji sharma singh sian sikand solanki soni
sodha sura suri tanna thakkar thakrar thakker tejpal tejani trivedi vadera vaghela vaghjiani vekaria velji verma
virji virdee virani visram vora walia zaveri mangat bharj bhogal birdi dhillon gill grewal hayer kalsi lota panesar
sandhu sidhu ubhi bhachu rattan mudhar sokhi devji bhimji raghwani rabadia pindoria varsani shivji gajjar suthar
dhokia rajesh ramesh rakesh suresh mahesh naresh dinesh mukesh jignesh nilesh hitesh ritesh jitesh mitesh bhavesh
kalpesh alpesh paresh yogesh umesh kamlesh shailesh ganesh lokesh brijesh jayesh ketan nitesh nimesh pritesh rupesh
dipesh mithesh hasmukh ashwin ashok anil sunil nitin jatin hiten hetal vipul vijay ajay sanjay jay dhiren biren
viren niren dilip pradip sandip kuldip hardip jagdip mandip manish harish satish girish jagdish anish bharat bhavin
bhavna bhavini bhupendra bipin chandrakant chandu chetan chirag darshan deepak dipak devendra dharmendra dhruv
gaurav gopal govind hansa harshad harsh hemal hemant hemali himanshu ishan jagruti janak jaspal jasvir jaswinder
jasmin jayant jayanti jayshree jyoti jyotsna kalyan kanti kantilal kapil karan kaushik kavita ketul kirit kiran
kishor kishan kunal kusum lalit lata laxman mahendra manisha manoj mansukh maya mayur meena meera mehul milan minal
mital mohan mohanlal mona mukund narendra naveen navin neha nikhil nikita nikunj nisha nishant pankaj parul pooja
prabha prakash pranav prashant pratik pravin preeti priya priti priyanka purvi rahul raj rajan rajendra rajiv raju
raman ranjit rasik ravi reena rekha rohan rohit roshan rupal sachin sagar sandeep sangeeta sapna sarla savita shanti
sheela shilpa shital shivam shreya smita sneha sonal sudhir sumit surendra surjit sushila tarun tejas trupti tushar
uday urmila usha vandana varsha vasant vikas vikram vinay vinod vipin virendra vishal vivek yash anjali anju amit
amar amrit aarti arti arjun arun avinash ameet gurpreet harpreet manpreet jaspreet balwinder sukhdev sukhwinder
amarjit baljit daljit harjit kuljit manjit paramjit amirali alnoor nizar shiraz zulfikar mumtaz nurali noorali jiwa
akbar altaf firoz naushad riaz fernandes dsouza desouza pereira pinto rodrigues gomes lobo mascarenhas almeida
dcosta menezes noronha rebello nirmal mayank sarju rushabh hinal jinal khushbu krupa nirali nishit parth ronak
saloni urvi zeel
`);
