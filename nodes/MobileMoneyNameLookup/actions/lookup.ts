import type { CheckFailure } from '../domain/checkFailure';
import { asCheckFailure } from '../domain/checkFailure';
import type { Answer } from '../transport/answer';
import type { Question } from './readQuestion';
import type { Service } from './run';

/** What the service replied to a question. */
export interface Reply {
	readonly answer: Pick<Answer, 'status' | 'message' | 'name'>;
	/** When the answer came. */
	readonly checkedAt: Date;
	/** Kept only when it is asked for, because it is the larger part. */
	readonly raw?: { readonly httpStatus: number; readonly body: Answer['raw'] };
}

/** A number that is looked up once, for one item or for several. */
export class Lookup {
	/** What came of it; undefined until then. */
	reply: Reply | CheckFailure | undefined;

	constructor(private readonly question: Question) {}

	/**
	 * Asks the service and keeps what comes of it; never throws.
	 *
	 * @param service what to ask
	 * @param keepRaw whether the reply is kept as it came, too
	 */
	async ask(service: Service, keepRaw: boolean): Promise<void> {
		try {
			const { answer, httpStatus } = await service.client.ask(this.question);
			const { raw, ...texts } = answer;
			const checkedAt = new Date();
			this.reply = { answer: texts, checkedAt, ...(keepRaw && { raw: { httpStatus, body: raw } }) };
		} catch (error) {
			this.reply = asCheckFailure(error);
		}
	}
}
