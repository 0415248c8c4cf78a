import { wordList } from '../words/wordList';

/** Christian given names of women, and of no man in Kenya. From general knowledge. */
export const christianWomen = wordList(`
abby abigael abigail ada adah adelaide adelide adeline afline agatha agnes agneta aileen alberta alexandra alice
alphine amanda amelia anastacia anastasia angela angelica angelina angeline angelyn anita ann anna annabel annabelle
annah annastacia annastancia anne annette antonia apolonia ariana ascah asenath ashlyn asneth audrey augusta aurelia
babra barbara beatrice beatrise belinda bella benedicta benta benter bernadette bernadine bernice bertha beryl bessy
beth bethany betty beverly beverlyne bibiana bilha bilhah brenda bridget bridgit brigid brigit brigita britney
camilla candace candice carol carolina caroline carren cassandra catharine catherine cathrine cecilia celestina
celina celine chantal charity charleen charlene charlotte cheryl chloe christabel christabell christiana christina
christine cicilia claire clara clarah clare clarice claris clarissa claudia clementina cleopatra clotilda colette
colleen concepta consolata constance corazon cornelia cynthia daisy dalila damaris daniela daniella daphne darlene
davina deborah debra delila delilah delphine delvine denise diana dianah diane dinah dinnah dolphine domtila donna
dora dorah dorcah dorcas doreen doricas dorice doris doroth dorothea dorothy drusilla eddah edina edinah edith
editha edna edwina eglah eileen elaine eleanor elena elisheba elizabeth ella ellen ellyn elsie emaculate emelda
emelia emilia emily emma emmaculate emmah emmily enid erica ernestine esta estella esther esthy ethel eucabeth
eugenia eulalia eunice eunita euphemia eva evaline evalyne eve evelyn evelyne everline everlyne faith fausta
felicity felista felistar felistas felister felistus fidelia fiona flavia flora florah florence florida frances
francisca freda fridah gabriella gaudencia gaudensia genevieve georgina geraldine gertrude getrude gina gladwel
gladys glenda gloria goretti grace gwendolyn hadassah hannah harriet harriette hazel heather helda helen helena
hellen herieth herine hester hilda hildah huldah ida imelda imeldah immaculata immaculate ingrid inviolata irene
iris isabel isabela isabella isabelle ivone ivy ivyne jacinta jackeline jackie jackline jacklyne jacqueline jael
jane janeffer janerose janet janeth janice jaqueline jasinta jasmine jedida jedidah jemima jemimah jenifer jennifer
jennipher jenny jentrix jerusha jesca jescah jessica jill joan joanita joanna joanne jocelyn jocyline josepha
josephina josephine josylene josyline joy joyce joyline judith judy julia juliana juliet julliet justina karen kate
kathleen kelsey kerine keturah kezia keziah kristin laura lauren lavenda lavender lavina lavine leah leila lensa
leonida leticia liberata lilian lillian lilly lily linda lindah linet linnet lisa liz liza lizbeth lizzy loice lois
loise loreen lorine lorna lorraine louisa louise lucia lucy lydia lyn lynda lynet lynette lynn lynne mabel magdalena
magdalene magdaline maggie maggy magret marceline marcella margaret margarita margret maria mariana marianne marie
marietta marion marjorie marlene marta martha martina mary maryann maryanne maryline mathilda matilda maureen mauren
maurine mauryn maximilla melanie melda melissa melvine merceline mercy mercyline metrine michelle milcah mildred
milka millicent millicient milly miriam mirriam mitchelle modesta modester molly monica monicah moreen muriel myra
myriam nancie nancy naom naomi naomy natalie nelius nellie nellius nelly nerea nereah nicole nifa nina nora norah
noreen norine octavia odilia olga olive olivia orpah orpha pacifica pamela pascalia paskalia patience patricia paula
pauline penelope penina peninah penninah peris perpetua perpetuah perris petronila petronilla petty phanice phelgona
phelomena pheny pheobe philgona philis philister philomena phoebe phyllis pricilla prisca priscah priscilla prisilla
proscovia prudence purity queenter quinter rachael racheal rachel rael rahab rebecca rebeccah rebekah redempta
regina reginah rehab rehema rhoda rispa rispah risper rita rizpah robai roberta rodah rodha rosa rosalia rosalind
rosaline rosalyne rosana rosanna rose roselida roseline roselyn roselyne rosemarie rosemary roxana ruth ruthie
sabina sabrina salina sally salome salomy samantha sandra saphira sara sarah scholastica scola scolastica selina
seline serah serena shanice shantel sharleen sharlene sharlyne sharon sheba sheila sheilla sherril sherry shiphrah
shirley silvia simone sipora sophia sophie sophy stacey stacie stacy stella stellah stephanie susan susanna suzan
suzana suzanne suzy sylivia sylvia tabbitha tabby tabitha tamar tecla tecler tekla teresa teresia thelma theodora
theresa theresah theresia theresiah tiffany tina tracey tracy trizah trufena truphena truphosa truphosah tryphena
tryphosa ursula valarie valerie vanessa venessa vera verah verna veronica veronicah vicky victoria victorine vidah
vincentia viola violah violet viona virgina virginia vivian vivianne vivienne wanda wendy whitney wilfrida wilkista
wilkister winfrida winfridah winifred winjoy winnie winny winrose yolanda yvette yvonne zeddy zena zeruiah zilla
zillah zilpah zipora ziporah zipporah
`);
