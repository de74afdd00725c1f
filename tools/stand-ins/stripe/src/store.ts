/**
 * The tables in memory, with a file of JSON lines, one for each change. A line is passed to the operating system
 * before the change is answered, so that killing the process loses nothing that was acknowledged.
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

/** The last attempt to pay an intent, with the id of the intent: what is needed to finish it later. */
export interface Attempt {
  id: string;
  /** Names this attempt in the address of the authentication page. */
  token: string;
  card: Card;
  returnUrl: string;
  /** When a payment in processing is decided, in milliseconds since 1970. */
  dueAt: number | null;
}

/** A webhook that has not arrived yet. */
export interface Delivery {
  id: string;
  event: string;
  tries: number;
  /** The time of the next try, in milliseconds since 1970. */
  nextAt: number;
  /** The fault that delays this webhook. */
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
type Rows = { [T in TableName]: Map<string, Tables[T]> };
/** One line of the file: per table, rows by id; `null` removes a row. */
type Change = { [T in TableName]?: Record<string, Tables[T] | null> };

const OWNER_ONLY = 0o600;

/** Reads and changes the tables. */
export interface Transaction {
  get<T extends TableName>(table: T, id: string): Tables[T] | undefined;
  /** All rows, oldest first. */
  all<T extends TableName>(table: T): Tables[T][];
  put<T extends TableName>(table: T, row: Tables[T]): void;
  remove(table: TableName, id: string): void;
}

export class Store {
  readonly #rows: Rows = {
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
  /** Called after every change. */
  onChange = (): void => undefined;

  /** Loads the state from a file, and rewrites it as one line. @throws Error if the file is damaged. */
  constructor(path: string) {
    // A last line that was cut off by a kill was never acknowledged.
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
    for (const [index, line] of lines.entries()) {
      try {
        this.#apply(JSON.parse(line));
      } catch {
        throw new Error(`The state file ${path} is damaged at line ${index + 1}.`);
      }
    }
    const entries = Object.entries(this.#rows).map(([table, rows]) => [
      table,
      Object.fromEntries<object>(rows),
    ]);
    mkdirSync(dirname(path), { recursive: true });
    const state = `${JSON.stringify(Object.fromEntries(entries))}\n`;
    writeFileSync(`${path}.next`, state, { mode: OWNER_ONLY, flush: true });
    renameSync(`${path}.next`, path);
    this.#file = openSync(path, 'a', OWNER_ONLY);
  }

  /** Runs `work` and stores all of its changes in one line, or none if it throws. */
  transaction<R>(work: (tx: Transaction) => R): R {
    const change: Change = {};
    const undo: (() => void)[] = [];
    const set = <T extends TableName>(table: T, id: string, row: Tables[T] | null): void => {
      const rows = this.#rows[table];
      const before = rows.get(id);
      undo.unshift(() => (before === undefined ? rows.delete(id) : rows.set(id, before)));
      const changed: Record<string, Tables[T] | null> = (change[table] ??= {});
      changed[id] = row;
      if (row === null) rows.delete(id);
      else rows.set(id, row);
    };
    try {
      const result = work({
        get: (table, id) => this.#rows[table].get(id),
        all: (table) => this.all(table),
        put: (table, row) => set(table, row.id, row),
        remove: (table, id) => set(table, id, null),
      });
      if (undo.length > 0) {
        this.#append(`${JSON.stringify(change)}\n`);
        this.onChange();
      }
      return result;
    } catch (error) {
      for (const step of undo) step();
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
      // A full disk may have stored half a line, which would corrupt the next one.
      ftruncateSync(this.#file, size);
      throw error;
    }
  }

  #apply(change: Change): void {
    const load = <Row>(rows: Map<string, Row>, changed: Record<string, Row | null> = {}): void => {
      for (const [id, row] of Object.entries(changed)) {
        if (row === null) rows.delete(id);
        else rows.set(id, row);
      }
    };
    load(this.#rows.payment_intents, change.payment_intents);
    load(this.#rows.charges, change.charges);
    load(this.#rows.refunds, change.refunds);
    load(this.#rows.disputes, change.disputes);
    load(this.#rows.events, change.events);
    load(this.#rows.attempts, change.attempts);
    load(this.#rows.deliveries, change.deliveries);
    load(this.#rows.replies, change.replies);
    load(this.#rows.faults, change.faults);
  }
}
