import { judgeNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import {
	DIFFERENCES,
	type DifferenceKind,
	type Judged,
	type Weight,
	WEIGHTS,
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

/** The kinds that one finder reports, or one step of reading. */
const FINDERS: Readonly<Record<string, readonly DifferenceKind[]>> = {
	'of short forms': ['shortForm', 'shortGiven', 'shortOfSeveral'],
	'of slips': ['slip', 'ownSlip', 'nearName', 'tradeOrName', 'typingSlip', 'lookalike'],
	'of initials': ['initial', 'initials', 'middleInitial', 'spelledWord'],
	'of cuts': ['cut', 'cutHides', 'cutInside', 'cutOff', 'cutToName', 'cutTyped'],
	'of masks': ['masked', 'maskedPart', 'hidden'],
	'of titles': ['twoTitles', 'titleOfOther', 'titleOrName', 'title'],
	'of the given name': ['earlierName', 'otherGiven', 'otherFather', 'childWord', 'parent'],
	'of the order of persons': ['order', 'orderUnclear', 'othersExchanged', 'descentTurned'],
	'of the order of bodies': ['placeMoved', 'wordOrder', 'phraseOrder'],
	'of later names': ['laterName', 'manyNames', 'tooManyNames', 'fewParts', 'generation'],
	'of second holders': ['secondHolder', 'jointOrder', 'secondTill'],
	'of words beside a body': ['placeMore', 'wordMore', 'moreBeside', 'shopOfPerson', 'saysNothing'],
	'of other bodies': ['otherBody', 'otherCountry', 'warning', 'personOrCompany'],
	'of legal forms': ['legalForm', 'foreignForm', 'otherForm'],
	'of numbers': ['numberWritten', 'numberBeside', 'otherNumber'],
	'of trading names': ['tradingAs', 'tradingName', 'otherBusiness', 'otherOwner'],
	'of notes': ['note', 'otherNote'],
	'of unsure readings': ['tooLong', 'wildcard', 'symbols', 'invisible', 'sign'],
};

/** What a pair would be called if some kinds of difference were passed over, or looked at where they are harmless. */
function without(kinds: readonly DifferenceKind[], { differences, body }: Judged): Label {
	const weights = differences.map((one) => {
		const weight = weightOf(one, body);
		if (!kinds.includes(one.kind)) return weight;
		return weight === 'harmless' ? 'close' : 'harmless';
	});
	return labelOf[WEIGHTS.find((weight) => weights.includes(weight)) ?? 'harmless'];
}

/** A Markdown table of how many labelled pairs and own attacks each finder, and each kind of difference, keeps right. */
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
	const keeps = (kinds: readonly DifferenceKind[], pairs: typeof labelled) =>
		pairs.filter(
			({ judged, isRight }) => isRight(labelOf[judged.weight]) && !isRight(without(kinds, judged)),
		).length;
	const kinds = Object.keys(DIFFERENCES).filter(
		(kind): kind is DifferenceKind => kind in DIFFERENCES,
	);
	const rules = [
		...Object.entries(FINDERS).map(([finder, found]) => [`Finding ${finder}`, found] as const),
		...kinds.map((kind) => [kind, [kind]] as const),
	];
	return markdownTable(
		rules.map(([rule, some]) => ({
			Rule: rule,
			'Labelled pairs': String(keeps(some, labelled)),
			'Own attacks': String(keeps(some, attacks)),
		})),
	);
}
