import { wordList } from './wordList';

/**
 * Who runs a school, a clinic or a church, and at what level; such a word stands now before and now behind the name of its place.
 * From general knowledge of the lists of Kenyan health facilities and schools.
 */
export const owners: ReadonlySet<string> = new Set(
	wordList(`
acc ack adventist aic anglican annex army baptist catholic ccc ccf cdf charity christian church community consolata cottage county diocese
district elck franciscan friends gk gok government govt islamic kag level lutheran mck memorial mercy methodist military mission missionary
model moh municipal municipality muslim national nomiya orthodox parish pcea pefa pentecostal police presbyterian prison prisons private
provincial public redcross referral salvation sda sub subcounty subdistrict teaching
`),
);

/** At what level a school is, or for whom: a body of its own, and a SACCO beside a company. */
export const levels: ReadonlySet<string> = new Set(
	wordList(
		'primary secondary nursery junior senior high kindergarten university college girls boys women men youth sacco',
	),
);
