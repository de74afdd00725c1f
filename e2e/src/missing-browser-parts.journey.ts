import { pages } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { openAndFillDetails } from './funnel';

/**
 * Replaces parts of the browser before the page's scripts run. A part is a path from the window; a method of a class is
 * replaced in the class's prototype.
 */
function replaceParts({ parts, how }: { parts: readonly string[]; how: Replacement }): void {
  const replacements: Record<Replacement, PropertyDescriptor> = {
    missing: { value: undefined },
    throwing: {
      value: function blocked() {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
    unreadable: {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
    silent: {
      value: function silent() {
        return new.target ? undefined : new Promise(() => {});
      },
    },
  };
  for (const part of parts) {
    const names = part.split('.');
    const name = names.pop() ?? '';
    const owner: unknown = names.reduce<unknown>((now, each) => now && Reflect.get(Object(now), each), window);
    if (!owner) continue;
    if (how === 'silent' && name.endsWith('Observer')) {
      const silentMethods = { observe() {}, unobserve() {}, disconnect() {}, takeRecords: () => [] };
      const silentClass = function () {};
      silentClass.prototype = silentMethods;
      Object.defineProperty(owner, name, { value: silentClass, configurable: true });
    } else Object.defineProperty(owner, name, { configurable: true, ...replacements[how] });
  }
}

type Replacement = 'missing' | 'throwing' | 'unreadable' | 'silent';

const OBSERVERS = ['PerformanceObserver', 'IntersectionObserver', 'ResizeObserver', 'MutationObserver'];
const OTHERS = [
  'crypto.randomUUID',
  'navigator.locks',
  'navigator.clipboard',
  'navigator.share',
  'navigator.canShare',
  'navigator.sendBeacon',
  'requestIdleCallback',
  'BroadcastChannel',
  'scheduler',
  'structuredClone',
  'CSS.supports',
  'document.startViewTransition',
  'visualViewport',
  'Element.prototype.animate',
  'Element.prototype.checkVisibility',
  'Intl.ListFormat',
  'Intl.RelativeTimeFormat',
  'Intl.PluralRules',
  'Intl.Segmenter',
  'URL.canParse',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'performance.mark',
  'performance.getEntriesByName',
  'performance.getEntriesByType',
];

const REPLACEMENTS: Record<string, { parts: readonly string[]; how: Replacement }> = {
  ...Object.fromEntries(
    [
      ...OBSERVERS,
      ...OTHERS,
      'matchMedia',
      'document.fonts',
      'MediaQueryList.prototype.addEventListener',
      'CSS',
      'crypto',
      'localStorage',
      'sessionStorage',
      'performance',
      'navigator.onLine',
      'navigator.languages',
    ].map((part) => [`without ${part}`, { parts: [part], how: 'missing' as const }]),
  ),
  'with observers that throw': { parts: OBSERVERS, how: 'throwing' },
  'with observers that never report': { parts: OBSERVERS.slice(0, 3), how: 'silent' },
  'with a media query that throws': { parts: ['matchMedia'], how: 'throwing' },
  'with blocked storage': { parts: ['localStorage', 'sessionStorage'], how: 'unreadable' },
  'with storage that is full': { parts: ['Storage.prototype.setItem'], how: 'throwing' },
  'with locks and fonts that never answer': {
    parts: ['navigator.locks.request', 'document.fonts.load'],
    how: 'silent',
  },
  'with locks and fonts that throw': { parts: ['navigator.locks.request', 'document.fonts.load'], how: 'throwing' },
  'with frames that never come': { parts: ['requestAnimationFrame'], how: 'silent' },
  'without any of them': {
    parts: [...OBSERVERS.filter((name) => name !== 'MutationObserver'), ...OTHERS, 'matchMedia', 'document.fonts'],
    how: 'missing',
  },
};

/** The main action of several pages. */
const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  'the landing page leads to the assessment': async (page) => {
    await page.goto(pages.home);
    await page
      .getByRole('link', { name: /assessment/i })
      .first()
      .click();
    await expect(page.getByLabel('First name')).toBeVisible();
  },
  'the first statement can be answered': async (page) => {
    await openAndFillDetails(page, { firstName: 'Robin', lastName: 'Lovelace', email: 'robin@example.org' });
    await expect(page.getByText('Question 1 of 36')).toBeVisible();
    await page.keyboard.press('4');
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  },
  'the library finds a career': async (page) => {
    await page.goto(pages.careers);
    await page.getByRole('searchbox').fill('nurse');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/nurse/i);
  },
  'the sample report opens a career': async (page) => {
    await page.goto(pages.sampleReport);
    await page.locator('#careers h3 button').nth(1).click();
    await expect(page.locator('#careers article').nth(1)).toBeVisible();
  },
  'the sign-in form says what is missing': async (page) => {
    await page.goto(pages.login);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  },
};

const actions = Object.entries(ACTIONS);
for (const [index, [name, replacement]] of Object.entries(REPLACEMENTS).entries()) {
  // A single missing part is tried on two pages, so that together they cover every page many times; the others on all.
  const isSingle = replacement.parts.length === 1 && replacement.how === 'missing';
  const tried = isSingle
    ? [0, 1].flatMap((step) => actions.slice((index * 2 + step) % actions.length).slice(0, 1))
    : actions;
  const tag = isSingle ? ['@nightly'] : [];
  test(`a browser ${name} starts the pages and their main action works`, { tag }, async ({ page }) => {
    await page.addInitScript(replaceParts, replacement);
    for (const [action, run] of tried) await test.step(action, () => run(page));
  });
}
