/** Add a type here; the compiler shows most places to change. */
export type NumberType = 'till' | 'paybill';

interface NumberTypeFacts {
	readonly label: string;
	readonly words: readonly string[];
	/** Mean this type unless another is named: a Business Till is a till. */
	readonly hints: readonly string[];
	readonly otherType: NumberType;
	/** Its holder may collect for others, whose account numbers go with it. */
	readonly hasAccount: boolean;
}

export const NUMBER_TYPES: Readonly<Record<NumberType, NumberTypeFacts>> = {
	till: {
		label: 'till',
		words: ['till', 'buygoods', 'merchant'],
		hints: [],
		otherType: 'paybill',
		hasAccount: false,
	},
	paybill: {
		label: 'Paybill',
		words: ['paybill'],
		hints: ['business'],
		otherType: 'till',
		hasAccount: true,
	},
};

export const isNumberType = (text: string): text is NumberType => Object.hasOwn(NUMBER_TYPES, text);

export const NUMBER_TYPE_NAMES = Object.keys(NUMBER_TYPES).filter(isNumberType);

/** Whether numbers of this type have no account number. */
export const hasNoAccount = (type = ''): boolean =>
	isNumberType(type) && !NUMBER_TYPES[type].hasAccount;

/** The type of a number that has an account number, if nothing names its type. */
export const TYPE_WITH_ACCOUNT = NUMBER_TYPE_NAMES.find((type) => NUMBER_TYPES[type].hasAccount);

/** `a till or a Paybill` */
export const A_TYPE = NUMBER_TYPE_NAMES.map((type) => `a ${NUMBER_TYPES[type].label}`).join(' or ');

/** The only country that the service covers. */
export const COUNTRY = 'KE';
