import { z } from 'zod';

import { labelOf, OUTCOMES, type Outcome } from '../MobileMoneyNameLookup/domain/outcome';
import { plainText } from './plainText';
import { splitDetails, withoutDemoWarning } from './warningSentences';

type Fields = Readonly<Record<string, unknown>>;

/** What one result says, whichever format it has. */
export interface Result {
	readonly outcome: Outcome;
	readonly payable: boolean;
	readonly name: string;
	readonly reason: string;
	readonly nextStep: string;
	readonly differs: string;
	readonly warning: string;
	readonly type: string;
	readonly number: string;
	readonly account: string;
	readonly environment: string;
	readonly checkedAt: string;
	readonly acceptedBy: string;
	readonly expectedName: string;
	readonly enteredNumber: string;
}

const NAME = 120;
const SENTENCE = 400;
const DETAILS = 900;

const capped = (max: number) => z.unknown().transform((value) => plainText(value, max));
const name = capped(NAME);
const sentence = capped(SENTENCE);
const short = capped(40);
const sentences = z
	.array(z.unknown())
	.catch([])
	.transform((all) => all.map((each) => plainText(each, SENTENCE)).filter(Boolean));

const fieldsSchema = z.object({
	outcome: z.enum(OUTCOMES),
	payable: z.literal(true).optional().catch(undefined),
	name,
	summary: sentence,
	nextStep: sentence,
	nameMatch: z.object({ expectedName: name, explanation: sentences }).optional().catch(undefined),
	warnings: sentences,
	accountType: short,
	number: short,
	account: short,
	environment: short,
	checkedAt: short,
	accepted: z.object({ by: name }).optional().catch(undefined),
	entered: z.object({ number: short, expectedName: name }).optional().catch(undefined),
});

const joined = (texts: readonly string[]): string => plainText(texts.join(' '), DETAILS);

/** Only this combination pays, whatever else an edited row claims. */
const isPayable = (claims: boolean, outcome: Outcome, environment: string): boolean =>
	claims && outcome === 'confirmed' && environment === 'production';

/**
 * Reads a result with fields.
 *
 * @returns undefined for a value that is none
 */
export function readFields(value: unknown): Result | undefined {
	const parsed = fieldsSchema.safeParse(value);
	if (!parsed.success) return undefined;
	const { outcome, nameMatch, entered, accepted, ...rest } = parsed.data;
	return {
		...rest,
		outcome,
		payable: isPayable(rest.payable === true, outcome, rest.environment),
		reason: rest.summary,
		differs: joined(nameMatch?.explanation ?? []),
		warning: withoutDemoWarning(joined(rest.warnings)),
		type: rest.accountType,
		acceptedBy: accepted?.by ?? '',
		expectedName: nameMatch?.expectedName ?? entered?.expectedName ?? '',
		enteredNumber: entered?.number ?? '',
	};
}

const OUTCOME_OF_LABEL: ReadonlyMap<string, Outcome> = new Map(
	OUTCOMES.map((outcome) => [labelOf(outcome), outcome]),
);

/** The columns put an apostrophe before a text that a spreadsheet would run as a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * Reads a result in sheet columns.
 *
 * @returns undefined for a row without the columns
 */
export function readColumns(row: Fields): Result | undefined {
	if (!Object.hasOwn(row, 'Lookup Outcome')) return undefined;
	const text = (column: string, max: number): string => {
		const value = row[`Lookup ${column}`];
		return plainText(typeof value === 'string' ? value.replace(FORMULA_GUARD, '') : value, max);
	};
	// A cell that somebody changed to another word is no result.
	const outcome = OUTCOME_OF_LABEL.get(text('Outcome', 40)) ?? 'unchecked';
	const environment = text('Environment', 40);
	const details = splitDetails(text('Details', DETAILS));
	return {
		outcome,
		payable: isPayable(text('Payable', 40) === 'Yes', outcome, environment),
		name: text('Name', NAME),
		reason: text('Reason', SENTENCE),
		nextStep: text('Next Step', SENTENCE),
		...details,
		type: text('Type', 40),
		number: text('Number', 40),
		account: text('Account', 40),
		environment,
		checkedAt: text('Checked At', 40),
		acceptedBy: text('Accepted By', NAME),
		expectedName: '',
		enteredNumber: '',
	};
}
