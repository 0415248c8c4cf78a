import { TONES } from './tone';

const tones = Object.entries(TONES)
	.map(
		([tone, { sign, ink, tint }]) =>
			`.${tone} { color: ${ink}; background: ${tint}; } .${tone}::before { content: '${sign} '; }`,
	)
	.join('\n');

/** What is left cannot end a text of CSS, or the element that holds it. */
const inCss = (text: string): string => text.replace(/[^\p{L}\p{N} .,_()-]/gu, ' ');

/** The voucher’s style. `footer` is on each page, because signed pages get separated. */
export const voucherCss = (footer: string): string => `
@page {
	size: A4 landscape;
	margin: 9mm 10mm 12mm;
	@bottom-left { content: '${inCss(footer)}'; font: 7.5pt sans-serif; color: #4a5663; }
	@bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 7.5pt sans-serif; color: #4a5663; }
}
* { box-sizing: border-box; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 24px auto; padding: 0 24px; max-width: 1240px; color: #1c2733; font: 14px/1.4 'Liberation Sans', Arial, Helvetica, sans-serif; }
h1 { margin: 0; padding: 8px 12px; font-size: 1.4em; }
h2 { margin: 1.2em 0 0.4em; font-size: 1.1em; break-after: avoid; }
p { margin: 0.5em 0; }
header { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 0.8em 0; align-items: flex-start; }
header table { width: auto; }
header table.facts { flex: 1 1 380px; }
header table.facts th { width: 9.5em; white-space: nowrap; border: 0; background: none; }
header table.facts td { border: 0; overflow-wrap: anywhere; }
header table td, header table th { padding: 1px 6px; }
header table:not(.facts) :is(td, th):nth-child(n + 2) { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
table.rows { table-layout: fixed; }
th, td { padding: 3px 6px; border: 1px solid #c3cad2; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { background: #eef1f4; font-weight: 600; overflow-wrap: normal; }
thead { display: table-header-group; }
tr, .sign { break-inside: avoid; }
.money { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.total { break-before: avoid; }
.total td { font-weight: 600; background: #eef1f4; }
.alert { padding: 6px 12px; font-weight: 600; }
.note { color: #4a5663; }
.sign { margin-top: 1.6em; }
.sign td { height: 3.4em; }
.sign th:first-child, .sign td:first-child { width: 7em; }
${tones}
h1::before { display: inline-block; min-width: 1.2em; }
@media print {
	body { margin: 0; padding: 0; max-width: none; font-size: 7.5pt; line-height: 1.15; }
	th, td { padding: 1pt 3.5pt; }
	ul.note { columns: 2; margin: 3pt 0; padding-left: 12pt; }
	.sign td { height: 20pt; }
	.sign { margin-top: 6pt; }
	h1 { padding: 4pt 8pt; }
	h2 { margin: 7pt 0 3pt; }
	header { margin: 5pt 0; }
}
@media (max-width: 700px) {
	body { padding: 0 8px; }
	.scroll { overflow-x: auto; }
	table.rows { min-width: 900px; }
}
`;
