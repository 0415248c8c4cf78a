import { tokenSession } from '../../nodes/MobileMoneyNameLookup/sending/token/tokenSession';
import { readCredential } from '../sending/token/support';

/** Another process, or one after a restart, knows no tokens: a process keeps a hundred accounts in memory. */
export function forgetAccounts(): void {
	for (let other = 0; other < 100; other++)
		tokenSession(readCredential({ login: `other ${other}` }));
}
