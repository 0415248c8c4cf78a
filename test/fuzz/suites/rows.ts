import fc from 'fast-check';

import type { ItemResult } from '../../../nodes/MobileMoneyNameLookup/actions/itemResult';
import { itemResult } from '../../../nodes/MobileMoneyNameLookup/actions/itemResult';
import type { Reply } from '../../../nodes/MobileMoneyNameLookup/actions/lookup';
import type { Question } from '../../../nodes/MobileMoneyNameLookup/actions/readQuestion';
import type { Service } from '../../../nodes/MobileMoneyNameLookup/actions/run';
import { OutsideTexts } from '../../../nodes/MobileMoneyNameLookup/transport/outsideTexts';
import { DEFAULT_RUN_OPTIONS } from '../../../nodes/MobileMoneyNameLookup/actions/runOptions';
import { demoService } from '../../../nodes/MobileMoneyNameLookup/demo/demoService';
import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readReply, type Reading } from '../../../nodes/MobileMoneyNameLookup/transport/readReply';
import { PLAIN_NAMES } from '../arbitraries/answers';
import { httpReply } from '../arbitraries/httpReplies';
import { anyText } from '../arbitraries/texts';
import { describeSuite, forAll, note } from '../forAll';
import { holderOf } from '../oracle';

const NOW = Date.UTC(2026, 10, 21, 8);

const expectedName = fc.option(fc.oneof(fc.constantFrom(...PLAIN_NAMES, 'Jane Kamau'), anyText), {
	nil: undefined,
});

/** What a row becomes when its lookup brings this reply, and perhaps one about the other type. */
function rowOf(
	reading: Reading,
	{ expected, raw = false, masked = false, other }: RowSettings,
): ItemResult {
	const options = { ...DEFAULT_RUN_OPTIONS, includeRawResponse: raw, maskName: masked };
	const asked: Question = {
		accountType: 'till',
		accountNumber: '4738534',
		operator: 'Mpesa',
		...(expected !== undefined && { expectedName: expected }),
	};
	const otherReply = other && replyOf(other, raw);
	const service: Service = {
		environment: 'uat',
		client: demoService,
		outside: new OutsideTexts(() => []),
	};
	// A failed one leaves the row unchecked before it comes here.
	const reply = otherReply instanceof CheckFailure ? otherReply : replyOf(reading, raw);
	const answered = otherReply && 'answer' in otherReply && { otherReply };
	return itemResult({ asked, reply, ...answered }, service, 0, options);
}

interface RowSettings {
	readonly expected?: string | undefined;
	readonly raw?: boolean;
	readonly masked?: boolean;
	readonly other?: Reading;
}

function replyOf(reading: Reading, raw: boolean): Reply | CheckFailure {
	if (reading.kind !== 'answer') return reading.failure;
	const { raw: body, ...answer } = reading.answer;
	const shown = raw && { raw: { httpStatus: reading.httpStatus, body } };
	return { answer, checkedAt: new Date(NOW), ...shown };
}

describeSuite('rows', () => {
	forAll(
		'are confirmed only with S000000 and a usable name',
		25_000,
		fc.tuple(httpReply, expectedName, fc.boolean(), fc.boolean()),
		([sent, expected, raw, masked]) => {
			const { outcome, result } = rowOf(readReply(sent, NOW), { expected, raw, masked });
			note(`row ${outcome}`);
			const holder = holderOf(sent);
			const problems: string[] = [];
			if (outcome === 'confirmed' && holder === undefined)
				problems.push('Confirmed without a holder');
			if (outcome === 'confirmed' && !masked && result.name !== holder) {
				problems.push('Confirmed under another name');
			}
			if (JSON.stringify(JSON.parse(JSON.stringify(result))) !== JSON.stringify(result)) {
				problems.push('The item is not plain JSON');
			}
			return problems;
		},
	);

	forAll(
		'that are not found are never confirmed as the other type of account',
		4_000,
		fc.tuple(fc.constantFrom('E404000', 'E404', 'E404123'), httpReply, expectedName),
		([status, sent, expected]) => {
			const first = readReply({ httpStatus: 404, body: JSON.stringify({ status }) }, NOW);
			const { outcome, result } = rowOf(first, { expected, other: readReply(sent, NOW) });
			note(
				result.foundAs === 'paybill' ? 'found as the other type' : 'not found as the other type',
			);
			return outcome === 'confirmed' ? ['Confirmed as the other type'] : [];
		},
	);

	forAll(
		'with a plain name and nothing wrong are confirmed',
		2_000,
		fc.tuple(
			fc.constantFrom(...PLAIN_NAMES),
			fc.constantFrom('Lookup Success', 'Found', ''),
			// Fields that nobody reads: others may deny the success.
			fc.dictionary(
				anyText.map((key) => `x-${key}`),
				fc.jsonValue(),
			),
		),
		([name, message, extra]) => {
			const body = JSON.stringify({ ...extra, name, message, status: 'S000000' });
			const { outcome } = rowOf(readReply({ httpStatus: 200, body }, NOW), { raw: true });
			return outcome === 'confirmed' ? [] : [`The row is ${outcome}`];
		},
	);

	forAll(
		'show no part of a masked name, in any field',
		4_000,
		fc.tuple(
			// Beginnings that stand in no sentence of ours.
			fc.array(fc.stringMatching(/^[QXZ]{2}[A-Z]{2,8}$/), { minLength: 1, maxLength: 4 }),
			fc.constantFrom(' ', '  ', '\u00a0', '-', ', ', '.', "'"),
			fc.constantFrom('upper', 'lower', 'title'),
			fc.dictionary(fc.string(), fc.jsonValue()),
		),
		([words, between, spelling, extra]) => {
			const name = words.join(between);
			const said = { upper: name, lower: name.toLowerCase(), title: titled(words) }[spelling];
			const message = `Found (${said}) / ${said}!`;
			const body = JSON.stringify({ ...extra, holder: said, name, message, status: 'S000000' });
			const { result } = rowOf(readReply({ httpStatus: 200, body }, NOW), {
				raw: true,
				masked: true,
			});
			const shown = JSON.stringify(result).toUpperCase();
			const told = words.filter((word) => shown.includes(word.slice(0, 4)));
			return told.map((word) => `${word} is shown`);
		},
	);
});

const titled = (words: readonly string[]): string =>
	words.map((word) => word.slice(0, 1) + word.slice(1).toLowerCase()).join(' ');
