const DENYING_WORDS = `not, cannot, no such, no record, no records, no result, no results, no match, no data, fail,
fails, failed, failure, unsuccessful, error, errors, exception, invalid, unable, denied, declined, rejected, refused,
blocked, barred, closed, expired, suspended, inactive, dormant, deactivated, disabled, terminated, frozen, deceased,
unknown, unregistered, unauthorised, unauthorized, forbidden, limit, limits, exceeded, blacklisted, fraud, mismatch, deleted, cancelled,
canceled, withdrawn, reassigned, incomplete, insufficient, under investigation,
si sahihi, sio sahihi, siyo sahihi, hapana, hakuna, haipo, hayupo, haipatikani, hapatikani, haikupatikana,
haijapatikana, haijulikani, hajulikani, haijasajiliwa, hajasajiliwa, haiwezi, haiwezekani, hatuwezi, haikufaulu,
haijafaulu, haifanyi kazi, imeshindwa, imeshindikana, imekataliwa, limekataliwa, limefungwa, imefungwa, imefungiwa, imesimamishwa, imekwisha,
umekwisha, batili, hitilafu, kosa, makosa`;

const POSTPONING_WORDS = `pending, processing, being processed, under process, in progress, in process, queued, retry,
try again, later, unavailable, not available, busy, timed out, timeout, time out, maintenance, downtime, please wait, waiting,
huduma haipatikani, inasubiri, subiri, inashughulikiwa, inachakatwa, jaribu tena, baadaye, muda umekwisha, ukarabati, matengenezo`;

/** Whole words only: LIMITED is no limit. */
function wordPattern(phrases: string): string {
	const words = phrases.split(',').map((phrase) => phrase.trim());
	return `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`;
}

/** Also the end of isn’t, can't and couldn't. */
const DENIAL = new RegExp(`${wordPattern(DENYING_WORDS)}|n['’]t(?!\\p{L})`, 'iu');
const POSTPONEMENT = new RegExp(wordPattern(POSTPONING_WORDS), 'iu');
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Words with single spaces: `invalid_token`, `InvalidToken` and “invalid  token” are equal. */
export const plainMessage = (message: string): string =>
	withoutInvisible(message.normalize('NFKC').replace(/\s/g, ' '))
		.replace(/([a-z])(?=[A-Z])/g, '$1 ')
		.replace(/[\s_.-]+/g, ' ')
		.trim();

/** Whether a message denies, in English or Swahili. */
export const denies = (message: string): boolean => DENIAL.test(plainMessage(message));

/** Whether a message postpones the answer, in English or Swahili. */
export const postpones = (message: string): boolean => POSTPONEMENT.test(plainMessage(message));
