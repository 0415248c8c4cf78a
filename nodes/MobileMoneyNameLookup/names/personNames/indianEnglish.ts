import { wordList } from '../words/wordList';

/** Indian names common among Kenyan Asians: Gujarati, Punjabi, Goan, Ismaili, Jain. */
export const indianNames = wordList(`
ajay akbar almeida alnoor alpesh altaf amar amarjit ameet amirali amit amrit anil anish arjun arun ashok ashwin avinash baljit balwinder
bhachu bharat bharj bhatia bhatt bhavesh bhavin bhavsar bhimji bhogal bhupendra bipin birdi biren brijesh chana chandarana chandaria
chandrakant chandu chauhan chetan chirag chopra chudasama daljit darbar darshan dave dcosta deepak desouza devani devendra devji dhanani
dhanji dharmendra dhillon dhiren dhokia dhruv dilip dinesh dipak dipesh dodhia dsouza fernandes firoz gajjar gandhi ganesh gaurav ghelani
gill girish gohil gomes gopal gosrani govind grewal gurpreet halai hardip haria harish harjit harpreet harsh harshad hasmukh hayer hemal
hemant himanshu hinal hirani hirji hiten hitesh ishan jadavji jadva jagdip jagdish jain janak jani jasmin jaspal jaspreet jasvir jaswinder
jatin jay jayant jayanti jayesh jignesh jitesh jivraj jiwa jobanputra joshi kalpesh kalsi kalyan kamlesh kanji kanti kantilal kapil kapoor
kapur karan karia karsan kaur kaushik kerai ketan ketul khanna khetani khimji khoja kiran kirit kishan kishor kotak kotecha kuldip kuljit
kunal lakhani lalit lalji laxman lobo lodhia lokesh lota madhvani mahendra mahesh makwana malde malhotra mandip manek mangat manish manji
manjit manoj manpreet mansukh maru mascarenhas mavji mayank mayur meghji mehul menezes merali milan mistry mital mitesh mithesh modi mohan
mohanlal morjaria mudhar mukesh mukund mulji mumtaz nagda naran narendra naresh narshi nathwani naushad naveen navin nayar nikhil nikunj
nilesh nimesh niren nirmal nishant nishit nitesh nitin nizar noorali noronha nurali oza pabari padhiar panchal pandit pandya panesar pankaj
pankhania paramjit parekh paresh parmar parth pathak patni pattni pereira pindoria pinto popat pradip prajapati prakash pranav prashant
pratik pravin premji pritesh punja purohit rabadia raghwani rahul raichura raj raja rajan rajani rajendra rajesh rajiv rajput raju rakesh
raman ramesh ramji rana ranjit rasik rathod rattan raval ravi ravji rawal rebello riaz ritesh rodrigues rohan rohit ronak roshan rupesh
rushabh sachania sachdev sachin sagar sagoo sandeep sandhu sandip sanghani sanghrajka sanjay sarju satish savani savla sehmi sethi shailesh
shamji shanti sharma shiraz shivam shivji sian sidhu sikand singh sodha sokhi solanki soni sudhir sukhdev sukhwinder sumit sunil sura
surendra suresh suri surjit suthar tanna tarun tejani tejas tejpal thakkar thakker thakrar trivedi tushar ubhi uday umesh vadera vaghela
vaghjiani varsani vasant vekaria velji verma vijay vikas vikram vinay vinod vipin vipul virani virdee viren virendra virji vishal visram
vivek vora vyas walia yash yogesh zaveri zulfikar
`);

/** Family names that hardly anybody has as a given name, of Kenyans of Indian and of English descent. */
export const familyNames = wordList(`
allen brown clark desai doshi gudka jones mehta moore patel scott shah smith taylor wright
`);
