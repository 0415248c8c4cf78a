import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { AccountProblem } from '../account/accountProblem';
import type { Service } from './service';
import { SERVICES } from './services';

/** What holds where a credential does not say: those saved before there was a choice. */
const DEFAULT_CHOICES: Readonly<Record<string, string>> = {
	service: 'gateway',
	loginType: 'apiUser',
};

const isChosen = ({ choices }: Service, credentials: ICredentialDataDecryptedObject): boolean =>
	Object.entries(choices).every(
		([field, { value }]) => (credentials[field] || DEFAULT_CHOICES[field]) === value,
	);

/**
 * The service that a credential is for.
 *
 * @throws AccountProblem of kind `settings` when it is for none
 */
export function serviceOf(credentials: ICredentialDataDecryptedObject): Service {
	const service = SERVICES.find((each) => isChosen(each, credentials));
	if (service) return service;
	throw new AccountProblem(
		'settings',
		'The credential does not say which account you have.',
		"Open the credential, choose your account under 'Which Account Do You Have?', and save it.",
	);
}
