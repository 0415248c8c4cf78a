import { maskName } from '../result/maskName';
import { type Acceptance, type Reason, JUDGEMENTS } from '../outcome';
import { numberWithAccount, type Payee } from '../payee/payee';
import type { AnsweredRow } from '../result/checkedRow';
import { visible } from '../visible';
import type { AcceptedPayee, AcceptedPayees, Known } from './acceptedPayees';

/** Reasons that a person may overrule: the number has a holder, and nothing in the answer denies it. */
const MAY_BE_ACCEPTED: ReadonlySet<Reason> = new Set([
	'nameFound',
	'nameMatched',
	'nameClose',
	'nameDiffers',
	'nameNotCompared',
	'sharedPaybill',
]);

const holderKey = (name: string): string =>
	name.slice(0, 1000).normalize('NFKC').toUpperCase().split(/\s+/).filter(Boolean).join(' ');

interface JudgedRow extends Pick<AnsweredRow, 'judgement' | 'payee' | 'environment' | 'isMasked'> {
	/** The registered name in each spelling that a result may have stored. */
	readonly names: readonly string[];
}

/** How the row's account differs; empty if its number or type does. */
function otherAccount(accepted: AcceptedPayee, { accountType, number, account }: Payee): string {
	if (accepted.number !== number || accepted.accountType !== accountType) return '';
	return account === undefined ? ', and now has no account number' : `, not account ${account}`;
}

/** What an acceptance comes to, and what is said of it after the holder; undefined if it does not count. */
function acceptanceOf(
	{ names, judgement, payee, isMasked }: JudgedRow,
	{ accepted, isSame }: Known,
	today: string,
): readonly [Acceptance, sentence: string] | undefined {
	const { registeredName, by, at, expiresAt, found, foundAt } = accepted;
	if (!isSame) {
		const number = `${numberWithAccount(accepted)} before${otherAccount(accepted, payee)}`;
		return ['otherNumber', `, but the payee was accepted with ${number}`];
	}
	const stored = holderKey(registeredName);
	if (!names.some((name) => holderKey(name) === stored)) {
		const name = isMasked ? maskName(registeredName) : registeredName;
		return ['otherHolder', `, but was registered to ${name} when ${by} accepted it on ${at}`];
	}
	if (found !== '') {
		// The finding may reveal the name.
		const what = `${foundAt && ` (${foundAt})`} found ${isMasked ? 'something' : `“${found}”`}`;
		return ['recheckFound', `, but the last re-check${what}`];
	}
	// For a shared Paybill, a person accepts the account.
	if (judgement.isShared && payee.account === undefined) return undefined;
	// A future acceptance is a slip or a forgery.
	if (expiresAt <= today || at > today) return undefined;
	return ['same', `, as ${by} accepted on ${at}`];
}

/** Applies acceptances to an answered row; unchanged if none is about this payee, or it has expired. */
export function judgeAcceptance(
	row: JudgedRow,
	list: AcceptedPayees | undefined,
): Pick<AnsweredRow, 'judgement' | 'accepted'> {
	const { judgement, payee, environment } = row;
	if (!list || !MAY_BE_ACCEPTED.has(judgement.reason)) return { judgement };
	const known = list.of(payee, environment);
	const acceptance = known && acceptanceOf(row, known, list.today);
	if (!acceptance) return { judgement };
	const [kind, sentence] = acceptance;
	const { by, at } = known.accepted;
	return {
		judgement: { ...judgement, ...JUDGEMENTS[`accepted:${kind}`], acceptance: visible(sentence) },
		...(kind === 'same' && { accepted: { by, at } }),
	};
}
