import type { INodeProperties } from 'n8n-workflow';
import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';

type List = [field: string, entries: string[]];

/** Every list of a form, also within collections: its field and what stands in it. */
function listsOf(fields: readonly INodeProperties[]): List[] {
	return fields.flatMap(({ displayName, options = [] }): List[] => {
		if (options.length === 0) return [];
		const names = options.map((entry) => ('displayName' in entry ? entry.displayName : entry.name));
		const inner = options.filter((entry): entry is INodeProperties => 'type' in entry);
		return [[displayName, names], ...listsOf(inner)];
	});
}

test.each([
	...listsOf(new MobileMoneyNameLookup().description.properties),
	...listsOf(new MobileMoneyNameLookupApi().properties),
])('the list “%s” is in the order of the alphabet', (_field, entries) => {
	// “Other” is what is left when nothing of the list fits.
	const named = entries.filter((entry) => entry !== 'Other');
	expect(entries.slice(0, named.length)).toEqual([...named].sort((a, b) => a.localeCompare(b)));
});
