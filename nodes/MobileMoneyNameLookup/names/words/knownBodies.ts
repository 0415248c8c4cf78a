import { wordList } from './wordList';

/**
 * Well-known Kenyan bodies, divided by strokes: short and everyday names, then the full name, then other full ones. Former names,
 * successors, staff SACCOs and short names that two bodies share are left out. Public knowledge.
 */
const bodies = `
afc = agricultural finance corporation | boraqs = board of registration of architects and quantity surveyors |
cbk = central bank of kenya | cma = capital markets authority | cue = commission for university education |
eacc = ethics and anti corruption commission | ebk = engineers board of kenya | epra = energy and petroleum regulatory authority |
epza = export processing zones authority | gdc = geothermal development company | helb = higher education loans board |
icpak = institute of certified public accountants of kenya | iebc = independent electoral and boundaries commission |
ipoa = independent policing oversight authority | ira = insurance regulatory authority | kaa = kenya airports authority |
kalro = kenya agricultural and livestock research organization | kasneb = kenya accountants and secretaries national examinations board |
kbc = kenya broadcasting corporation | kcaa = kenya civil aviation authority | kdic = kenya deposit insurance corporation |
kebs = kenya bureau of standards | kecobo = kenya copyright board | kefri = kenya forestry research institute |
kemri = kenya medical research institute | kemsa = kenya medical supplies authority | kenas = kenya accreditation service |
kenet = kenya education network | kengen = kenya electricity generating company | kenha = kenya national highways authority |
keninvest = kenya investment authority | kentrade = kenya trade network agency | kephis = kenya plant health inspectorate service |
kerra = kenya rural roads authority | ketraco = kenya electricity transmission company | kfcb = kenya film classification board |
kfs = kenya forest service | kicc = kenyatta international convention centre | kicd = kenya institute of curriculum development |
kie = kenya industrial estates | kimc = kenya institute of mass communication | kipi = kenya industrial property institute |
kippra = kenya institute for public policy research and analysis | kirdi = kenya industrial research and development institute |
klb = kenya literature bureau | kmc = kenya meat commission | kmfri = kenya marine and fisheries research institute |
kmpdc = kenya medical practitioners and dentists council | knbs = kenya national bureau of statistics |
knchr = kenya national commission on human rights | knec = kenya national examinations council | knls = kenya national library service |
knqa = kenya national qualifications authority | kpa = kenya ports authority | kpc = kenya pipeline company |
kplc, kenya power = kenya power and lighting company | kra = kenya revenue authority | ksg = kenya school of government |
ksl = kenya school of law | ktb = kenya tourism board | ktda = kenya tea development agency; kenya tea development agency holdings |
kuccps = kenya universities and colleges central placement service | kura = kenya urban roads authority |
kvda = kerio valley development authority | kws = kenya wildlife service | lapfund = local authorities provident fund |
laptrust = local authorities pensions trust; local authorities pension trust | lbda = lake basin development authority |
lsk = law society of kenya | nacada = national authority for the campaign against alcohol and drug abuse |
nacosti = national commission for science technology and innovation | nca = national construction authority |
nck = nursing council of kenya | ncpb = national cereals and produce board | ncpwd = national council for persons with disabilities |
ndma = national drought management authority | nema = national environment management authority | nhc = national housing corporation |
nhif = national hospital insurance fund | nita = national industrial training authority | nlc = national land commission |
nmk = national museums of kenya | nock = national oil corporation of kenya | nse = nairobi securities exchange |
nssf = national social security fund | ntsa = national transport and safety authority | nys = national youth service |
odpc = office of the data protection commissioner | odpp = office of the director of public prosecutions |
pcpb = pest control products board | posta, posta kenya = postal corporation of kenya | ppb = pharmacy and poisons board |
ppra = public procurement regulatory authority | psc = public service commission | rba = retirement benefits authority |
rerec = rural electrification and renewable energy corporation | sasra = sacco societies regulatory authority |
sha = social health authority | tsc = teachers service commission | tveta = technical and vocational education and training authority |
ufaa = unclaimed financial assets authority | wasreb = water services regulatory board | wra = water resources authority |
eldowas = eldoret water and sanitation company | ewasco = embu water and sanitation company | gwasco = gusii water and sanitation company |
kewi = kenya water institute | kiwasco = kisumu water and sanitation company | mowassco = mombasa water supply and sanitation company |
muwasco = muranga water and sanitation company | nairobi water, ncwsc = nairobi city water and sewerage company |
nawassco = nakuru water and sanitation services company | nyewasco = nyeri water and sanitation company |
rujwasco = ruiru juja water and sewerage company | thiwasco = thika water and sewerage company |
airtel, airtel kenya = airtel networks kenya | dstv = multichoice kenya | eabl = east african breweries |
eapcc = east african portland cement company | kbl = kenya breweries | ketepa = kenya tea packers | kq = kenya airways |
naivas = naivas supermarket | new kcc = new kenya cooperative creameries | sony sugar = south nyanza sugar company |
zuku = wananchi group kenya | absa = absa bank; absa bank kenya | boa = bank of africa; bank of africa kenya |
coop bank = cooperative bank of kenya; cooperative bank | dtb = diamond trust bank; diamond trust bank kenya |
equity = equity bank; equity bank kenya | faulu = faulu microfinance bank |
gtbank, gt bank = guaranty trust bank; guaranty trust bank kenya | i and m = i and m bank |
kcb = kcb bank; kcb bank kenya; kenya commercial bank | kenya re = kenya reinsurance corporation | kwft = kenya women microfinance bank |
nbk = national bank of kenya | ncba = ncba bank; ncba bank kenya | postbank = kenya post office savings bank |
sbm = sbm bank; sbm bank kenya | sidian = sidian bank | stanbic = stanbic bank; stanbic bank kenya |
stanchart, standard chartered = standard chartered bank; standard chartered bank kenya | uba = united bank for africa; uba kenya bank |
kenya police sacco = kenya national police sacco | kuscco = kenya union of savings and credit cooperatives |
metropolitan sacco = metropolitan national sacco | mwalimu sacco = mwalimu national sacco | cuea = catholic university of eastern africa |
dekut, dkut = dedan kimathi university of technology | gluk = great lakes university of kisumu |
jkuat = jomo kenyatta university of agriculture and technology | jooust = jaramogi oginga odinga university of science and technology |
kcau = kca university | kemu = kenya methodist university | kise = kenya institute of special education |
kmtc = kenya medical training college | kstvet = kenya school of technical and vocational education and training; kenya school of tvet |
ku = kenyatta university | mku = mount kenya university | mmarau = maasai mara university | mmu = multimedia university of kenya |
mmust = masinde muliro university of science and technology | seku = south eastern kenya university |
tuk, tu k = technical university of kenya | tum = technical university of mombasa | ueab = university of eastern africa baraton |
uon = university of nairobi | usiu, usiu africa = united states international university africa; united states international university |
utalii college = kenya utalii college | acc and s = african christian church and schools | ack = anglican church of kenya |
aic = africa inland church; africa inland church kenya | aipca = african independent pentecostal church of africa |
citam = christ is the answer ministries | elck = evangelical lutheran church in kenya | fgck = full gospel churches of kenya |
kag = kenya assemblies of god | ncck = national council of churches of kenya | pag = pentecostal assemblies of god |
pcea = presbyterian church of east africa | pefa = pentecostal evangelistic fellowship of africa | rcea = reformed church of east africa |
sda = seventh day adventist; seventh day adventist church | supkem = supreme council of kenya muslims |
cotu, cotu k = central organization of trade unions; central organization of trade unions kenya | fkf = football kenya federation |
kam = kenya association of manufacturers | kepsa = kenya private sector alliance |
kmpdu = kenya medical practitioners pharmacists and dentists union |
knun = kenya national union of nurses; kenya national union of nurses and midwives | knut = kenya national union of teachers |
kuco = kenya union of clinical officers | kudheiha = kenya union of domestic hotels educational institutions hospitals and allied workers |
kuppet = kenya union of post primary education teachers | kusu = kenya universities staff union |
uasu = universities academic staff union | akuh = aga khan university hospital | chak = christian health association of kenya |
jootrh = jaramogi oginga odinga teaching and referral hospital | knh = kenyatta national hospital |
krcs, kenya red cross = kenya red cross society | kutrrh = kenyatta university teaching referral and research hospital |
mama lucy hospital = mama lucy kibaki hospital | mater hospital = mater misericordiae hospital |
mtrh = moi teaching and referral hospital
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
	...bodies.split('|').map((row) => {
		const [shorts = '', fulls = ''] = row.trim().replace(/\n/g, ' ').split(' = ');
		return [shorts.split(', '), fulls.split('; ')] as const;
	}),
	...wordList(counties).map((county) => {
		const name = county.replace('-', ' ');
		const shorts = ['county', 'county government', 'county govt'].map((of) => `${name} ${of}`);
		return [[...shorts, `county govt of ${name}`], [`county government of ${name}`]] as const;
	}),
];
