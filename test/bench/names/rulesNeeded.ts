import { judgeNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import {
	DIFFERENCES,
	type Judged,
	WEIGHTS,
	weightOf,
} from '../../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { OWN_ATTACKS } from '../../nameMatch/ownAttacks';
import { markdownTable } from '../markdownTable';
import type { readDataFiles } from './rows';

const labelOf = { harmless: 'match', close: 'closeMatch', other: 'noMatch' } as const;

/** What a pair would be called if a kind of difference were passed over, or looked at where it is harmless. */
function without(kind: string, { differences, body }: Judged) {
	const weights = differences.map((one) => {
		const weight = weightOf(one, body);
		if (one.kind !== kind) return weight;
		return weight === 'harmless' ? 'close' : 'harmless';
	});
	return labelOf[WEIGHTS.find((weight) => weights.includes(weight)) ?? 'harmless'];
}

/** A Markdown table of how many labelled pairs and own attacks each kind of difference keeps right. */
export function rulesNeeded(files: ReturnType<typeof readDataFiles>): string {
	const labelled = Object.values(files).flatMap(({ rows }) =>
		rows.map(({ expected, registered, label }) => ({
			judged: judgeNames(expected, registered),
			isRight: (said: string) => said === label,
		})),
	);
	const attacks = OWN_ATTACKS.map(([, expected, registered]) => ({
		judged: judgeNames(expected, registered),
		isRight: (said: string) => said !== 'match',
	}));
	const keeps = (kind: string, pairs: typeof labelled): string => {
		const kept = pairs.filter(
			({ judged, isRight }) => isRight(labelOf[judged.weight]) && !isRight(without(kind, judged)),
		);
		return String(kept.length);
	};
	return markdownTable(
		Object.keys(DIFFERENCES).map((kind) => ({
			Rule: kind,
			'Labelled pairs': keeps(kind, labelled),
			'Own attacks': keeps(kind, attacks),
		})),
	);
}
