import { type Tone, TONES } from './tone';

/** n8n takes classes, ids and styles out of the message, so these rules name tags, and have no `>`, `<` or `&`. */
const RULES = `
* { box-sizing: border-box; }
.container { width: min(var(--wide), calc(100vw - 24px)); padding: 24px 0 0; font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.card { padding: var(--pad); border: 1px solid #dbdfe7; border-radius: 8px; text-align: left; color: #1c2733; font-size: 16px; line-height: 1.45; }
.header h1 { margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) 20px; padding: 16px var(--pad); border-radius: 8px 8px 0 0; background: var(--tint); color: var(--ink); font-size: 26px; line-height: 1.2; font-weight: 600; }
.header h1::before { content: var(--sign); display: inline-block; min-width: 34px; }
.header p:empty { display: none; }
.header h2, .header h3, .header h4, .header div, .header td, .header li, .header h6 { overflow-wrap: anywhere; }
.header h2 { color: #1c2733; font-size: 24px; line-height: 1.25; }
.header h3 { padding: 4px 0 12px; color: #4a5663; font-size: 18px; font-weight: 400; }
.header h4 { padding: 16px 0 4px; color: #1c2733; font-size: 16px; }
.header h5 { margin: 0 0 14px; padding: 10px 12px; border-left: 4px solid #8a5a00; background: #fdf3dd; color: #6b4600; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
.header h6 { padding-top: 18px; color: #4a5663; font-size: 14px; font-weight: 400; line-height: 1.5; }
.header table { width: 100%; margin: 4px 0 12px; border-collapse: collapse; }
.header th, .header td { padding: 5px 0 5px 8px; border-bottom: 1px solid #dbdfe7; text-align: right; font-variant-numeric: tabular-nums; }
.header th:first-child, .header td:first-child { padding-left: 0; text-align: left; }
.header ol { list-style: none; }
.header li { padding: 12px 0; border-bottom: 1px solid #dbdfe7; }
.header li b { display: block; font-size: 17px; }
.header li i { display: block; color: #4a5663; font-style: normal; font-size: 15px; }
.header li strong { display: block; }
.header a { display: block; margin-top: 20px; padding: 13px; border-radius: 6px; background: #1f4e79; color: #ffffff; font-size: 16px; font-weight: 600; text-align: center; text-decoration: none; }
.header a:focus-visible { outline: 3px solid #8fb4d9; outline-offset: 2px; }
.header a + a { border: 1px solid #1f4e79; background: #ffffff; color: #1f4e79; margin-top: 10px; }
`;

/** The style of n8n's form ending (Custom Form Styling); `isWide` if it has tables. */
export function endingStyle(tone: Tone, isWide: boolean): string {
	const { sign, ink, tint } = TONES[tone];
	const width = isWide ? '860px' : '540px';
	return `:root { --ink: ${ink}; --tint: ${tint}; --sign: '${sign}'; --wide: ${width}; --pad: clamp(18px, 5vw, 32px); --color-background: #f4f6f8; --color-header: ${ink}; }${RULES}`;
}
