import type { Result } from './result';

/** Settings of the workflow, which a clerk cannot change. */
const FOR_BUILDERS =
	/credential|\bColumns\b|When the Sheet Names No Type|from the list|\bexpression\b/;

const NAME_COLUMNS = ', or write the heading of each column into Columns.';

/** A next step that only the workflow's builder can take says whom to ask. */
function stepForClerks(nextStep: string): string {
	const step = nextStep.replace(
		NAME_COLUMNS,
		', or ask the person who set up this page to name the columns.',
	);
	return FOR_BUILDERS.test(step) ? `Ask the person who set up this page: ${step}` : step;
}

/** Some texts of the lookup write it small; a screen writes it in one way. */
const withPaybill = (text: string): string => text.replaceAll('paybill', 'Paybill');

/** The page names the row beside the reason. */
const ROW_PREFIX = /^Row \S{1,20} was not checked: /;

const SAYS_NOT_TO_PAY = /do not pay|before you pay/i;

/** What to do with a row that must not be paid says that first; compared names alone pay nobody. */
function stepOf({ outcome, environment, number, nextStep, finding }: Result): string {
	const step = stepForClerks(nextStep);
	const isNameOnly = environment === '' && number === '';
	const isRefused = outcome === 'notConfirmed' || outcome === 'unchecked';
	if (!isRefused || isNameOnly || finding || SAYS_NOT_TO_PAY.test(step)) return step;
	return `Do not pay. ${step}`.trim();
}

/** The sentences of a result as the pages for clerks show them. */
export const rowTexts = (result: Result): Pick<Result, 'nextStep' | 'reason' | 'warning'> => ({
	nextStep: withPaybill(stepOf(result)),
	reason: withPaybill(result.reason.replace(ROW_PREFIX, 'Not checked: ')),
	warning: withPaybill(result.warning),
});
