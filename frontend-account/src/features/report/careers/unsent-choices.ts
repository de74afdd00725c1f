import { isRecord, type CareerChange, type CareerChoice } from '@bearings/contracts';

/** A choice about one career, such as to save or remove it, that the server has not confirmed. */
export interface UnsentChoice {
  code: string;
  change: CareerChange;
}

/**
 * Returns whether a value from the browser's storage has the form of a choice. Its fields are validated by the server.
 */
export function isUnsentChoice(value: unknown): value is UnsentChoice {
  return isRecord(value) && typeof value['code'] === 'string' && isRecord(value['change']);
}

/** Returns the choices as they will be after the server has processed the unsent changes. */
export function withUnsent(choices: readonly CareerChoice[], unsent: readonly UnsentChoice[]): CareerChoice[] {
  return unsent.reduce<CareerChoice[]>(
    (now, { code, change }) => {
      const isKnown = now.some((choice) => choice.code === code);
      const all = isKnown ? now : [...now, { code, choice: null, added: false, note: '', chosenAt: null }];
      return all.map((choice) => (choice.code === code ? { ...choice, ...change } : choice));
    },
    [...choices],
  );
}
