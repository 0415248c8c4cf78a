import styles from './data/styles.json';
import { type Tone, TONES } from './summary';

interface Rules {
	readonly [selector: string]: string | Rules;
}

const cssOf = (rules: Rules): string =>
	Object.entries(rules)
		.map(([selector, look]) => `${selector} { ${typeof look === 'string' ? look : cssOf(look)} }`)
		.join('\n');

/** The style of n8n's form ending (Custom Form Styling); `isWide` if it has tables. */
export function endingStyle(tone: Tone, isWide: boolean): string {
	const { sign, ink, tint } = TONES[tone];
	const wide = isWide ? '860px' : '540px';
	const root = `--ink: ${ink}; --tint: ${tint}; --sign: '${sign}'; --wide: ${wide}; --pad: clamp(18px, 5vw, 32px); --color-background: #f4f6f8; --color-header: ${ink};`;
	// n8n takes classes, ids and styles out of the message, so these rules name tags, and have no `>`, `<` or `&`.
	return cssOf({ ':root': root, ...styles.page });
}

const tones = Object.entries(TONES).map(
	([tone, { sign, ink, tint }]) =>
		`.${tone} { color: ${ink}; background: ${tint}; } .${tone}::before { content: '${sign} '; }`,
);

/** The voucher’s style. */
export const VOUCHER_STYLE = `
@page {
	size: A4 landscape;
	margin: 9mm 10mm 12mm;
	@bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 7.5pt sans-serif; color: #4a5663; }
}
${tones.join('\n')}
${cssOf(styles.voucher)}`;
