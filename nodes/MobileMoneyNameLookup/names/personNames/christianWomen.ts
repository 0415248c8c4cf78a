import { wordList } from '../words/wordList';

/** Christian given names of women, and of no man in Kenya. From general knowledge. */
export const christianWomen = wordList(`
abigail ada adah adelaide adelide agatha agnes agneta aileen alice amanda amelia anastacia anastasia angela
angelica angelina angeline anita ann anna annah annastacia anne annette antonia asenath babra barbara beatrice
belinda benedicta bernadette bernice bertha bethany betty bibiana brenda bridget brigid camilla carol carolina
caroline catherine cecilia celine charlotte cheryl christabel christina christine clara clare claire claris clarice
claudia clementina colette consolata corazon cynthia daisy damaris daniella deborah delilah delphine diana diane
dinah dolphine dora dorcas doreen doris dorice dorothy eddah edina edith edna edwina eglah elizabeth ella ellen
elsie emily emma emmah enid erica esther ethel eucabeth eugenia eunice eva eve evelyn everlyne faith felicity
felista felistus fiona flavia flora florence frances francisca freda fridah gabriella gaudencia geraldine gertrude
gladys gloria grace hannah harriet heather helen helena hilda imelda immaculate ingrid irene iris isabel isabella
ivone jackline jacinta jacqueline jael jane janet janice jasmine jedidah jemima jemimah jennifer jenifer jessica
jill joan joanna jocelyn josephine joy joyce judith julia juliana juliet kate karen kathleen kezia keziah kristin
laura leah lilian lily linda linet linnet lois loise lorna louisa louise lucia lucy lydia lynette mabel magdalene
maggie marceline marcella margaret margarita maria mariana marianne marie marietta marjorie marlene marta martha
martina mary matilda maureen maximilla melanie melissa mercy michelle mildred millicent miriam modester monica
moreen muriel myra nancy naomi natalie nellie nelly nicole nora norah olga olivia pacifica pamela pascalia patience
patricia paula pauline peninah penelope perpetua petronilla petronila phanice pheobe philgona philomena phoebe
phyllis prisca priscah priscilla prudence purity rachel rebecca regina rhoda rita roberta rodah rosaline rosalia
rose roselyn roseline rosemary ruth sabina salome salina sandra sara sarah scholastica scolastica seline selina
serah serena sharon sheila shirley silvia simone sophia sophie stella stephanie susan susanna sylvia tabitha tamar
tecla teresa teresia theodora theresa theresia tina tracy tryphena tryphosa truphena truphosa valarie vanessa
venessa vera verah verna veronica victoria viola violet virginia vivian vivianne wanda wendy wilfrida winifred
winnie yolanda yvette yvonne zilpah zipporah
`);
