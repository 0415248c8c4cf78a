import { judgeNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import {
	DIFFERENCES,
	type Judged,
	type Weight,
	weightOf,
} from '../../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { OWN_ATTACKS } from '../../nameMatch/ownAttacks';
import { markdownTable } from '../markdownTable';
import type { Label, readDataFiles } from './rows';

const labelOf: Readonly<Record<Weight, Label>> = {
	harmless: 'match',
	close: 'closeMatch',
	other: 'noMatch',
};

/** What a pair would be called if one kind of difference were passed over, or looked at where it is harmless. */
function without(kind: string, { differences, body }: Judged): Label {
	const weights = differences.map((one) => {
		const weight = weightOf(one, body);
		if (one.kind !== kind) return weight;
		return weight === 'harmless' ? 'close' : 'harmless';
	});
	const worst = (['other', 'close'] as const).find((weight) => weights.includes(weight));
	return labelOf[worst ?? 'harmless'];
}

/** A Markdown table of how many labelled pairs and pairs of our own attacks each row of the differences table keeps right. */
export function rulesNeeded(files: ReturnType<typeof readDataFiles>): string {
	const labelled = Object.values(files).flatMap(({ rows }) =>
		rows.map(({ expected, registered, label }) => ({
			judged: judgeNames(expected, registered),
			isRight: (said: Label) => said === label,
		})),
	);
	const attacks = OWN_ATTACKS.map(([, expected, registered]) => ({
		judged: judgeNames(expected, registered),
		isRight: (said: Label) => said !== 'match',
	}));
	const keeps = (kind: string, pairs: typeof labelled) =>
		pairs.filter(
			({ judged, isRight }) => isRight(labelOf[judged.weight]) && !isRight(without(kind, judged)),
		).length;
	const rows = Object.keys(DIFFERENCES).map((kind) => ({
		Rule: kind,
		'Labelled pairs': String(keeps(kind, labelled)),
		'Own attacks': String(keeps(kind, attacks)),
	}));
	return markdownTable(rows);
}
