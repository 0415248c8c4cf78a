import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { SESSION_FIELDS } from '../sending/token/token';

const NOT_CHOSEN = new CheckFailure(
	'No credential is chosen',
	"Choose or create one at the top of the node. If you have no account yet, set 'Account' to Demo.",
);

const NOT_READ = new CheckFailure(
	'The credential could not be read',
	'Choose a credential in the node. Then open it and check that every field is filled in.',
);

const DIFFERS = new CheckFailure(
	'The credential has expressions that give the last row another account than the first row, so nothing was looked up',
	'Use one workflow run, or one node, for each account.',
);

/** Equal for equal fields, whatever token is stored with them. */
export const keyOfCredential = (credentials: ICredentialDataDecryptedObject): string =>
	JSON.stringify(Object.entries(credentials).filter(([name]) => !SESSION_FIELDS.includes(name)));

/** Reads the node's credential once for a run; never throws. Its expressions must give all items the same account. */
export async function readCredential(
	context: IExecuteFunctions,
	type: string,
): Promise<ICredentialDataDecryptedObject | CheckFailure> {
	if (!context.getNode().credentials?.[type]) return NOT_CHOSEN;
	const last = Math.max(context.getInputData().length - 1, 0);
	try {
		const credential = await context.getCredentials(type, 0);
		const ofLast = last === 0 ? credential : await context.getCredentials(type, last);
		return keyOfCredential(ofLast) === keyOfCredential(credential) ? credential : DIFFERS;
	} catch {
		return NOT_READ;
	}
}
