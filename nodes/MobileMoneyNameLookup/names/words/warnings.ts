import { wordList } from './wordList';

/**
 * Words beside a name that deny it or warn of it: it is not the holder's, or the account is not what it was.
 * From general knowledge of what people and systems write into registers, in English and Swahili.
 */
export const warnings: ReadonlySet<string> = new Set(
	wordList(`
not never non isnt si sio siyo hapana wrong fake false bogus fraud frauds fraudster fraudulent scam scams scammer scammed
conman conmen thief thieves mwizi wizi tapeli matapeli stolen hacked hacker compromised impostor imposter impersonator
blocked block barred banned blacklisted blacklist frozen locked suspended suspend suspect suspicious closed inactive dormant
deactivated disabled deleted removed expired lapsed revoked cancelled canceled terminated void invalid rejected declined
flagged reported disputed dispute wanted warning beware caution deceased dead died late marehemu rip former formerly
ex bankrupt bankruptcy insolvent liquidation receivership defaulter default unverified unconfirmed unregistered deregistered
duplicate test dummy
`),
);
