import type {
	ICredentialDataDecryptedObject,
	ICredentialType,
	IHttpRequestHelper,
	IHttpRequestOptions,
	INode,
	INodeProperties,
	IRequestOptionsSimplified,
} from 'n8n-workflow';
import { ICredentialsHelper } from 'n8n-workflow';
import { z } from 'zod';

const requestSchema = z.custom<IHttpRequestOptions>((value) => typeof value === 'object');

const changesSchema = z.record(z.union([z.string(), z.number(), z.boolean()]));

/** For what the tests do not use: it must fail loudly and not answer with a guess. */
export const notUsedHere = (name: string) => (): never => {
	throw new Error(`The tests do not provide ${name}`);
};

/**
 * One stored credential, handled as n8n's own server handles it: pre-authentication runs when the
 * expirable property is empty or has expired, and what it returns is stored.
 */
export class CredentialStore extends ICredentialsHelper {
	/** Whether a token is stored with all that n8n was given, as n8n 1 does, and not alone. */
	storesAll = false;

	/** Whether the credential gets a copy of what n8n was given, and not the very object. */
	copies = false;

	constructor(
		readonly type: ICredentialType,
		/** The stored data; undefined for a credential that was deleted. */
		public stored: ICredentialDataDecryptedObject | undefined,
	) {
		super();
	}

	override getParentTypes = (): string[] => [];
	override isCredentialUsableByNode = (): boolean => true;
	override getCredentialsProperties = (): INodeProperties[] => this.type.properties;

	ofItem: (itemIndex: number) => ICredentialDataDecryptedObject = () => ({});

	async getDecrypted(
		...[, , , , , , values]: Parameters<ICredentialsHelper['getDecrypted']>
	): Promise<ICredentialDataDecryptedObject> {
		if (!this.stored) throw new Error('Credential with ID "1" does not exist');
		return await Promise.resolve({ ...this.stored, ...this.ofItem(values?.itemIndex ?? 0) });
	}

	async authenticate(
		credentials: ICredentialDataDecryptedObject,
		_typeName: string,
		requestOptions: IHttpRequestOptions | IRequestOptionsSimplified,
	): Promise<IHttpRequestOptions> {
		const { authenticate } = this.type;
		if (typeof authenticate !== 'function') {
			throw new Error('The credential must authenticate by a function');
		}
		// As n8n does it: its HTTP Request node's requests have no `url`, whatever the types say.
		const given = this.copies ? { ...credentials } : credentials;
		const request: unknown = Reflect.apply(authenticate, undefined, [given, requestOptions]);
		return requestSchema.parse(await request);
	}

	async preAuthentication(
		helpers: IHttpRequestHelper,
		credentials: ICredentialDataDecryptedObject,
		_typeName: string,
		_node: INode,
		credentialsExpired: boolean,
	): Promise<ICredentialDataDecryptedObject | undefined> {
		const expirable = this.type.properties.find(
			({ type, typeOptions }) => type === 'hidden' && typeOptions?.expirable === true,
		);
		if (!expirable || !this.type.preAuthentication) return undefined;
		if (credentials[expirable.name] !== '' && !credentialsExpired) return undefined;
		const given = this.copies ? { ...credentials } : credentials;
		const output = await this.type.preAuthentication.call(helpers, given);
		if (output[expirable.name] === undefined) return undefined;
		const changes = changesSchema.parse(output);
		if (!this.stored) throw new Error('Credential with ID "1" does not exist');
		this.stored = { ...(this.storesAll ? credentials : this.stored), ...changes };
		return Object.assign(credentials, changes);
	}

	override runPreAuthentication = notUsedHere('runPreAuthentication');
	override updateCredentials = notUsedHere('updateCredentials');
	override getCredentials = notUsedHere('getCredentials');
	override updateCredentialsOauthTokenData = notUsedHere('OAuth credentials');
}
