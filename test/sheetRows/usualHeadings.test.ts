import { plainWords } from '../../nodes/MobileMoneyNameLookup/domain/payee/plainWords';
import { type Meaning, USUAL_HEADINGS } from '../../nodes/MobileMoneyNameLookup/sheet/headingTable';
import { isSameHeading, meaningOf } from '../../nodes/MobileMoneyNameLookup/sheet/usualHeadings';
import { eachOf } from '../domain/eachOf';

const listed = (list: string): readonly string[] => list.trim().split(/,\s*/);

const cases: Readonly<Record<Meaning, readonly string[]>> = {
	number:
		listed(`Number, Till/Paybill, PAYBILL / TILL, Till / Paybill No., M-Pesa Till/Paybill, Mpesa No, M-PESA NO.,
		Short code, shortcode, Paybill or Till Number, Number (Till/Paybill), Till No/Paybill No, Lipa na M-Pesa No`),
	till: [
		...listed(`Till, TILL, Tills, Till No., Till Number, till_number, tillNumber, TillNo, Till #, Buy Goods Till,
			Buy Goods, BuyGoods No, M-Pesa Till, Nambari ya Till, Till (Buy Goods), Till_1, Ｔｉｌｌ`),
		'Till\nNumber',
	],
	paybill: listed(
		'Paybill, Pay Bill, PayBill No, PAYBILL NUMBER, Business No., Business Number, Paybill_1',
	),
	type: listed(`Type, Mode, Kind, Payment Mode, Mode of Payment, PAYMENT MODE, Channel, Till or Paybill?, Account Type,
		Aina, Njia ya malipo`),
	payee:
		listed(`Supplier, Suppliers, Supplier Name, Supplier's Name, Supplier’s Name, Suppliers' Names,
		Name of Supplier, NAME OF THE SUPPLIER, Payee, Payee(s), Vendor, Vendor Name, Creditor, Beneficiary, Name, Names,
		expected_name, expectedName, Name you expect, Account Name, Jina, Jina la Msambazaji, Mpokeaji,
		Name (as registered)`),
	account:
		listed(`Account, Account Number, Account No., A/C, A/C No, A/c Nos., Acc No, Acct #, Paybill A/C No, Akaunti,
		Nambari ya Akaunti, Account Reference, Paybill Ref`),
	amount:
		listed(`Amount, Amount (KES), AMOUNT KSHS, amount_kes, Amt, Amount Due, Net Payable, Net Payable (Ksh), Total,
		Total (KES), KES, Ksh, Kshs., Kiasi, Jumla`),
	operator: listed('Operator, Network, Mobile Network, Mtandao'),
};

it.each(eachOf(cases))('a heading for %s is known: %p', (meaning, heading) => {
	expect(meaningOf(heading)?.meaning).toBe(meaning);
});

it.each([
	...['', ' ', 'x'.repeat(100_000)],
	...listed(`No., No, #, Nos, S/No, S/No., Sno, Supplier No., Vendor Number, Payee No, Invoice No, Date, Remarks, Phone,
		Bank, Bank Name, Bank Account, Branch, Till Amount, Invoice Date, VAT, SUPPLIER PAYMENTS, Pay,
		Payments for November, Discount, Amounted, constructor, __proto__, toString`),
])('a heading of another meaning is not taken: %.40p', (heading) => {
	expect(meaningOf(heading)).toBeUndefined();
});

it.each(USUAL_HEADINGS)('$heading has the meaning and the rank at which it stands', (usual) => {
	const { heading, ...meaning } = usual;
	expect(meaningOf(heading)).toEqual(meaning);
});

it.each([
	['Muuzaji wetu', 'MUUZAJI  WETU', true],
	['Pay-to', 'Pay to', true],
	['Pay to', 'Pay from', false],
	['', '', false],
	['?', '!', false],
])('headings %p and %p are the same: %p', (one, other, areSame) => {
	expect(isSameHeading(one, other)).toBe(areSame);
});

it('words are brought to one form', () => {
	expect(plainWords("Supplier's A/C Nos.")).toEqual(['supplier', 'account', 'number']);
	expect(plainWords('CustomerBuyGoodsOnline')).toEqual(['customer', 'buygoods', 'online']);
});
