import { CHOICES_STORAGE_KEY, type CareerChange, type CareerChoice } from '@bearings/contracts';

/** Changes that are not sent yet, by the code of the career. */
export type UnsentChoices = Readonly<Record<string, CareerChange>>;

type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an account's unsent changes by report; none where storage is blocked or damaged. */
function load(owner: string): Stored {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(CHOICES_STORAGE_KEY) ?? 'null');
    const isOwn = isRecord(stored) && stored['owner'] === owner;
    return isOwn && isRecord(stored['changes']) ? stored['changes'] : {};
  } catch {
    return {};
  }
}

/** Returns what this account changed of the report's careers and did not send. */
export function readUnsentChoices(owner: string, report: string): UnsentChoices {
  const found = load(owner)[report];
  if (!isRecord(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([code, change]) =>
      isRecord(change) ? [[code, parseChange(change)]] : [],
    ),
  );
}

function parseChange({ choice, added, note }: Stored): CareerChange {
  return {
    ...((choice === 'keep' || choice === 'strike' || choice === null) && { choice }),
    ...(typeof added === 'boolean' && { added }),
    ...(typeof note === 'string' && { note }),
  };
}

/** Stores the report's unsent changes in this browser, in place of what another account left. */
export function keepUnsentChoices(owner: string, report: string, unsent: UnsentChoices): void {
  const { [report]: _, ...others } = load(owner);
  const isEmpty = Object.keys(unsent).length === 0;
  const changes: Stored = isEmpty ? others : { ...others, [report]: unsent };
  try {
    if (Object.keys(changes).length === 0) window.localStorage.removeItem(CHOICES_STORAGE_KEY);
    else window.localStorage.setItem(CHOICES_STORAGE_KEY, JSON.stringify({ owner, changes }));
  } catch {
    // Storage is blocked or full. The changes stay in memory.
  }
}

/** Returns the changes with one more; its fields replace those that are not sent yet. */
export function withChange(
  unsent: UnsentChoices,
  code: string,
  change: CareerChange,
): UnsentChoices {
  return { ...unsent, [code]: { ...unsent[code], ...change } };
}

/** Returns the changes without the fields that were sent, unless they changed again meanwhile. */
export function withoutSent(
  unsent: UnsentChoices,
  code: string,
  sent: CareerChange,
): UnsentChoices {
  const { [code]: now = {}, ...others } = unsent;
  const left: CareerChange = {
    ...(now.choice !== undefined && now.choice !== sent.choice && { choice: now.choice }),
    ...(now.added !== undefined && now.added !== sent.added && { added: now.added }),
    ...(now.note !== undefined && now.note !== sent.note && { note: now.note }),
  };
  return Object.keys(left).length === 0 ? others : { ...others, [code]: left };
}

/** Returns the stored choices with the unsent changes. */
export function withUnsent(
  choices: readonly CareerChoice[],
  unsent: UnsentChoices,
): CareerChoice[] {
  const known = new Set(choices.map(({ code }) => code));
  const created = Object.keys(unsent)
    .filter((code) => !known.has(code))
    .map((code): CareerChoice => ({ code, choice: null, added: false, note: '', chosenAt: null }));
  return [...choices, ...created].map((choice) => ({ ...choice, ...unsent[choice.code] }));
}
