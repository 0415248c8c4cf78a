import { compareNames } from '../nameMatch/compareNames';
import { isUsableHolderName } from './holderName';
import { denies } from './messageWords';

/** Whether a text beside the registered name names another holder, or none. */
export function isOtherHolder(text: string, registeredName: string): boolean {
	if (!isUsableHolderName(text)) return denies(text);
	return compareNames(registeredName, text).result === 'noMatch';
}
