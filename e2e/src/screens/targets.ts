import type { Page } from '@playwright/test';

/** Returns by how many CSS pixels the page can be scrolled sideways. */
export const measureSidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns the controls that are less than 44 px wide or high, as "name (width x height)". Skips
 * hidden controls and, as WCAG 2.5.8 does, links within a sentence. A pseudo-element that enlarges
 * a control counts, because a press on it reaches the control.
 * @param part selects the elements in which controls are measured
 */
export const findSmallTargets = (page: Page, part = ':root'): Promise<string[]> =>
  page.evaluate((selector) => {
    const MIN_SIZE_PX = 44;
    const PRESSABLE_SELECTOR = 'a[href], button, input, select, textarea, [role="radio"], [role="switch"]';
    const isInSentence = (element: Element): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      return element.parentElement?.textContent.trim() !== element.textContent.trim();
    };
    // A collapsed section (hidden="until-found") keeps its box, so its size does not show whether it is hidden.
    const isHidden = (element: HTMLElement): boolean =>
      element.offsetParent === null ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden="true"], .sr-only') !== null ||
      element.getBoundingClientRect().width <= 1;
    /** Returns the size of the area in which a click reaches this element, tested point by point. */
    const pressable = (element: HTMLElement): { width: number; height: number } => {
      const before = element.getBoundingClientRect();
      if (before.width >= MIN_SIZE_PX && before.height >= MIN_SIZE_PX) return before;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const spaceTaken = (across: number, down: number): number => {
        let count = 0;
        // Test 44 px on both sides, because the control may be at either end of its label.
        for (let offset = -MIN_SIZE_PX; offset <= MIN_SIZE_PX; offset += 1) {
          const x = left + width / 2 + across * offset;
          const elementAtPoint = document.elementFromPoint(x, top + height / 2 + down * offset);
          if (
            elementAtPoint &&
            (element.contains(elementAtPoint) || labels.some((label) => label.contains(elementAtPoint)))
          )
            count += 1;
        }
        return count;
      };
      return {
        width: Math.max(width, spaceTaken(1, 0)),
        height: Math.max(height, spaceTaken(0, 1)),
      };
    };
    return [...document.querySelectorAll<HTMLElement>(`:is(${selector}) :is(${PRESSABLE_SELECTOR})`)]
      .filter((element) => !isHidden(element) && !isInSentence(element))
      .map((element) => ({ element, ...pressable(element) }))
      .map(({ element, width, height }) => ({
        name: element.textContent.trim() || element.outerHTML,
        width: Math.round(width),
        height: Math.round(height),
      }))
      .filter(({ width, height }) => Math.min(width, height) < MIN_SIZE_PX)
      .map(({ name, width, height }) => `${name} (${width} x ${height})`);
  }, part);
