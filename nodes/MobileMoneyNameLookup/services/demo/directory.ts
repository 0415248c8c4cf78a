import type { AccountType } from '../../domain/accountType';

export interface Holder {
	readonly number: string;
	readonly name: string;
}

/** A register, its rows divided by strokes: the number exactly as it is sent, and the holder's name. */
const register = (rows: string): readonly Holder[] =>
	rows.split('|').map((row) => {
		const [number = '', ...words] = row.trim().split(/\s+/);
		return { number, name: words.join(' ') };
	});

/** Tills of the demo and of the local service: invented holders, printed in capitals as such registers do. */
export const tills = register(`
4738534 JANE WANJIKU KAMAU | 5031264 PETER OTIENO ODHIAMBO | 5218890 FATUMA ABDI HASSAN | 6420175 KIPCHUMBA KORIR |
738204 GRACE ACHIENG OUMA | 812953 DANIEL MUTUA MUSYOKA | 057318 MERCY NAFULA WEKESA | 84127 SAMUEL KIPROTICH |
9102447 JOSEPH NG'ANG'A MWANGI | 5540983 MARY ANNE WAIRIMU NJOROGE | 5903371 ALI MOHAMED SAID BAKARI | 367751 LILIAN MORAA NYABUTO |
4419026 ESTHER NDUNGE KILONZO | 4187702 JAMES EKAI LOKWAWI | 0294416 HALIMA GUYO DIDA | 5676130 WYCLIFFE BARASA SIMIYU |
70945 ROSE KAGENDO MURIITHI | 6233508 BRIAN ONYANGO | 8350119 NAOMI CHEPKOECH ROTICH | 5124477 MAMA PENDO FOODS AND GRILL |
5310298 BARAKA AGROVET ENTERPRISES | 5488216 TUMAINI CHEMIST LTD | 6045539 KARIBU MINI MARKET |
6177043 STEPHEN KIMANI T/A KIMANI HARDWARE | 392860 SAVANNAH BUTCHERY & HOTEL | 7290654 ZAWADI BEAUTY PARLOUR |
5832017 NYOTA ELECTRONICS LIMITED | 046203 UPENDO DAIRY SHOP | 6518842 JUA KALI WELDERS SELF HELP GROUP |
7741096 AISHA JUMA T/A COAST SPICES | 5069925 RIFT VALLEY CEREALS CO. LTD | 91538 MAJI MAZURI WATER POINT |
8023761 DR. PAUL OKOTH DENTAL CLINIC
`);

/**
 * Paybills: mostly organisations, and the sole traders who hold one. Their numbers begin with 9000 or 0,
 * like the magic ones, where no list of Kenyan paybills has a real payee's: banks and others publish
 * theirs, and an invented holder must not stand beside one of those.
 */
export const paybills = register(`
900010 UMOJA WETU SACCO SOCIETY LTD | 900011 GREEN HIGHLANDS ACADEMY | 900012 TAUSI MICROFINANCE BANK LIMITED |
900013 MTO SAFI WATER AND SEWERAGE COMPANY | 900014 PWANI SOLAR ENERGY LTD | 900015 ST. TERESA GIRLS SECONDARY SCHOOL |
900016 KILELE INSURANCE BROKERS | 900017 MWANGAZA FIBRE NETWORKS LTD | 090010 TWIGA HOUSING CO-OPERATIVE SOCIETY |
9000010 UZIMA MEDICAL CENTRE | 9000011 MALAIKA CHILDREN HOME | 900018 SIMBA PARCELS & COURIERS LTD | 90001 BAHARI COUNTY REVENUE |
900019 NEEMA GOSPEL CHURCH | 9000012 PAMOJA BODA BODA SACCO | 900020 CHUI SECURITY SERVICES LIMITED | 900021 MLIMA TECHNICAL COLLEGE |
0900030 HEKIMA BOOKSHOP ENTERPRISES | 9000013 DHAHABU PAWN BROKERS LTD | 900022 FARAJA PHARMACEUTICALS (K) LTD |
900023 ELIZABETH AUMA T/A AUMA RENTALS | 9000014 JOHN MUSEMBI NZIOKA | 900024 TEMBO SAVINGS AND CREDIT | 90002 KASKAZI LIVESTOCK TRADERS |
900025 BUSTANI FLOWERS EXPORTERS LTD | 9000015 ABDULLAHI NOOR T/A NOOR LOGISTICS | 900026 ZIWA FISHERIES CO-OPERATIVE
`);

const REGISTERS: Readonly<Record<AccountType, ReadonlyMap<string, string>>> = {
	till: new Map(tills.map(({ number, name }) => [number, name])),
	paybill: new Map(paybills.map(({ number, name }) => [number, name])),
};

/** The registered holder of a number; each type has a register of its own (service description 4.4). */
export function registeredName(type: AccountType, number: string): string | undefined {
	return REGISTERS[type].get(number);
}
