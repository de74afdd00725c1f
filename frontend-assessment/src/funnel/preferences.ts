import { useSyncExternalStore } from 'react';
import { createPersistedStore } from './persisted-store';

/** The visitor's preferences for answering. */
export interface Preferences {
  /**
   * True to show the next statement as soon as one is answered by touch or mouse. Null until the visitor chooses: until
   * then, only an answer by touch shows the next statement.
   */
  nextOnAnswer: boolean | null;
  /** True if the keys 1 to 5 answer the statement on the screen. */
  numberKeys: boolean;
}

const DEFAULT_PREFERENCES: Preferences = { nextOnAnswer: null, numberKeys: true };

function parsePreferences(text: string | null): Preferences {
  try {
    const storedPreferences: unknown = JSON.parse(text ?? 'null');
    if (typeof storedPreferences !== 'object' || storedPreferences === null) return DEFAULT_PREFERENCES;
    return {
      nextOnAnswer:
        'nextOnAnswer' in storedPreferences && typeof storedPreferences.nextOnAnswer === 'boolean'
          ? storedPreferences.nextOnAnswer
          : null,
      numberKeys: !('numberKeys' in storedPreferences) || storedPreferences.numberKeys !== false,
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

const preferencesStore = createPersistedStore({
  key: 'bearings.quiz-preferences',
  read: parsePreferences,
  write: JSON.stringify,
});

export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferencesStore.subscribe, preferencesStore.get, () => preferencesStore.initial);

export const changePreferences = (changes: Partial<Preferences>): void =>
  preferencesStore.change((preferences) => ({ ...preferences, ...changes }));
