/** The ways in which Kenyan and foreign registers write "trading as". */
const tradingAs =
	/\s(?:t\s?[/.]\s?as?\.?|t\/as|trading as|d\s?[/.]\s?b\s?[/.]\s?a\.?|dba|doing business as)(?=\s)/i;

/** The two names around "trading as" in cleaned text, or undefined when it is not there. */
export function splitTradingAs(
	text: string,
): readonly [owner: string, business: string] | undefined {
	const found = tradingAs.exec(text);
	if (!found) return undefined;
	const [owner, business] = [
		text.slice(0, found.index).trim(),
		text.slice(found.index + found[0].length).trim(),
	];
	return owner === '' || business === '' ? undefined : [owner, business];
}
