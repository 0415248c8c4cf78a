import type { AccountType } from '../../domain/accountType';

/** One holder of the register. */
export interface Holder {
	readonly number: string;
	readonly name: string;
}

/** Tills of the demo and of the local service: invented holders, printed in capitals as such registers do. */
export const tills: readonly Holder[] = [
	{ number: '4738534', name: 'JANE WANJIKU KAMAU' },
	{ number: '5031264', name: 'PETER OTIENO ODHIAMBO' },
	{ number: '5218890', name: 'FATUMA ABDI HASSAN' },
	{ number: '6420175', name: 'KIPCHUMBA KORIR' },
	{ number: '738204', name: 'GRACE ACHIENG OUMA' },
	{ number: '812953', name: 'DANIEL MUTUA MUSYOKA' },
	{ number: '057318', name: 'MERCY NAFULA WEKESA' },
	{ number: '84127', name: 'SAMUEL KIPROTICH' },
	{ number: '9102447', name: "JOSEPH NG'ANG'A MWANGI" },
	{ number: '5540983', name: 'MARY ANNE WAIRIMU NJOROGE' },
	{ number: '5903371', name: 'ALI MOHAMED SAID BAKARI' },
	{ number: '367751', name: 'LILIAN MORAA NYABUTO' },
	{ number: '4419026', name: 'ESTHER NDUNGE KILONZO' },
	{ number: '4187702', name: 'JAMES EKAI LOKWAWI' },
	{ number: '0294416', name: 'HALIMA GUYO DIDA' },
	{ number: '5676130', name: 'WYCLIFFE BARASA SIMIYU' },
	{ number: '70945', name: 'ROSE KAGENDO MURIITHI' },
	{ number: '6233508', name: 'BRIAN ONYANGO' },
	{ number: '8350119', name: 'NAOMI CHEPKOECH ROTICH' },
	{ number: '5124477', name: 'MAMA PENDO FOODS AND GRILL' },
	{ number: '5310298', name: 'BARAKA AGROVET ENTERPRISES' },
	{ number: '5488216', name: 'TUMAINI CHEMIST LTD' },
	{ number: '6045539', name: 'KARIBU MINI MARKET' },
	{ number: '6177043', name: 'STEPHEN KIMANI T/A KIMANI HARDWARE' },
	{ number: '392860', name: 'SAVANNAH BUTCHERY & HOTEL' },
	{ number: '7290654', name: 'ZAWADI BEAUTY PARLOUR' },
	{ number: '5832017', name: 'NYOTA ELECTRONICS LIMITED' },
	{ number: '046203', name: 'UPENDO DAIRY SHOP' },
	{ number: '6518842', name: 'JUA KALI WELDERS SELF HELP GROUP' },
	{ number: '7741096', name: 'AISHA JUMA T/A COAST SPICES' },
	{ number: '5069925', name: 'RIFT VALLEY CEREALS CO. LTD' },
	{ number: '91538', name: 'MAJI MAZURI WATER POINT' },
	{ number: '8023761', name: 'DR. PAUL OKOTH DENTAL CLINIC' },
];

/**
 * Paybills: mostly organisations, and the sole traders who hold one. Their numbers begin with 9000 or 0,
 * like the magic ones, where no list of Kenyan paybills has a real payee's: banks and others publish
 * theirs, and an invented holder must not stand beside one of those.
 */
export const paybills: readonly Holder[] = [
	{ number: '900010', name: 'UMOJA WETU SACCO SOCIETY LTD' },
	{ number: '900011', name: 'GREEN HIGHLANDS ACADEMY' },
	{ number: '900012', name: 'TAUSI MICROFINANCE BANK LIMITED' },
	{ number: '900013', name: 'MTO SAFI WATER AND SEWERAGE COMPANY' },
	{ number: '900014', name: 'PWANI SOLAR ENERGY LTD' },
	{ number: '900015', name: 'ST. TERESA GIRLS SECONDARY SCHOOL' },
	{ number: '900016', name: 'KILELE INSURANCE BROKERS' },
	{ number: '900017', name: 'MWANGAZA FIBRE NETWORKS LTD' },
	{ number: '090010', name: 'TWIGA HOUSING CO-OPERATIVE SOCIETY' },
	{ number: '9000010', name: 'UZIMA MEDICAL CENTRE' },
	{ number: '9000011', name: 'MALAIKA CHILDREN HOME' },
	{ number: '900018', name: 'SIMBA PARCELS & COURIERS LTD' },
	{ number: '90001', name: 'BAHARI COUNTY REVENUE' },
	{ number: '900019', name: 'NEEMA GOSPEL CHURCH' },
	{ number: '9000012', name: 'PAMOJA BODA BODA SACCO' },
	{ number: '900020', name: 'CHUI SECURITY SERVICES LIMITED' },
	{ number: '900021', name: 'MLIMA TECHNICAL COLLEGE' },
	{ number: '0900030', name: 'HEKIMA BOOKSHOP ENTERPRISES' },
	{ number: '9000013', name: 'DHAHABU PAWN BROKERS LTD' },
	{ number: '900022', name: 'FARAJA PHARMACEUTICALS (K) LTD' },
	{ number: '900023', name: 'ELIZABETH AUMA T/A AUMA RENTALS' },
	{ number: '9000014', name: 'JOHN MUSEMBI NZIOKA' },
	{ number: '900024', name: 'TEMBO SAVINGS AND CREDIT' },
	{ number: '90002', name: 'KASKAZI LIVESTOCK TRADERS' },
	{ number: '900025', name: 'BUSTANI FLOWERS EXPORTERS LTD' },
	{ number: '9000015', name: 'ABDULLAHI NOOR T/A NOOR LOGISTICS' },
	{ number: '900026', name: 'ZIWA FISHERIES CO-OPERATIVE' },
];

const REGISTERS: Readonly<Record<AccountType, ReadonlyMap<string, string>>> = {
	till: new Map(tills.map(({ number, name }) => [number, name])),
	paybill: new Map(paybills.map(({ number, name }) => [number, name])),
};

/**
 * The registered holder of a number; each type has a register of its own (service description 4.4).
 * @param type which register to look in
 * @param number the number exactly as sent, leading zeros included
 * @returns the holder's name, or undefined when the register has no such number
 */
export function registeredName(type: AccountType, number: string): string | undefined {
	return REGISTERS[type].get(number);
}
