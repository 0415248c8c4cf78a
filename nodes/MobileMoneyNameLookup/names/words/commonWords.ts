import { wordList } from './wordList';

/**
 * Ordinary English and Swahili words that businesses take as their own names. They distinguish, but they are
 * nobody's family name: a name with one of them keeps its word order. From general knowledge of signs in Kenya.
 */
export const commonWords: ReadonlySet<string> = new Set(
	wordList(`
ace acme active advanced africa african afya alpha ample angel apex aqua arcade arena arrow atlas avenue azure balloon
bamboo basket bay beach bee bell best beta better big bird blaze blessed blessings block bloom blossom blue bold bottle
box brand bravo bread breeze bridge bright brilliant bubble budget bull butterfly candle canyon capital castle cat
cedar celebrity century champion cheap cheetah choice circle city civic classy clean clear clever cloud coast
colour comfort complete concept cool coral cottage county cozy cream creek crest crown crystal cup cute cuts dawn
deal decent deluxe destiny diamond divine dog dolphin dove dragon dream dreams eagle early east eastern easy echo
eco eden elegance elegant elephant elite empire equator eternal evergreen excellent exclusive exodus express
extreme fabulous fair falcon family famous fancy favour feather field finest fire first flame flamingo flash fly focus
forest fortune fountain fox free fresh friend friends frontier future galaxy gate gazelle gem generation genesis genuine giant
glamour global globe glory glow gold golden good goodwill gorgeous grand great greater greatwall green grove
growers guardian happy harbour harmony haven heart heights heritage hill hills hilltop horizon horn hub ideal
image imperial impala infinity inland inn inner insight island ivory jambo jasmine jewel jolly journey joyful jumbo
junction jungle kahawa karibu keki kifaru kijani king kings kingdom kingfisher kipepeo kiboko kuku lake land
leaf legacy legend leopard liberty life light lighthouse lily link lion little lotus lucky lulu lux luxury machungwa
magic main maji majestic mango maple marble maridadi marina mashariki master matunda maua maziwa mega metro midtown
milele millennium mirror modern moon morning mount mountain mpya mti mwanga mzuri nature ndege ndovu nest new next nice
nile njema noble north northern nova nyota oak oasis ocean olive one onyx open optimum opal orange orbit orchid orient
oriental original ostrich pacific palace palm pamoja paradise park peace peak pearl penguin perfect pesa phoenix pilot
pine pink pioneer planet platinum plaza plus pole popular porcupine premier premium prestige pride prime princess
progressive promise prosper prosperity punda pure quality queen queens quick rainbow rapid raven ready real red reef regal
regent reliable rhino ridge rift right rising river riverside rock rocky roots rose royal ruby safe safi samaki
samaritan sapphire savanna savannah sea season seasons select serene seven sharp shell shine shining silver
simba simple sky skyline smart smile smooth snow sokoni solid sound south southern spark sparkle sparkles
special spice splendid spring springs springfield square stadium standard star starlight stars stone stream strong style
stylish success summer summit sun sunbeam sunflower sunlight sunny sunrise sunset sunshine super superb superior supreme
swallow swara sweet swift tamu tausi tembo tender three thrift tiger timeless tiny titan tower towers town trend trendy tropical
true tumbili tulip turquoise twiga two ufa ultimate umoja union unique united unity universal upendo uptown urban
uzima valley value vanilla velvet victory view vintage vision vista vital vogue wave waves way west western wetu
whale white wild wings winner winners wisdom wise wonder world yellow yetu young zebra zenith zion zone
self help sons son daughters families partners partnership widows orphans eggs cash money pay rent rentals flat
flats bnb airbnb ranch chapel cathedral parish diocese catholic temple mandir sda pcea ack aic kag acc account lawyers law
attorneys initiative fund funds boda bodaboda mitumba maternity eye skin baby babies kids kiddies children
mum mums dad ladies gents men man woman girl girls boy boys love hope faithful holy spirit gospel mercyland
tent tents decorations borehole drilling taps tank tanks wifi fibre fiber satellite print frames framing cake cakes
snacks grillhouse meals dishes dish pots wares linen curtain sofa sofas beds bed cushions handbags bags bag jeans shirts
tailors weavers braids nail lashes barbering shave spares tyres battery jua kali welding steelworks timberyard hides leather
nyumba kazi safari samosa vitumbua mahamri uji githeri nyama mahindi mayai moto
bora mwema nzuri mama baba dada kaka watoto chakula soko vinyago ushirika jirani kisima mlima bahari kilele chui
duma kondoo ngombe mbuzi jogoo kasuku bata korongo kanga asali sukari chumvi mkate chapati mandazi maandazi
`),
);
