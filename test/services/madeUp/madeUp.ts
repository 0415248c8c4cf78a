import { z } from 'zod';

import {
	secretField,
	textField,
} from '../../../nodes/MobileMoneyNameLookup/services/credentialFields';
import { hostAddress } from '../../../nodes/MobileMoneyNameLookup/services/addresses';
import { isJsonObject, parseJson } from '../../../nodes/MobileMoneyNameLookup/domain/json';
import { httpService } from '../../../nodes/MobileMoneyNameLookup/services/httpService';

const tokenSchema = z.object({ data: z.object({ token: z.string() }) });
const responseSchema = z.object({ holder: z.string().optional(), problem: z.string().default('') });

/** A service that nobody offers, made as CONTRIBUTING says under “A service”. */
export const madeUp = httpService({
	choice: { name: 'Made-Up Money', value: 'madeUp' },
	type: 'madeUpApi',
	fields: [textField('Base URL', 'baseUrl', {}), secretField('PIN', 'pin', {})],
	refusals: [['httpStatus', [401, 403], 'The PIN works, but not for lookups.']],
	readCredential: (read, environment) => {
		const baseUrl = hostAddress('Base URL', read('baseUrl'), environment);
		const pin = read('pin', 'exact');
		return {
			baseUrl,
			login: {
				method: 'POST',
				url: `${baseUrl}/session`,
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify({ pin }),
			},
			completeLogin: (login, now) => ({
				...login,
				headers: { ...login.headers, 'X-Time': now.toISOString() },
			}),
			readTokenResponse: (json) => ({ access_token: tokenSchema.parse(json).data.token }),
			secrets: [pin],
			words: { login: 'the PIN', loginFields: 'PIN', addressFields: 'Base URL' },
		};
	},
	lookupCall: (baseUrl, { accountType, number }) => ({
		request: { method: 'GET', url: `${baseUrl}/${accountType}s/${number}/holder` },
		read: ({ httpStatus, body = '' }) => {
			if (httpStatus === 401) return { kind: 'tokenRefused' };
			const raw = parseJson(body);
			const parsed = responseSchema.safeParse(raw);
			if (!parsed.success || !isJsonObject(raw)) return undefined;
			const { holder: name, problem: message } = parsed.data;
			const answer = { kind: 'answer', httpStatus, status: message, message, raw } as const;
			return name === undefined
				? { ...answer, meaning: 'accountNotFound' }
				: { ...answer, meaning: 'found', name };
		},
	}),
	testSubject: { accountType: 'till', number: '0', operator: 'Madeup' },
	onlyOperator: 'Madeup',
});
