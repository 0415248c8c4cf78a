import { basicLogin, secretField } from '../credentialFields';
import { gatewayService } from './gateway';

const GRANT = { grant_type: 'client_credentials' };

/** The same gateway with a client ID and secret (OAuth 2.0 client credentials). */
export const gatewayClientCredentials = gatewayService(
	{
		choice: {
			name: 'Payment Gateway (Client ID)',
			value: 'clientCredentials',
			description: 'A provider that gave you a base URL, a client ID and a client secret',
		},
		type: 'mobileMoneyNameLookupClientApi',
		fields: [
			secretField('Client ID', 'clientId', {
				description:
					'The ID of your client or app, usually called “client ID”, on the API or developer page of your account',
			}),
			secretField('Client Secret', 'clientSecret', {
				description:
					'The secret that was shown with the client ID. Many providers show it only once. If you lost it, create a new one there.',
			}),
		],
	},
	(read) => {
		const [id, secret] = [read('clientId', 'noColon'), read('clientSecret')];
		return {
			authorization: basicLogin(`${id}:${secret}`),
			form: GRANT,
			// Documentation shows HTTP Basic, but public client libraries send both in the form.
			formAlone: { ...GRANT, client_id: id, client_secret: secret },
			secrets: [id, secret],
			words: {
				login: 'the client ID or the client secret',
				loginFields: "'Client ID' and 'Client Secret'",
			},
		};
	},
);
