import { equations, wordList } from './wordList';

/**
 * Well-known Kenyan bodies, divided by strokes: short and everyday names, then the full name, then other full ones. Former names,
 * successors, staff SACCOs and short names that two bodies share are left out. Public knowledge.
 */
const bodies = `
cbk = central bank of kenya | epra = energy and petroleum regulatory authority | helb = higher education loans board |
icpak = institute of certified public accountants of kenya | kasneb = kenya accountants and secretaries national examinations board |
kebs = kenya bureau of standards | kemri = kenya medical research institute | kemsa = kenya medical supplies authority |
kenha = kenya national highways authority | kephis = kenya plant health inspectorate service | kfs = kenya forest service |
knec = kenya national examinations council | kpa = kenya ports authority | kpc = kenya pipeline company |
kplc, kenya power = kenya power and lighting company | kra = kenya revenue authority |
ktda = kenya tea development agency; kenya tea development agency holdings |
kuccps = kenya universities and colleges central placement service | kura = kenya urban roads authority | kws = kenya wildlife service |
lsk = law society of kenya | nca = national construction authority | ncpb = national cereals and produce board |
nema = national environment management authority | nhc = national housing corporation | nhif = national hospital insurance fund |
nita = national industrial training authority | nssf = national social security fund | ntsa = national transport and safety authority |
nys = national youth service | posta, posta kenya = postal corporation of kenya | sha = social health authority |
tsc = teachers service commission | eldowas = eldoret water and sanitation company | ewasco = embu water and sanitation company |
gwasco = gusii water and sanitation company | kiwasco = kisumu water and sanitation company |
mowassco = mombasa water supply and sanitation company | muwasco = muranga water and sanitation company |
nairobi water, ncwsc = nairobi city water and sewerage company | nawassco = nakuru water and sanitation services company |
nyewasco = nyeri water and sanitation company | rujwasco = ruiru juja water and sewerage company |
thiwasco = thika water and sewerage company | airtel, airtel kenya = airtel networks kenya | dstv = multichoice kenya | kq = kenya airways |
naivas = naivas supermarket | new kcc = new kenya cooperative creameries | zuku = wananchi group kenya | absa = absa bank; absa bank kenya |
boa = bank of africa; bank of africa kenya | coop bank = cooperative bank of kenya; cooperative bank |
dtb = diamond trust bank; diamond trust bank kenya | equity = equity bank; equity bank kenya | faulu = faulu microfinance bank |
gtbank, gt bank = guaranty trust bank; guaranty trust bank kenya | i and m = i and m bank |
kcb = kcb bank; kcb bank kenya; kenya commercial bank | kenya re = kenya reinsurance corporation | kwft = kenya women microfinance bank |
nbk = national bank of kenya | ncba = ncba bank; ncba bank kenya | postbank = kenya post office savings bank |
sbm = sbm bank; sbm bank kenya | sidian = sidian bank | stanbic = stanbic bank; stanbic bank kenya |
stanchart, standard chartered = standard chartered bank; standard chartered bank kenya | kenya police sacco = kenya national police sacco |
mwalimu sacco = mwalimu national sacco | cuea = catholic university of eastern africa |
dekut, dkut = dedan kimathi university of technology | jkuat = jomo kenyatta university of agriculture and technology |
jooust = jaramogi oginga odinga university of science and technology | kcau = kca university | kemu = kenya methodist university |
kmtc = kenya medical training college | ku = kenyatta university | mku = mount kenya university | mmarau = maasai mara university |
mmu = multimedia university of kenya | mmust = masinde muliro university of science and technology | seku = south eastern kenya university |
tuk, tu k = technical university of kenya | tum = technical university of mombasa | uon = university of nairobi |
usiu, usiu africa = united states international university africa; united states international university |
utalii college = kenya utalii college | ack = anglican church of kenya | aic = africa inland church; africa inland church kenya |
citam = christ is the answer ministries | elck = evangelical lutheran church in kenya | kag = kenya assemblies of god |
ncck = national council of churches of kenya | pcea = presbyterian church of east africa |
sda = seventh day adventist; seventh day adventist church |
knun = kenya national union of nurses; kenya national union of nurses and midwives | knut = kenya national union of teachers |
kuppet = kenya union of post primary education teachers | uasu = universities academic staff union | akuh = aga khan university hospital |
knh = kenyatta national hospital | krcs, kenya red cross = kenya red cross society | mama lucy hospital = mama lucy kibaki hospital |
mater hospital = mater misericordiae hospital | mtrh = moi teaching and referral hospital
`;

/** Bodies of which there is one in each county. */
const counties = `
baringo bomet bungoma busia elgeyo-marakwet embu garissa homa-bay isiolo kajiado kakamega kericho kiambu kilifi kirinyaga kisii kisumu
kitui kwale laikipia lamu machakos makueni mandera marsabit meru migori mombasa muranga nairobi nakuru nandi narok nyamira nyandarua nyeri
samburu siaya taita-taveta tana-river tharaka-nithi trans-nzoia turkana uasin-gishu vihiga wajir west-pokot
`;

/** Each body with its short names, and its full names of which the first counts. */
export const knownBodies: readonly (readonly [
	shorts: readonly string[],
	fulls: readonly string[],
])[] = [
	...equations(bodies).map(([shorts, fulls]) => [shorts.split(', '), fulls.split('; ')] as const),
	...wordList(counties).map((county) => {
		const name = county.replace('-', ' ');
		const shorts = ['county', 'county government', 'county govt'].map((of) => `${name} ${of}`);
		return [[...shorts, `county govt of ${name}`], [`county government of ${name}`]] as const;
	}),
];
