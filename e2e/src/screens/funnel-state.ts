import type { PersonDetails } from '@bearings/contracts';
import type { Page } from '@playwright/test';

/** Changes the person and removes answers in localStorage, as another tab of the site would. */
export const changeFunnelState = (
  page: Page,
  person: Partial<PersonDetails>,
  unanswered: readonly string[] = [],
): Promise<void> =>
  page.evaluate(
    ([changes, removed]) => {
      const key = 'bearings.assessment';
      const storedState = JSON.parse(localStorage.getItem(key) ?? '{}');
      for (const id of removed) delete storedState.answers[id];
      const changedState = { ...storedState, person: { ...storedState.person, ...changes } };
      localStorage.setItem(key, JSON.stringify(changedState));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [person, unanswered] as const,
  );
