import { wordList } from './wordList';

/**
 * Words beside a name that deny it or warn of it: it is not the holder's, or the account is not what it was.
 * From general knowledge of what people and systems write into registers, in English and Swahili.
 */
export const warnings: ReadonlySet<string> = new Set(
	wordList(`
bankrupt bankruptcy banned barred beware blacklist blacklisted block blocked bogus canceled cancelled caution closed compromised conman
conmen deactivated dead deceased declined default defaulter deleted deregistered died disabled dispute disputed dormant dummy duplicate ex
expired fake false flagged former formerly fraud frauds fraudster fraudulent frozen hacked hacker hapana impersonator imposter impostor
inactive insolvent invalid isnt lapsed late liquidation locked marehemu matapeli mwizi never non not receivership rejected removed reported
revoked rip scam scammed scammer scams si sio siyo stolen suspect suspend suspended suspicious tapeli terminated test thief thieves
unconfirmed unregistered unverified void wanted warning wizi wrong
`),
);
