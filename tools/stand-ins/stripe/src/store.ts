/**
 * Stores the tables in memory and in a file, to which each change adds one line of JSON. The line is passed to the
 * operating system before the call is answered, so that no acknowledged change is lost if the process is killed.
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Card } from './cards.js';
import type { ErrorBody } from './errors.js';
import type { Fault } from './faults.js';
import type { Charge, Dispute, Event, Intent, Refund } from './objects.js';

/**
 * The latest attempt to pay an intent. Its `id` is that of the intent. It contains what is needed
 * to finish the payment later.
 */
export interface Attempt {
  id: string;
  /** Identifies this attempt in the URL of the authentication page. */
  token: string;
  card: Card;
  returnUrl: string;
  /** When the payment leaves processing, in milliseconds since 1970; null if it is not in processing. */
  dueAt: number | null;
}

/** A webhook that was not yet delivered. */
export interface Delivery {
  id: string;
  event: string;
  tries: number;
  /** The time of the next attempt, in milliseconds since 1970. */
  nextAt: number;
  /** The id of the fault that delays this webhook; null if none does. */
  heldBy: string | null;
}

/** The reply stored for an idempotency key. */
export interface StoredReply {
  id: string;
  fingerprint: string;
  at: number;
  status: number;
  body: object | { error: ErrorBody };
}

interface Tables {
  payment_intents: Intent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  events: Event;
  attempts: Attempt;
  deliveries: Delivery;
  replies: StoredReply;
  faults: Fault;
}

type TableName = keyof Tables;
type TableRows = { [T in TableName]: Map<string, Tables[T]> };
/** One line of the file. It contains the changed rows of each table by id; `null` deletes a row. */
type StoreChange = { [T in TableName]?: Record<string, Tables[T] | null> };

const OWNER_ONLY_MODE = 0o600;

/** Reads and changes the tables within one transaction. */
export interface Transaction {
  get<T extends TableName>(table: T, id: string): Tables[T] | undefined;
  /** Returns all rows, oldest first. */
  all<T extends TableName>(table: T): Tables[T][];
  put<T extends TableName>(table: T, row: Tables[T]): void;
  remove(table: TableName, id: string): void;
}

export class Store {
  readonly #rows: TableRows = {
    payment_intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    attempts: new Map(),
    deliveries: new Map(),
    replies: new Map(),
    faults: new Map(),
  };
  readonly #file: number;
  onChange = (): void => undefined;

  /** Loads the state from a file, and rewrites it as one line. @throws Error if the file is damaged. */
  constructor(path: string) {
    // Ignores an incomplete last line: the process was killed while writing it, so it was never acknowledged.
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
    for (const [index, line] of lines.entries()) {
      try {
        this.#apply(JSON.parse(line));
      } catch {
        throw new Error(`The state file ${path} is damaged at line ${index + 1}.`);
      }
    }
    const entries = Object.entries(this.#rows).map(([table, rows]) => [table, Object.fromEntries<object>(rows)]);
    mkdirSync(dirname(path), { recursive: true });
    const state = `${JSON.stringify(Object.fromEntries(entries))}\n`;
    writeFileSync(`${path}.next`, state, { mode: OWNER_ONLY_MODE, flush: true });
    renameSync(`${path}.next`, path);
    this.#file = openSync(path, 'a', OWNER_ONLY_MODE);
  }

  /** Runs `work` and stores all its changes as one line. Stores none of them if it throws. */
  transaction<R>(work: (tx: Transaction) => R): R {
    const change: StoreChange = {};
    const undoSteps: (() => void)[] = [];
    const setRow = <T extends TableName>(table: T, id: string, row: Tables[T] | null): void => {
      const rows = this.#rows[table];
      const before = rows.get(id);
      undoSteps.unshift(() => (before === undefined ? rows.delete(id) : rows.set(id, before)));
      const changedRows: Record<string, Tables[T] | null> = (change[table] ??= {});
      changedRows[id] = row;
      if (row === null) rows.delete(id);
      else rows.set(id, row);
    };
    try {
      const result = work({
        get: (table, id) => this.#rows[table].get(id),
        all: (table) => this.all(table),
        put: (table, row) => setRow(table, row.id, row),
        remove: (table, id) => setRow(table, id, null),
      });
      if (undoSteps.length > 0) {
        this.#append(`${JSON.stringify(change)}\n`);
        this.onChange();
      }
      return result;
    } catch (error) {
      for (const step of undoSteps) step();
      throw error;
    }
  }

  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.#rows[table].values()];
  }

  close(): void {
    closeSync(this.#file);
  }

  #append(line: string): void {
    const { size } = fstatSync(this.#file);
    try {
      writeSync(this.#file, line);
    } catch (error) {
      // Removes half a line that a full disk may have left, because the next line would follow it directly.
      ftruncateSync(this.#file, size);
      throw error;
    }
  }

  #apply(change: StoreChange): void {
    const loadRows = <Row>(rows: Map<string, Row>, changed: Record<string, Row | null> = {}): void => {
      for (const [id, row] of Object.entries(changed)) {
        if (row === null) rows.delete(id);
        else rows.set(id, row);
      }
    };
    loadRows(this.#rows.payment_intents, change.payment_intents);
    loadRows(this.#rows.charges, change.charges);
    loadRows(this.#rows.refunds, change.refunds);
    loadRows(this.#rows.disputes, change.disputes);
    loadRows(this.#rows.events, change.events);
    loadRows(this.#rows.attempts, change.attempts);
    loadRows(this.#rows.deliveries, change.deliveries);
    loadRows(this.#rows.replies, change.replies);
    loadRows(this.#rows.faults, change.faults);
  }
}
