import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The minified source of axe, which a page evaluates faster than `axe.source`. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Tags of the axe rules for WCAG 2.2, levels A and AA. */
const WCAG_22_AA_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The axe rules whose result depends on the colour scheme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export interface AccessibilityCheck {
  /** Names of the axe rules to check; all rules for WCAG 2.2 AA by default. */
  rules?: readonly string[];
  /** Selects the elements to check; the whole page by default. */
  part?: string;
}

/** Returns axe's violations in the current page, as one text for each element. Throws if `part` selects no element. */
export async function findAccessibilityViolations(
  page: Page,
  { rules, part }: AccessibilityCheck = {},
): Promise<string[]> {
  // We don't use @axe-core/playwright, which evaluates axe again for each analysis and takes twice as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  // Axe measures positions. Therefore all content is laid out, and the page is scrolled to the end, where a sticky bar
  // covers no control.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility !== 'auto') continue;
      element.style.contentVisibility = 'visible';
    }
    scrollTo(0, document.documentElement.scrollHeight);
    // A dialog that still fades in has too little contrast.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: WCAG_22_AA_TAGS },
  };
  const { violations } = await page.evaluate(
    async ({ selector, given }): Promise<Pick<AxeResults, 'violations'>> => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return { violations: (await run(selector ?? document, given)).violations };
    },
    { selector: part, given: options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
