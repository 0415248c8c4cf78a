import { z } from 'zod';

import { isUsableHolderName } from '../../nodes/MobileMoneyNameLookup/domain/holderName';
import type { JudgedAnswer } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/http/json';
import { readDarajaReply } from '../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaReply';
import { readGatewayReply } from '../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { readReply } from '../../nodes/MobileMoneyNameLookup/transport/readReply';
import type { AccountKind } from '../simulator';
import { isReadable, type Reply } from './replies';

/** What a reply may be taken for. */
export interface Reading {
	/** The answer, as the type that was asked and as the other one; undefined for none. */
	readonly answers: ReadonlyArray<JudgedAnswer | undefined>;
	/** The holder that it names under every sign of success: without one nothing may be confirmed. */
	readonly holder?: string | undefined;
}

/** Under these statuses HTTP knows no body. */
const BODILESS: readonly number[] = [204, 304];

/** Whether a name has letters, more than one over and over; some signs stand for two. */
const hasLetters = (name: string): boolean =>
	new Set(name.normalize('NFKC').match(/\p{L}/gu)).size > 1;
const holderName = z.string().trim().refine(hasLetters);

const gatewaySuccess = z
	.object({ status: z.literal('S000000'), name: holderName })
	.transform(({ name }) => ({ name, echo: undefined }));

const textOrNumber = z.union([z.string(), z.number()]).transform(String);
const darajaSuccess = z
	.object({
		ResponseCode: textOrNumber.pipe(z.enum(['4000', '0'])),
		ResponseMessage: z
			.string()
			.trim()
			.regex(/^success/i),
		OrganizationName: holderName.refine(isUsableHolderName),
		OrganizationShortCode: textOrNumber.nullish(),
		TillNumber: textOrNumber.nullish(),
	})
	.transform(({ OrganizationName: name, TillNumber, OrganizationShortCode }) => {
		// A till may come with the short code of its shop.
		return { name, echo: TillNumber || OrganizationShortCode || undefined };
	});

/** The holder by the public descriptions of the service, and nothing else. */
function holderIn(kind: AccountKind, body: string, number: string): string | undefined {
	const success = kind === 'daraja' ? darajaSuccess : gatewaySuccess;
	const { name, echo } = success.safeParse(parseJson(body)).data ?? {};
	// What surrounds its digits in a cell is no part of a number.
	const isOther = echo?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') !== number;
	return echo !== undefined && isOther ? undefined : name;
}

/** How a reply about a till is read once it has gone over the wire. */
export function readingOf(kind: AccountKind, reply: Reply, number: string): Reading {
	if (!isReadable(reply)) return { answers: [undefined] };
	const { httpStatus } = reply;
	const body = BODILESS.includes(httpStatus) ? '' : reply.body.replace(/^\ufeff/, '');
	const received = { ...reply, body };
	const answers = (['till', 'paybill'] as const).map((accountType) => {
		const subject = { accountType, accountNumber: number, operator: 'Mpesa' };
		const said =
			kind === 'daraja' ? readDarajaReply(received, subject) : readGatewayReply(received, number);
		const reading = readReply(received, said, 0, true);
		return reading.kind === 'answer' ? reading : undefined;
	});
	const isFine = httpStatus >= 200 && httpStatus <= 299;
	return { answers, holder: isFine ? holderIn(kind, body, number) : undefined };
}
