import { columnReader } from '../../nodes/MobileMoneyNameLookup/actions/columnReference';

const TOLD = 'what n8n tells';

/** What is read for the second item, after n8n has confirmed the column with the first. */
function readAfter(setting: string, first: object, json: unknown): unknown {
	const read = columnReader(setting);
	if (!read) return TOLD;
	const value: unknown = read(first, () => 'plain');
	expect(value).toBe('plain');
	return read(json, () => TOLD);
}

describe('a parameter that is only a column', () => {
	it.each([
		['={{ $json.till }}', { till: 'plain' }, { till: '4738534' }],
		['={{$json.till}}', { till: 'plain' }, { till: '4738534' }],
		['={{\n\t$json . till\r\n}}', { till: 'plain' }, { till: '4738534' }],
		['={{ $json["Till Number"] }}', { 'Till Number': 'plain' }, { 'Till Number': '4738534' }],
		["={{ $json[ 'a.b' ] }}", { 'a.b': 'plain' }, { 'a.b': '4738534' }],
		[`={{ $json["it's"] }}`, { "it's": 'plain' }, { "it's": '4738534' }],
		["={{ $json['a'].b }}", { a: { b: 'plain' } }, { a: { b: '4738534' } }],
		['={{ $json.rows[1].x }}', { rows: [0, { x: 'plain' }] }, { rows: [0, { x: '4738534' }] }],
		['={{ $json["[0].x"] }}', { '[0].x': 'plain' }, { '[0].x': '4738534' }],
		['={{ $json["Größe 名前"] }}', { 'Größe 名前': 'plain' }, { 'Größe 名前': '4738534' }],
	])('%j is taken from the item', (setting, first, json) => {
		expect(readAfter(setting, first, json)).toBe('4738534');
	});

	it.each([null, 0, false, true, '', 4738534, 1e21, '={{ 1 + 1 }}', '{{ $json.till }}', '🙂'])(
		'holds %j as it is',
		(till) => {
			expect(readAfter('={{ $json.till }}', { till: 'plain' }, { till })).toBe(till);
		},
	);
});

describe('n8n is asked', () => {
	it.each([
		...['4738534', '{{ $json.till }}', '=$json.till', '=', '={{ }}', '={{ $json }}'],
		...[
			'=Till {{ $json.till }}',
			'= {{ $json.till }}',
			'={{ $json.till }} ',
			'={{ $json.till }}\n',
		],
		...['={{ $json.till }}{{ $json.till }}', '={{ $json.till.length() }}', '={{ $json.till + 1 }}'],
		...['={{ $json?.till }}', '={{ $json[till] }}', '={{ $json[-1] }}', '={{ $json[01] }}'],
		...[
			'={{ $json[`till`] }}',
			'={{ $json["a\\"b"] }}',
			'={{ $json["\\u0061"] }}',
			'={{ $json["}}"] }}',
		],
		...['={{ $json["a\nb"] }}', '={{ $json["a\u2028b"] }}', '={{ $json["\ud83d"] }}'],
		...['={{ $json.__proto__ }}', '={{ $json["constructor"].name }}', '={{ $json.a.toString }}'],
		...['={{ $input.item.json.till }}', '={{ json.till }}', '={{ $json.till // till\n }}'],
		...[undefined, null, 4738534, ['={{ $json.till }}'], { value: '={{ $json.till }}' }],
	])('where the parameter is %j', (setting) => {
		expect(columnReader(setting)).toBeUndefined();
	});

	class Row {
		readonly till = '4738534';
	}
	const getter = Object.defineProperty({}, 'till', { get: () => '4738534', enumerable: true });
	const hidden = Object.defineProperty({}, 'till', { value: '4738534', enumerable: false });
	const twoFaced = new Proxy({ till: '4738534' }, { get: () => '5031264' });

	it.each<[string, unknown]>([
		['has no such field', { payee: 'Jane' }],
		['has it from its prototype only', Object.create({ till: '4738534' })],
		['holds undefined', { till: undefined }],
		['holds an object', { till: { number: '4738534' } }],
		['holds a list', { till: ['4738534'] }],
		['holds a date', { till: new Date(0) }],
		['holds a function', { till: () => '4738534' }],
		['holds a big integer', { till: 4738534n }],
		['holds NaN', { till: NaN }],
		['holds a negative zero', { till: -0 }],
		['holds half of a character', { till: 'Jane \ud83d' }],
		['holds a zero character', { till: 'Jane\0' }],
		['works the field out', getter],
		['hides the field', hidden],
		['tells two values', twoFaced],
		['is of a class', new Row()],
		['is a list', ['4738534']],
		['is a text', '4738534'],
		['is missing', undefined],
	])('where the item %s', (_what, json) => {
		expect(readAfter('={{ $json.till }}', { till: 'plain' }, json)).toBe(TOLD);
	});

	it.each<[string, unknown]>([
		['={{ $json.till.length }}', { till: '4738534' }],
		['={{ $json.tills.length }}', { tills: ['4738534'] }],
		['={{ $json.tills["0"] }}', { tills: ['4738534'] }],
		['={{ $json.tills[0] }}', { tills: { 0: '4738534' } }],
		['={{ $json.tills[1] }}', { tills: ['4738534'] }],
		['={{ $json.till[0] }}', { till: '4738534' }],
		['={{ $json.till.number }}', { till: null }],
	])('for %j of %j', (setting, json) => {
		const read = columnReader(setting);
		expect(read?.(json, () => TOLD)).toBe(TOLD);
		expect(read?.(json, () => 'again')).toBe('again');
	});
});

describe('n8n is asked first', () => {
	const read = () => columnReader('={{ $json.till }}') ?? (() => 'no reader');

	it('and not again once it has said the same', () => {
		const column = read();
		expect(column({ till: '1' }, () => '1')).toBe('1');
		expect(column({ till: '2' }, () => TOLD)).toBe('2');
	});

	it('and always where it has said something else', () => {
		const column = read();
		expect(column({ till: '1' }, () => 1)).toBe(1);
		expect(column({ till: '1' }, () => TOLD)).toBe(TOLD);
		expect(column({ till: '1' }, () => '1')).toBe('1');
		expect(column({ till: '2' }, () => TOLD)).toBe(TOLD);
	});

	it('and always where it has refused the expression', () => {
		const column = read();
		const refuse = (): never => {
			throw new Error('refused');
		};
		expect(() => column({ till: '1' }, refuse)).toThrow('refused');
		expect(() => column({ till: '2' }, refuse)).toThrow('refused');
	});

	it('also when the first item has nothing to compare', () => {
		const column = read();
		expect(column({}, () => undefined)).toBeUndefined();
		expect(column({ till: '2' }, () => '2')).toBe('2');
		expect(column({ till: '3' }, () => TOLD)).toBe('3');
	});
});
