import { wordList } from './wordList';

/**
 * Who runs a school, a clinic or a church, and at what level; such a word stands now before and now behind the name of its place.
 * From general knowledge of the lists of Kenyan health facilities and schools.
 */
export const owners: ReadonlySet<string> = new Set(
	wordList(`
catholic friends aic ack pcea sda kag pefa elck ccc ccf mck nomiya acc anglican presbyterian methodist baptist lutheran adventist
pentecostal orthodox franciscan consolata salvation army islamic muslim mission missionary diocese parish church christian
community government govt gok gk moh county subcounty municipal municipality national public private military police prison
prisons cdf redcross mercy charity memorial sub district subdistrict provincial referral teaching model cottage annex level
`),
);

/** Institutions that are told by their place and their owner, in whatever order. */
export const institutions: ReadonlySet<string> = new Set(
	wordList(`
hospital dispensary clinic maternity hospice school schools academy college university polytechnic institute seminary nursery
kindergarten church cathedral chapel parish diocese mosque temple orphanage sacco cooperative society prison library
`),
);
