import { maskName } from '../result/maskName';
import { type Acceptance, type Reason, VERDICTS } from '../outcome';
import { numberWithAccount, type Payee } from '../payee/payee';
import type { AnsweredRow } from '../result/checkedRow';
import { visible } from '../visible';
import type { AcceptedPayee, AcceptedPayees } from './acceptedPayees';

/** A person can know better: the number has a holder, and nothing in the answer denies it. */
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

/** Of the same number, only the account can be another one. */
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
			`, but to ${isMasked ? maskName(registeredName) : registeredName} when ${by} accepted it on ${at}`,
		// The finding may reveal the name.
		recheckFound: ({ found, foundAt }, { isMasked }) =>
			`, but the last re-check${foundAt && ` (${foundAt})`} found ${isMasked ? 'something' : `“${found}”`}`,
	};

function acceptanceOf(
	{ names }: JudgedRow,
	same: AcceptedPayee,
	today: string,
): Acceptance | undefined {
	const stored = holderKey(same.registeredName);
	if (!names.some((name) => holderKey(name) === stored)) return 'otherHolder';
	if (same.found !== '') return 'recheckFound';
	// A future acceptance is a slip or a forgery.
	return same.expiresAt > today && same.at <= today ? 'same' : undefined;
}

/** Applies acceptances to an answered row; unchanged if none is about this payee, or it has expired. */
export function judgeAcceptance(
	row: JudgedRow,
	list: AcceptedPayees | undefined,
): Pick<AnsweredRow, 'judgement' | 'accepted'> {
	const { judgement, payee, environment } = row;
	if (!list || !MAY_BE_ACCEPTED.has(judgement.reason)) return { judgement };
	const { same, other } = list.of(payee, environment);
	const acceptance = other ? 'otherNumber' : same && acceptanceOf(row, same, list.today);
	const accepted = other ?? same;
	if (acceptance === undefined || accepted === undefined) return { judgement };
	// For a shared Paybill, a person accepts the account.
	if (acceptance === 'same' && judgement.isShared && payee.account === undefined) {
		return { judgement };
	}
	return {
		judgement: {
			...judgement,
			...VERDICTS[`accepted:${acceptance}`],
			acceptance: visible(SENTENCES[acceptance](accepted, row)),
		},
		...(acceptance === 'same' && { accepted }),
	};
}
