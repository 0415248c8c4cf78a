import { wordList } from './wordList';

/**
 * Ordinary English and Swahili words that businesses take as their own names. They distinguish, but they are
 * nobody's family name: a name with one of them keeps its word order. From general knowledge of signs in Kenya.
 */
export const commonWords: ReadonlySet<string> = new Set(
	wordList(`
acc account ace ack acme active advanced africa african afya aic airbnb alpha ample angel apex aqua arcade arena arrow asali atlas
attorneys avenue azure babies baby bag bags bahari balloon bamboo barbering basket bata battery bay beach bed beds bee bell best beta
better big bird blaze blessed blessings block bloom blossom blue bnb boda bodaboda bold bora borehole bottle box boy boys braids brand
bravo bread breeze bridge bright brilliant bubble budget bull butterfly cake cakes candle canyon capital cash castle cat cathedral catholic
cedar celebrity century chakula champion chapati chapel cheap cheetah children choice chui chumvi circle city civic classy clean clear
clever cloud coast colour comfort complete concept cool coral cottage county cozy cream creek crest crown crystal cup curtain cushions cute
cuts dad dada daughters dawn deal decent decorations deluxe destiny diamond diocese dish dishes divine dog dolphin dove dragon dream dreams
drilling duma eagle early east eastern easy echo eco eden eggs elegance elegant elephant elite empire equator eternal evergreen excellent
exclusive exodus express extreme eye fabulous fair faithful falcon families family famous fancy favour feather fiber fibre field finest
fire first flame flamingo flash flat flats fly focus forest fortune fountain fox frames framing free fresh friend friends frontier fund
funds future galaxy gate gazelle gem generation genesis gents genuine giant girl girls githeri glamour global globe glory glow gold golden
good goodwill gorgeous gospel grand great greater greatwall green grillhouse grove growers guardian handbags happy harbour harmony haven
heart heights help heritage hides hill hills hilltop holy hope horizon horn hub ideal image impala imperial infinity initiative inland inn
inner insight island ivory jambo jasmine jeans jewel jirani jogoo jolly journey joyful jua jumbo junction jungle kag kahawa kaka kali kanga
karibu kasuku kazi keki kiboko kiddies kids kifaru kijani kilele king kingdom kingfisher kings kipepeo kisima kondoo korongo kuku ladies
lake land lashes law lawyers leaf leather legacy legend leopard liberty life light lighthouse lily linen link lion little lotus love lucky
lulu lux luxury maandazi machungwa magic mahamri mahindi main majestic maji man mandazi mandir mango maple marble maridadi marina mashariki
master maternity matunda maua mayai maziwa mbuzi meals mega men mercyland metro midtown milele millennium mirror mitumba mkate mlima modern
money moon morning moto mount mountain mpya mti mum mums mwanga mwema mzuri nail nature ndege ndovu nest new next ngombe nice nile njema
noble north northern nova nyama nyota nyumba nzuri oak oasis ocean olive one onyx opal open optimum orange orbit orchid orient oriental
original orphans ostrich pacific palace palm pamoja paradise parish park partners partnership pay pcea peace peak pearl penguin perfect
pesa phoenix pilot pine pink pioneer planet platinum plaza plus pole popular porcupine pots premier premium prestige pride prime princess
print progressive promise prosper prosperity punda pure quality queen queens quick rainbow ranch rapid raven ready real red reef regal
regent reliable rent rentals rhino ridge rift right rising river riverside rock rocky roots rose royal ruby safari safe safi samaki
samaritan samosa sapphire satellite savanna savannah sda sea season seasons select self serene seven sharp shave shell shine shining shirts
silver simba simple skin sky skyline smart smile smooth snacks snow sofa sofas soko sokoni solid son sons sound south southern spares spark
sparkle sparkles special spice spirit splendid spring springfield springs square stadium standard star starlight stars steelworks stone
stream strong style stylish success sukari summer summit sun sunbeam sunflower sunlight sunny sunrise sunset sunshine super superb superior
supreme swallow swara sweet swift tailors tamu tank tanks taps tausi tembo temple tender tent tents three thrift tiger timberyard timeless
tiny titan tower towers town trend trendy tropical true tulip tumbili turquoise twiga two tyres ufa uji ultimate umoja union unique united
unity universal upendo uptown urban ushirika uzima valley value vanilla velvet victory view vintage vinyago vision vista vital vitumbua
vogue wares watoto wave waves way weavers welding west western wetu whale white widows wifi wild wings winner winners wisdom wise woman
wonder world yellow yetu young zebra zenith zion zone
`),
);
