import { columnOf } from '../../nodes/MobileMoneyNameLookup/reading/parameters';

const LEFT_TO_N8N = undefined;

it.each([
	['={{ $json.till }}', 'till'],
	['={{$json.Till_No2}}', 'Till_No2'],
	['={{ $json["Till No."] }}', 'Till No.'],
	["={{ $json['Nambari ya Till'] }}", 'Nambari ya Till'],
	['={{ $json["Supplier\'s Name"] }}', "Supplier's Name"],
	['={{ $json.row.till }}', LEFT_TO_N8N],
	['={{ $json["a"]["b"] }}', LEFT_TO_N8N],
	['={{ $json.till + 1 }}', LEFT_TO_N8N],
	['={{ $json.till }} ', LEFT_TO_N8N],
	['Till {{ $json.till }}', LEFT_TO_N8N],
	['={{ $json["\\u0041"] }}', LEFT_TO_N8N],
	['={{ $json["a}}"] }}', LEFT_TO_N8N],
	['4738534', LEFT_TO_N8N],
	[4738534, LEFT_TO_N8N],
	[undefined, LEFT_TO_N8N],
])('the setting %j names the column %j', (setting, column) => {
	expect(columnOf(setting)).toBe(column);
});
