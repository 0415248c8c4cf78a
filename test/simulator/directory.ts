import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

export interface Holder {
	readonly number: string;
	readonly name: string;
}

const register = (rows: string): readonly Holder[] =>
	rows.split('|').map((row) => {
		const [number = '', ...words] = row.trim().split(/\s+/);
		return { number, name: words.join(' ') };
	});

/** Tills of the local service: invented holders, printed in capitals as such registers do. */
export const tills = register(`
4738534 JANE WANJIKU KAMAU | 5031264 PETER OTIENO ODHIAMBO | 5218890 FATUMA ABDI HASSAN | 6420175 KIPCHUMBA KORIR |
738204 GRACE ACHIENG OUMA | 812953 DANIEL MUTUA MUSYOKA | 057318 MERCY NAFULA WEKESA | 84127 SAMUEL KIPROTICH |
9102447 JOSEPH NG'ANG'A MWANGI | 5540983 MARY ANNE WAIRIMU NJOROGE | 0294416 HALIMA GUYO DIDA | 5124477 MAMA PENDO FOODS AND GRILL |
6177043 STEPHEN KIMANI T/A KIMANI HARDWARE | 392860 SAVANNAH BUTCHERY & HOTEL | 046203 UPENDO DAIRY SHOP | 91538 MAJI MAZURI WATER POINT
`);

/** No list of Kenyan paybills has numbers that begin with 9000 or 0: an invented holder must not stand beside a real one. */
export const paybills = register(`
900010 UMOJA WETU SACCO SOCIETY LTD | 900011 GREEN HIGHLANDS ACADEMY | 900012 TAUSI MICROFINANCE BANK LIMITED |
900013 MTO SAFI WATER AND SEWERAGE COMPANY | 900014 PWANI SOLAR ENERGY LTD | 900015 ST. TERESA GIRLS SECONDARY SCHOOL | 090010 TWIGA HOUSING CO-OPERATIVE SOCIETY
`);

const REGISTERS: Readonly<Record<NumberType, ReadonlyMap<string, string>>> = {
	till: new Map(tills.map(({ number, name }) => [number, name])),
	paybill: new Map(paybills.map(({ number, name }) => [number, name])),
};

/** The registered holder of a number; each type has a register of its own. */
export function registeredName(type: NumberType, number: string): string | undefined {
	return REGISTERS[type].get(number);
}
