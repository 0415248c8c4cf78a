import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';

describe('a phone number is refused as such:', () => {
	it.each([
		['07 and eight digits', '0712345678'],
		['01 and eight digits', '0112345678'],
		['2547 and eight digits', '254712345678'],
		['2541 and eight digits', '254112345678'],
		['+2547 and eight digits', '+254712345678'],
		['+2541 and eight digits', '+254112345678'],
		['a JavaScript number', 254712345678],
		['spaces after 07', '0712 345 678'],
		['dashes after 07', '0712-345-678'],
		['spaces after +254', '+254 712 345 678'],
		['dashes after +254', '+254-712-345-678'],
		['spaces after 254', '254 712 345678'],
		['non-breaking spaces', '+254\u00A0712\u00A0345\u00A0678'],
		['an apostrophe in front', "'0712345678"],
		['an apostrophe before +254', "'+254712345678"],
		['quotes around', '"254712345678"'],
		['.0 behind', '254712345678.0'],
		['full-width digits', '\uFF10\uFF17\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18'],
		['a zero-width space within', '0712\u200B345678'],
		['spaces around', ' 0712345678 '],
		['scientific notation with every digit', '2.54712345678E11'],
		['scientific notation with a plus sign', '2.54712345678E+11'],
		['scientific notation as a narrow column shows it', '2.54712E+11'],
	])('%s', (_form, cell) => {
		const cleaned = cleanAccountNumber(cell);
		expect(cleaned).toMatchObject({
			ok: false,
			nextStep: expect.stringContaining('Phone numbers cannot be looked up'),
		});
		expect(cleaned.ok ? '' : cleaned.problem).toMatch(/phone number/);
	});

	it.each([
		['brackets', '(0712) 345 678'],
		['full stops', '0712.345.678'],
		['a zero in brackets', '+254 (0) 712 345 678'],
		['a link', 'tel:+254712345678'],
		['two phones', '0712345678/0712345679'],
		['another country', '+255712345678'],
	])('or for its characters: %s', (_form, cell) => {
		expect(cleanAccountNumber(cell)).toMatchObject({ ok: false });
	});
});

describe('what only begins like a phone number', () => {
	it.each([
		['nine digits that begin with 07', '071234567'],
		['eleven digits that begin with 07', '07123456789'],
		['eleven digits that begin with 2547', '25471234567'],
		['six digits that begin with 254', '254712'],
	])('is looked up: %s', (_form, cell) => {
		expect(cleanAccountNumber(cell)).toMatchObject({ ok: true, number: cell });
	});
});
