import { code, magic, type MagicNumber } from '../magicNumber';

const country = 'countryCode KE is not valid';

/** Codes that only the gateway has. */
export const gatewayMagicNumbers: readonly MagicNumber[] = [
	code('900203', 422, 'E422022', 'mmoId Mpesa is not supported at the moment'),
	code('900204', 200, 'E422022', 'mmoId Mpesa is not supported at the moment'),
	code('900205', 200, 'E404000', 'Account holder not found'),
	code('900206', 200, 'E500000', 'Internal error'),
	code('900207', 403, 'E403000', 'Access denied'),
	code('900208', 422, 'E422006', 'Insufficient balance'),
	code('900209', 400, 'E400000', 'Bad request'),
	code('900210', 200, 'E000002', 'Third party error'),
	code('900211', 422, 'E422005', 'Request could not be completed'),
	magic('900212', `code E422022 at HTTP 422 that says "${country}"`, {
		...{ kind: 'code', httpStatus: 422, status: 'E422022', message: country },
	}),
];
