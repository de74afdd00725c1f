import type { Person } from '@bearings/contracts';
import type { Page } from '@playwright/test';

/** Changes what this browser keeps of an assessment, as another tab of it would. */
export const changeJourney = (
  page: Page,
  person: Partial<Person>,
  unanswered: readonly string[] = [],
): Promise<void> =>
  page.evaluate(
    ([changes, gone]) => {
      const key = 'bearings.assessment';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      for (const id of gone) delete kept.answers[id];
      const changed = { ...kept, person: { ...kept.person, ...changes } };
      localStorage.setItem(key, JSON.stringify(changed));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [person, unanswered] as const,
  );
