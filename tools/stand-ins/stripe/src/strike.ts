import { concerns, faults, type Mode, type Stage } from './modes.js';
import type { Transaction } from './store.js';

/** Returns the first ordered fault that concerns a call or event, counted down, or undefined. */
export function strike(tx: Transaction, stage: Stage, name: string): Mode | undefined {
  const mode = tx
    .all('modes')
    .find((each) => faults[each.fault] === stage && each.fault !== 'pause' && concerns(each, name));
  if (mode === undefined || mode.times === null) return mode;
  const counted = { ...mode, times: mode.times - 1 };
  if (counted.times > 0) tx.put('modes', counted);
  else tx.remove('modes', mode.id);
  return counted;
}
