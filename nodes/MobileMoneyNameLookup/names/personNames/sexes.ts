import { christianMen } from './christianMen';
import { christianWomen } from './christianWomen';
import { kalenjinNames } from './kalenjin';
import { kikuyuMen } from './kikuyuMen';
import { kikuyuWomen } from './kikuyuWomen';
import { luhyaNames } from './luhya';
import { luoNames } from './luo';

export type Sex = 'men' | 'women';

const given: Readonly<Record<Sex, ReadonlySet<string>>> = {
	men: new Set(christianMen),
	women: new Set(christianWomen),
};

/** Luo and Luhya names that both sexes have: Otieno and Atieno, Wafula and Nafula. */
function twins(list: readonly string[], man: string, woman: string): Record<Sex, string[]> {
	const names = new Set(list);
	const stems = list
		.filter((name) => name.startsWith(man))
		.map((name) => name.slice(man.length))
		.filter((stem) => names.has(woman + stem));
	return { men: stems.map((stem) => man + stem), women: stems.map((stem) => woman + stem) };
}

const luo = twins(luoNames, 'o', 'a');
const luhya = twins(luhyaNames, 'wa', 'na');

const all: Readonly<Record<Sex, ReadonlySet<string>>> = {
	men: new Set([
		...given.men,
		...kikuyuMen,
		...luo.men,
		...luhya.men,
		...kalenjinNames.filter((name) => name.startsWith('kip')),
	]),
	women: new Set([
		...given.women,
		...kikuyuWomen,
		...luo.women,
		...luhya.women,
		...kalenjinNames.filter((name) => /^(?:ch|j)e/.test(name)),
	]),
};

/** Whether a word (its key) is a Christian given name that only men, or only women, have. */
export function isGivenTo(sex: Sex, key: string): boolean {
	return given[sex].has(key);
}

/** Whether a word (its key) is a first name that only men, or only women, have; behind one it is the father's. */
export function isNameOf(sex: Sex, key: string): boolean {
	return all[sex].has(key);
}
