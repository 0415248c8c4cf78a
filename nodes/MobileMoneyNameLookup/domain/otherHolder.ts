import { compareNames } from '../nameMatch/compareNames';
import { isUsableHolderName } from './holderName';
import { denies } from './messageWords';

/** Whether a text beside the registered name says that somebody else is the holder, or nobody. */
export function isOtherHolder(text: string, registeredName: string): boolean {
	if (!isUsableHolderName(text)) return denies(text);
	return compareNames(registeredName, text).result === 'noMatch';
}
