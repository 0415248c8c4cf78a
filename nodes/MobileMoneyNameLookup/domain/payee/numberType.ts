/** What a number can be. A further type is added here; the compiler then shows most places that it concerns. */
export type NumberType = 'till' | 'paybill';

interface NumberTypeFacts {
	/** As messages write it. */
	readonly label: string;
	/** Words that name it, in the form of `plainWords`. */
	readonly words: readonly string[];
	/** Words that mean it unless another type is named: a Business Till is a till. */
	readonly hints: readonly string[];
	/** As which it is looked up where Try Other Type is on. */
	readonly otherType: NumberType;
	/** Whether a payment to it needs an account number. */
	readonly hasAccount: boolean;
	/** Whether its holder may collect for many customers, and so not be the one who gets the money. */
	readonly mayBeShared: boolean;
}

export const NUMBER_TYPES: Readonly<Record<NumberType, NumberTypeFacts>> = {
	till: {
		label: 'till',
		words: ['till', 'buygoods', 'merchant'],
		hints: [],
		otherType: 'paybill',
		hasAccount: false,
		mayBeShared: false,
	},
	paybill: {
		label: 'Paybill',
		words: ['paybill'],
		hints: ['business'],
		otherType: 'till',
		hasAccount: true,
		mayBeShared: true,
	},
};

export const isNumberType = (text: string): text is NumberType => Object.hasOwn(NUMBER_TYPES, text);

/** All types, in the order of the table. */
export const NUMBER_TYPE_NAMES = Object.keys(NUMBER_TYPES).filter(isNumberType);

/** The only country that the service covers. */
export const COUNTRY = 'KE';
