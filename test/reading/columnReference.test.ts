import { columnReader } from '../../nodes/MobileMoneyNameLookup/reading/columnReference';

const TOLD = 'what n8n tells';

/** What is read for the second item, after n8n has confirmed the column with the first. */
function readAfter(setting: string, first: object, json: unknown): unknown {
	const read = columnReader(setting);
	if (!read) return TOLD;
	expect(read(first, () => 'plain')).toBe('plain');
	return read(json, () => TOLD);
}

describe('a parameter that is only a column', () => {
	it.each<readonly [string, (value: string) => object]>([
		['={{ $json.till }}', (till) => ({ till })],
		['={{\n\t$json . till\r\n}}', (till) => ({ till })],
		['={{ $json["Till Number"] }}', (till) => ({ 'Till Number': till })],
		[`={{ $json["it's"] }}`, (till) => ({ "it's": till })],
		['={{ $json.rows[1].x }}', (till) => ({ rows: [0, { x: till }] })],
		['={{ $json["[0].x"] }}', (till) => ({ '[0].x': till })],
		['={{ $json["Größe 名前"] }}', (till) => ({ 'Größe 名前': till })],
	])('%j is taken from the item', (setting, itemWith) => {
		expect(readAfter(setting, itemWith('plain'), itemWith('4738534'))).toBe('4738534');
	});

	it.each([null, 0, false, '', 1e21, '={{ 1 + 1 }}', '🙂'])('holds %j as it is', (till) => {
		expect(readAfter('={{ $json.till }}', { till: 'plain' }, { till })).toBe(till);
	});
});

describe('n8n is asked', () => {
	it.each([
		...['4738534', '{{ $json.till }}', '=$json.till', '=', '={{ }}', '={{ $json }}'],
		...['=Till {{ $json.till }}', '= {{ $json.till }}', '={{ $json.till }} '],
		...['={{ $json.till }}\n', '={{ $json.till }}{{ $json.till }}', '={{ $json.till + 1 }}'],
		...['={{ $json.till.length() }}', '={{ $json?.till }}', '={{ $json[till] }}'],
		...['={{ $json[-1] }}', '={{ $json[01] }}', '={{ $json[`till`] }}', '={{ $json["a\\"b"] }}'],
		...['={{ $json["\\u0061"] }}', '={{ $json["}}"] }}', '={{ $json["a\nb"] }}'],
		...['={{ $json["a\u2028b"] }}', '={{ $json["\ud83d"] }}', '={{ $json.__proto__ }}'],
		...['={{ $json["constructor"].name }}', '={{ $json.a.toString }}', '={{ json.till }}'],
		...['={{ $input.item.json.till }}', '={{ $json.till // till\n }}'],
		...[undefined, null, 4738534, ['={{ $json.till }}'], { value: '={{ $json.till }}' }],
	])('where the parameter is %j', (setting) => {
		expect(columnReader(setting)).toBeUndefined();
	});

	const getter = Object.defineProperty({}, 'till', { get: () => '4738534', enumerable: true });
	const hidden = Object.defineProperty({}, 'till', { value: '4738534', enumerable: false });
	const twoFaced = new Proxy({ till: '4738534' }, { get: () => '5031264' });

	it.each<readonly [string, unknown]>([
		['has no such field', { payee: 'Jane' }],
		['has it from its prototype only', Object.create({ till: '4738534' })],
		['works the field out', getter],
		['hides the field', hidden],
		['tells two values', twoFaced],
		['is of a class', Object.assign(new Error('x'), { till: '4738534' })],
		['is missing', undefined],
	])('where the item %s', (_what, json) => {
		expect(readAfter('={{ $json.till }}', { till: 'plain' }, json)).toBe(TOLD);
	});

	it.each([
		...[undefined, { number: '4738534' }, ['4738534'], new Date(0), () => '4738534', 4738534n],
		...[NaN, -0, 'Jane \ud83d', 'Jane\0'],
	])('where the item holds %p', (till) => {
		expect(readAfter('={{ $json.till }}', { till: 'plain' }, { till })).toBe(TOLD);
	});

	it.each<readonly [string, unknown]>([
		['={{ $json.till.length }}', { till: '4738534' }],
		['={{ $json.tills["0"] }}', { tills: ['4738534'] }],
		['={{ $json.tills[0] }}', { tills: { 0: '4738534' } }],
		['={{ $json.tills[1] }}', { tills: ['4738534'] }],
	])('for %j of %j', (setting, json) => {
		const read = columnReader(setting);
		expect(read?.(json, () => TOLD)).toBe(TOLD);
		expect(read?.(json, () => 'again')).toBe('again');
	});
});

describe('n8n is asked first', () => {
	it('and not again once it has said the same', () => {
		const column = columnReader('={{ $json.till }}');
		expect(column?.({}, () => undefined)).toBeUndefined();
		expect(column?.({ till: '1' }, () => '1')).toBe('1');
		expect(column?.({ till: '2' }, () => TOLD)).toBe('2');
	});

	it('and always where it has said something else', () => {
		const column = columnReader('={{ $json.till }}');
		expect(column?.({ till: '1' }, () => 1)).toBe(1);
		expect(column?.({ till: '1' }, () => '1')).toBe('1');
		expect(column?.({ till: '2' }, () => TOLD)).toBe(TOLD);
	});
});
