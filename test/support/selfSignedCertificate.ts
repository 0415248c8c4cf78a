import { generateKeyPairSync, sign } from 'node:crypto';

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
	const content = Buffer.concat(parts);
	const { length } = content;
	const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (text: string) => der(0x17, Buffer.from(text));

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'));
const SUBJECT_ALTERNATIVE_NAME = identifier('551d11');
const COMMON_NAME = identifier('550403');

/**
 * Makes a certificate for 127.0.0.1, localhost and these hosts that no authority vouches for, good until 2049, and its
 * key, both as PEM; by hand, because Node.js reads certificates and makes none.
 */
export function selfSignedCertificate(...others: readonly string[]) {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('127.0.0.1')))));
	const hosts = sequence(
		der(0x87, Buffer.from([127, 0, 0, 1])),
		...['localhost', ...others].map((host) => der(0x82, Buffer.from(host))),
	);
	const extension = sequence(SUBJECT_ALTERNATIVE_NAME, der(0x04, hosts));
	const content = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.from([1])),
		ECDSA_WITH_SHA256,
		name,
		sequence(time('200101000000Z'), time('491231235959Z')),
		name,
		publicKey.export({ type: 'spki', format: 'der' }),
		der(0xa3, sequence(extension)),
	);
	const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
	const whole = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64');
	return {
		cert: `-----BEGIN CERTIFICATE-----\n${whole}\n-----END CERTIFICATE-----\n`,
		key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
	};
}
