import type { NumberType } from '../../domain/payee/numberType';
import { DEFAULT_OPERATOR } from '../../domain/payee/operator';
import type { Environment } from '../../domain/credential';
import { hostAddress } from '../addresses';
import { basicLogin, secretField, textField } from '../credentialFields';
import { anyPage } from '../credentialTest';
import { httpService } from '../httpService';
import { readDarajaLogin, readDarajaResponse } from './readDarajaResponse';

const IDENTIFIER_TYPES: Readonly<Record<NumberType, string>> = { till: '2', paybill: '4' };

const HOSTS: Readonly<Record<Environment, string>> = {
	uat: 'https://sandbox.safaricom.co.ke',
	production: 'https://api.safaricom.co.ke',
};

const NOT_ENABLED =
	"The app can log in, but its token is not accepted for lookups. Open the app in the Daraja portal and add the product Query Organization Info (B2B Hakikisha): it can take an hour until Daraja accepts it. Also check that 'Environment' is the one that the app belongs to.";

const NO_LOOKUP_THERE =
	"There is no name lookup at this address. Leave 'Base URL' empty to use Safaricom’s own address.";

/** The operator’s own lookup, with the consumer key and secret of an app (docs/services.md, Safaricom Daraja). */
export const daraja = httpService({
	choice: {
		name: 'Safaricom Daraja',
		value: 'daraja',
		description: 'An app in Safaricom’s developer portal, with a consumer key and secret',
	},
	type: 'mobileMoneyNameLookupDarajaApi',
	fields: [
		textField('Base URL', 'baseUrl', {
			placeholder: 'Leave empty',
			hint: 'Leave empty to use Safaricom’s own address. If you enter another address, your keys are sent there.',
			description: `Leave empty to use Safaricom’s address for the environment: ${HOSTS.uat} or ${HOSTS.production}. Fill it in only if you use your own proxy.`,
		}),
		secretField('Consumer Key', 'consumerKey', {
			hint: 'The app needs the product Query Organization Info (B2B Hakikisha).',
			description: 'In the Daraja portal, open My Apps and then your app',
		}),
		secretField('Consumer Secret', 'consumerSecret', {
			description: 'On the same page of the Daraja portal, below the consumer key',
		}),
	],
	refusals: [
		['httpStatus', [401, 403], NOT_ENABLED],
		// How Daraja refuses a new token: an app without the product gets this, too.
		['errorCode', ['404.001.03', '400.003.01', '401.002.01', '401.003.01'], NOT_ENABLED],
		['ResponseCode', ['401.001'], NOT_ENABLED],
		[
			'fault.detail.errorcode',
			[
				'keymanagement.service.invalid_access_token',
				'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound',
				'oauth.v2.InvalidApiProduct',
			],
			NOT_ENABLED,
		],
		['errorCode', ['404.001.01', '404.003.01'], NO_LOOKUP_THERE],
		anyPage(NO_LOOKUP_THERE),
	],
	readCredential: (read, environment) => {
		const baseUrl = hostAddress('Base URL', read('baseUrl') || HOSTS[environment], environment);
		const [key, secret] = [read('consumerKey'), read('consumerSecret')];
		return {
			baseUrl,
			login: {
				method: 'GET',
				url: `${baseUrl}/oauth/v1/generate?grant_type=client_credentials`,
				headers: { Authorization: basicLogin(`${key}:${secret}`), Accept: 'application/json' },
			},
			secrets: [key, secret],
			words: {
				login: 'the consumer key or the consumer secret',
				loginFields: "'Consumer Key' and 'Consumer Secret'",
				addressFields: "'Base URL' (leave it empty for Safaricom’s own address) and 'Environment'",
			},
			readLogin: readDarajaLogin,
		};
	},
	lookupCall: (baseUrl, subject) => ({
		request: {
			method: 'POST',
			url: `${baseUrl}/sfcverify/v1/query/info`,
			headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
			body: JSON.stringify({
				IdentifierType: IDENTIFIER_TYPES[subject.accountType],
				Identifier: subject.number,
			}),
		},
		read: (response) => readDarajaResponse(response, subject),
	}),
	// A paybill, because Daraja's sandbox takes no tills.
	testSubject: { accountType: 'paybill', number: '0', operator: DEFAULT_OPERATOR },
	onlyOperator: DEFAULT_OPERATOR,
});
