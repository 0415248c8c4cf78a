import { plainWords } from '../../nodes/MobileMoneyNameLookup/domain/payee/plainWords';
import { USUAL_HEADINGS } from '../../nodes/MobileMoneyNameLookup/sheet/headingTable';
import { isSameHeading, meaningOf } from '../../nodes/MobileMoneyNameLookup/sheet/usualHeadings';
import { eachText } from '../domain/eachOf';

it.each(
	eachText({
		number:
			'Number | Till/Paybill | PAYBILL / TILL | Till / Paybill No. | M-Pesa Till/Paybill | Mpesa No | M-PESA NO. | Short code | shortcode | Paybill or Till Number | Number (Till/Paybill) | Till No/Paybill No | Lipa na M-Pesa No',
		till: 'Till | TILL | Tills | Till No. | Till Number | till_number | tillNumber | TillNo | Till # | Buy Goods Till | Buy Goods | BuyGoods No | M-Pesa Till | Nambari ya Till | Till (Buy Goods) | Till_1 | Till Code | Till ID | LNM Till | Safaricom Till | Merchant Code | Ｔｉｌｌ | Till\nNumber',
		paybill:
			'Paybill | Pay Bill | PayBill No | PAYBILL NUMBER | Business No. | Business Number | Paybill_1',
		type: 'Type | Mode | Kind | Payment Mode | Mode of Payment | PAYMENT MODE | Channel | Till or Paybill? | Account Type | Aina | Njia ya malipo',
		payee:
			"Supplier | Suppliers | Supplier Name | Supplier's Name | Supplier’s Name | Suppliers' Names | Name of Supplier | NAME OF THE SUPPLIER | Payee | Payee(s) | Vendor | Vendor Name | Creditor | Beneficiary | Name | Names | expected_name | expectedName | Name you expect | Account Name | Jina | Jina la Msambazaji | Mpokeaji | Name (as registered) | Staff Name | Employee | Member Name | Participant | Name of Casual | Farmer | Firm Name | Beneficiaries | Payable To | Payee/Supplier | Client | Customer Name | Mlipwa | Name/Jina",
		account:
			'Account | Account Number | Account No. | A/C | A/C No | A/c Nos. | Acc No | Acct # | Paybill A/C No | Akaunti | Nambari ya Akaunti | Account Reference | Paybill Ref | Meter No | Account/Meter No | Adm No | Customer No | Bill Ref Number',
		amount:
			'Amount | Amount (KES) | AMOUNT KSHS | amount_kes | Amt | Amount Due | Net Payable | Net Payable (Ksh) | Total | Total (KES) | KES | Ksh | Kshs. | Kiasi | Jumla',
		operator: 'Operator | Network | Mobile Network | Mtandao',
		'no meaning':
			'|   | No. | No | # | Nos | S/No | S/No. | Sno | Supplier No. | Vendor Number | Payee No | Invoice No | Date | Remarks | Phone | Bank | Bank Name | Bank Account | Branch | Till Amount | Invoice Date | VAT | SUPPLIER PAYMENTS | Pay | Payments for November | Discount | Amounted | constructor | __proto__ | toString',
	}),
)('a heading has %s: %j', (meaning, heading) => {
	expect(meaningOf(heading)?.meaning ?? 'no meaning').toBe(meaning);
});

it('a heading of 100,000 characters has no meaning', () => {
	expect(meaningOf('x'.repeat(100_000))).toBeUndefined();
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
