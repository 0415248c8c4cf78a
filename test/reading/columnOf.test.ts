import { columnOf, plainCell } from '../../nodes/MobileMoneyNameLookup/reading/columnOf';

it.each([
	['={{ $json.till }}', 'till'],
	['={{$json.Till_No2}}', 'Till_No2'],
	['={{ $json["Till No."] }}', 'Till No.'],
	["={{ $json['Nambari ya Till'] }}", 'Nambari ya Till'],
	['={{ $json["Supplier\'s Name"] }}', "Supplier's Name"],
	['={{ $json.row.till }}', undefined],
	['={{ $json["a"]["b"] }}', undefined],
	['={{ $json.till + 1 }}', undefined],
	['={{ $json.till }} ', undefined],
	['Till {{ $json.till }}', undefined],
	['={{ $json["\\u0041"] }}', undefined],
	['={{ $json["a}}"] }}', undefined],
	['4738534', undefined],
	[4738534, undefined],
	[undefined, undefined],
])('%j names the column %j', (setting, column) => {
	expect(columnOf(setting)).toBe(column);
});

it.each([
	['4738534', '4738534'],
	['', ''],
	[4738534, 4738534],
	['4738534\u0000', undefined],
	['\ud800', undefined],
	[0, undefined],
	[-0, undefined],
	[1.5, undefined],
	[NaN, undefined],
	[2 ** 53, undefined],
	[true, undefined],
	[null, undefined],
	[{}, undefined],
])('of the cell %j only n8n can tell, or it is %j', (cell, plain) => {
	expect(plainCell({ cell }, 'cell')).toBe(plain);
});

it.each<[object | undefined]>([
	[undefined],
	[{}],
	[Object.setPrototypeOf({}, { cell: '4738534' })],
])('a row without the column of its own has no plain cell', (row) => {
	expect(plainCell(row, 'cell')).toBeUndefined();
	expect(plainCell(row, 'constructor')).toBeUndefined();
});
