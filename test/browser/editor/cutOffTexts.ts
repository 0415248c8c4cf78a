import type { Page } from 'playwright-core';
import { z } from 'zod';

const texts = z.array(z.string());

/** The switch that n8n itself shows beside the field under the pointer. */
const fieldSwitch = 'FixedExpression';

/**
 * The texts that nobody can read to their end, because the box that shows them is too small.
 * @param testId n8n's test id of the part of the page to look through
 */
export async function cutOffTexts(page: Page, testId: string): Promise<string[]> {
	const inPart = JSON.stringify(`[data-test-id="${testId}"] *`);
	const found: unknown = await page.evaluate(`[...document.querySelectorAll(${inPart})]
		// n8n hides what shows itself under the pointer by making it transparent.
		.filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
		.filter((element) => getComputedStyle(element).overflow !== 'visible')
		.filter((element) => element.scrollWidth > element.clientWidth + 1
			|| element.scrollHeight > element.clientHeight + 1)
		.map((element) => element.textContent.trim())
		.filter((text) => text !== '')`);
	return texts.parse(found).filter((text) => text !== fieldSwitch);
}
