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

const SENTENCES: Readonly<Record<Acceptance, (accepted: AcceptedPayee, row: JudgedRow) => string>> =
	{
		same: ({ by, at }) => `, as ${by} accepted on ${at}`,
		otherNumber: (accepted, { payee }) =>
			`, but the payee was accepted with ${numberWithAccount(accepted)} before${otherAccount(accepted, payee)}`,
		otherHolder: ({ registeredName, by, at }, { isMasked }) =>
			`, but was registered to ${isMasked ? maskName(registeredName) : registeredName} when ${by} accepted it on ${at}`,
		// The finding may reveal the name.
		recheckFound: ({ found, foundAt }, { isMasked }) =>
			`, but the last re-check${foundAt && ` (${foundAt})`} found ${isMasked ? 'something' : `“${found}”`}`,
	};

function acceptanceOf(
	{ names, judgement, payee }: JudgedRow,
	{ accepted, isSame }: Known,
	today: string,
): Acceptance | undefined {
	if (!isSame) return 'otherNumber';
	const stored = holderKey(accepted.registeredName);
	if (!names.some((name) => holderKey(name) === stored)) return 'otherHolder';
	if (accepted.found !== '') return 'recheckFound';
	// For a shared Paybill, a person accepts the account.
	if (judgement.isShared && payee.account === undefined) return undefined;
	// A future acceptance is a slip or a forgery.
	return accepted.expiresAt > today && accepted.at <= today ? 'same' : undefined;
}

/** Applies acceptances to an answered row; unchanged if none is about this payee, or it has expired. */
export function judgeAcceptance(
	row: JudgedRow,
	list: AcceptedPayees | undefined,
): Pick<AnsweredRow, 'judgement' | 'accepted'> {
	const { judgement, payee, environment } = row;
	if (!list || !MAY_BE_ACCEPTED.has(judgement.reason)) return { judgement };
	const known = list.of(payee, environment);
	const kind = known && acceptanceOf(row, known, list.today);
	if (!known || !kind) return { judgement };
	const { accepted } = known;
	const acceptance = visible(SENTENCES[kind](accepted, row));
	return {
		judgement: { ...judgement, ...JUDGEMENTS[`accepted:${kind}`], acceptance },
		...(kind === 'same' && { accepted: { by: accepted.by, at: accepted.at } }),
	};
}
