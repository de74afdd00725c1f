import type { Page } from '@playwright/test';

/** How far the page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What can be pressed and is less than 44 px high, as "name (height)". A link within a sentence is
 * let off, as WCAG 2.5.8 does; so is what is scrolled out of a frame of its own. A pseudo-element
 * that widens a control counts, for it takes the press.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PRESSABLE = 'a[href], button, input, select, textarea, [role="radio"], [role="switch"]';
    const inSentence = (element: Element): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      return element.parentElement?.textContent.trim() !== element.textContent.trim();
    };
    const hidden = (element: HTMLElement): boolean =>
      element.offsetParent === null ||
      element.closest('[inert], [aria-hidden="true"], .sr-only') !== null ||
      element.getBoundingClientRect().width <= 1;
    /** Height of the area that takes a press for this element, found by asking the page. */
    const pressable = (element: HTMLElement): number => {
      const before = element.getBoundingClientRect().height;
      if (before >= 44) return before;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      let taken = 0;
      for (let offset = -24; offset <= 24; offset += 1) {
        const at = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
        if (at && (element.contains(at) || labels.some((label) => label.contains(at)))) taken += 1;
      }
      return Math.max(before, taken);
    };
    return [...document.querySelectorAll<HTMLElement>(PRESSABLE)]
      .filter((element) => !hidden(element) && !inSentence(element))
      .map((element) => ({ element, height: Math.round(pressable(element)) }))
      .filter(({ height }) => height < 44)
      .map(
        ({ element, height }) => `${element.textContent.trim() || element.outerHTML} (${height})`,
      );
  });
