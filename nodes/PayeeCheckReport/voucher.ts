import type { About } from './about';
import { countTable } from './countTable';
import { escaped } from './plainText';
import type { Report } from './report';
import { toneOfAll } from './tone';
import { headline, NEXT_STEPS } from './verdict';
import { voucherCss } from './voucherCss';
import { element, voucherRows } from './voucherRows';
import { factsOf, remarksOf, testLine, warningLine } from './wording';

const factsTable = (about: About): string =>
	`<table class="facts">${factsOf(about)
		.map(([label, text]) => `<tr>${element('th', label)}${element('td', text)}</tr>`)
		.join('')}</table>`;

const footerOf = ({ fileName, reference }: About): string =>
	['Payee check report', fileName, reference && `reference ${reference}`]
		.filter(Boolean)
		.join(', ');

const SIGNATURES = `<table class="sign"><thead><tr><th></th><th>Name</th><th>Signature</th><th>Date</th></tr></thead><tbody>${[
	'Prepared',
	'Checked',
	'Approved',
]
	.map((step) => `<tr><td>${step}</td><td></td><td></td><td></td></tr>`)
	.join('')}</tbody></table>`;

/** The voucher: a whole page of HTML that needs nothing from elsewhere and runs no script. */
export function voucher({ about, tally, attention, verdict, title }: Report): string {
	const alerts = [testLine(about), warningLine(tally, about)].filter(Boolean);
	const remarks = remarksOf(about, tally);
	return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${voucherCss(footerOf(about))}</style>
</head>
<body>
<h1 class="${toneOfAll(verdict, tally.counts.confirmedWithWarning)}">${escaped(headline(verdict, tally))}</h1>
${alerts.map((alert) => `<p class="alert caution">${escaped(alert)}</p>`).join('')}
<header>
${factsTable(about)}
${countTable(tally)}
</header>
<p>${escaped(NEXT_STEPS[verdict])}</p>
${remarks.length === 0 ? '' : `<p class="note">${escaped(remarks.join(' '))}</p>`}
${voucherRows(attention, tally)}
${SIGNATURES}
</body>
</html>
`;
}
