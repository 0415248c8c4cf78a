import { columnOf } from '../../nodes/MobileMoneyNameLookup/reading/parameters';

it.each([
	['={{ $json.till }}', 'till'],
	['={{$json.Till_No2}}', 'Till_No2'],
	['={{ $json["Till No."] }}', 'Till No.'],
	["={{ $json['Nambari ya Till'] }}", 'Nambari ya Till'],
	['={{ $json["Supplier\'s Name"] }}', "Supplier's Name"],
])('%j names the column %j', (setting, column) => {
	expect(columnOf(setting)).toBe(column);
});

it.each([
	...['={{ $json.row.till }}', '={{ $json["a"]["b"] }}', '={{ $json.till + 1 }}', '4738534'],
	...[
		'={{ $json.till }} ',
		'Till {{ $json.till }}',
		'={{ $json["\\u0041"] }}',
		'={{ $json["a}}"] }}',
	],
	...[4738534, undefined],
])('%j is left to n8n', (setting) => {
	expect(columnOf(setting)).toBeUndefined();
});
