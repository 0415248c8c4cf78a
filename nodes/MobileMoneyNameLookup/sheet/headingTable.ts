export const MEANINGS = [
	'number',
	'till',
	'paybill',
	'type',
	'payee',
	'account',
	'amount',
	'operator',
] as const;

/** What a column of a sheet of payees can hold. */
export type Meaning = (typeof MEANINGS)[number];

/** The meanings that hold the number to look up. */
export const NUMBER_MEANINGS = ['number', 'till', 'paybill'] as const satisfies readonly Meaning[];

/**
 * The usual headings of each meaning. Write a heading as people do: case, punctuation, plural, possessive, the order
 * of words, small words (of, the, ya), a currency and “No.” after another word make no difference. A heading of an
 * earlier list is preferred where a sheet has both; two of one list are refused.
 */
const LISTS: Readonly<Record<Meaning, readonly string[]>> = {
	number: [
		`Till/Paybill, Paybill/Buy Goods, Paybill/Till/Buy Goods, M-Pesa Till/Paybill,
		Business/Till, Lipa na M-Pesa Till/Paybill, Till or Paybill Number, Till/Paybill Account,
		Till/Paybill/Phone, Payment Details`,
		`Short Code, Paybill/Short Code, Till/Short Code, M-Pesa Number, Lipa na M-Pesa,
		M-Pesa Short Code, Lipa na M-Pesa Number, Payment Number, Pay To Number,
		Nambari ya M-Pesa, Nambari ya Malipo`,
		'Number',
	],
	till: [
		`Till, Till Number, Buy Goods, Buy Goods Till, M-Pesa Till, M-Pesa Buy Goods, Till Code,
		Till ID, Merchant Code, Safaricom Till, Lipa Till, Merchant Till, Merchant Number, Lipa na M-Pesa Till, Lipa na M-Pesa Buy Goods,
		Merchant Till Number, Buy Goods and Services, Store Till, Lipa na M-Pesa Buy Goods Till`,
	],
	paybill: [
		`Paybill, Paybill Number, M-Pesa Paybill, Business Number, Business Short Code,
		Nambari ya Biashara, Lipa na M-Pesa Paybill, Bank Paybill, Paybill Business Number`,
	],
	type: [
		`Till or Paybill?, Payment Type, Payment Mode, Mode of Payment, Payment Method,
		Payment Channel, Type of Payment, Number Type, Type of Number, Njia ya Malipo,
		Aina ya Malipo, Pay By, Pay Via, Paid Via, Pay Mode`,
		'Type, Mode, Kind, Channel, Method, Aina, Njia',
		'Account Type, Type of Account, Aina ya Akaunti',
	],
	payee: [
		'Expected Name, Name Expected, Name You Expect',
		`Supplier, Supplier Name, Payee, Payee Name, Vendor, Vendor Name, Creditor, Creditor Name,
		Beneficiary, Beneficiary Name, Beneficiaries, Company Name, Firm, Firm Name, Contractor,
		Contractor Name, Service Provider, Name of Service Provider, Recipient, Recipient Name,
		Receiver, Receiver Name, Trader, Trader Name, Landlord, Landlord Name, Pay To, Paid To,
		Payable To, Payee/Supplier, Name of Payee/Supplier, Staff, Staff Name, Employee,
		Employee Name, Member, Member Name, Participant, Participant Name, Casual, Casual Name,
		Farmer, Farmer Name, Student, Student Name, Agent, Agent Name, Officer, Officer Name,
		Partner, Client, Client Name, Customer, Customer Name, Merchant, Utility, Msambazaji,
		Muuzaji, Mlipwa, Mlipwaji, Mpokeaji, Mwanachama, Jina la Msambazaji, Jina la Muuzaji,
		Jina la Mlipwaji, Jina la Mpokeaji, Jina la Kampuni`,
		'Name, Full Name, Name/Jina, Jina, Jina Kamili, Majina',
		// A copy of the register must not be compared with the register, if the sheet has another name.
		`Account Name, Account Holder, Name of Account, Name of Account Holder, Registered Name,
		Till Name, Paybill Name, Till/Paybill Name, M-Pesa Name, Business Name, Merchant Name,
		Jina la Biashara, Jina la Akaunti`,
	],
	account: [
		`Account, Account Number, Paybill Account, Paybill Account Number, Account to Pay,
		Payment Account, Account Reference, Account Ref, Account Number/Reference,
		Customer Account, M-Pesa Account`,
		`Paybill Reference, Paybill Ref, Payment Account Reference, Bill Account,
		Reference of the Paybill`,
		`Meter, Meter Number, Account/Meter Number, Admission Number, Adm Number, Account/Adm Number,
		Customer Number, Policy Number, House Number, Bill Ref Number`,
	],
	amount: [
		`Net Payable, Amount Payable, Payable, Amount to Pay, Net Amount, Net Amount Payable,
		Net Pay, Net to Pay, Amount to be Paid, Payable Amount, Payment Amount, Total Payable,
		Net, Total Net Payable`,
		`Amount, Amount Due, Total Amount, Amount Total, Kiasi, Kiasi cha Fedha, Kiasi cha Malipo,
		Invoice Amount, Approved Amount, Amount Approved, Per Diem, Payment, Net of WHT`,
		'Total, Total Due, Gross, Gross Amount, Jumla, Amount Paid, Balance',
		'KES, Ksh',
	],
	operator: [
		`Operator, Network, Mobile Network, Mobile Operator, Mobile Money Operator, Telco, MNO,
		Mtandao, Network Operator, Mobile Money Provider`,
	],
};

/** Each usual heading with its meaning and its rank: 0 for those that are preferred. */
export const USUAL_HEADINGS = MEANINGS.flatMap((meaning) =>
	LISTS[meaning].flatMap((list, rank) =>
		list.split(',').map((heading) => ({ heading: heading.trim(), meaning, rank })),
	),
);
