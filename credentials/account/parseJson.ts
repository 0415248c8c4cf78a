/** The JSON value of a text, or undefined when it is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Whether a text begins as JSON does and does not end so. */
export const isCutOffJson = (text: string): boolean =>
	/^\s*[{[]/.test(text) && !/[}\]]\s*$/.test(text);
