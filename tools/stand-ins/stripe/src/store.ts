import { Journal, readLines, replaceLines } from './journal.js';
import { emptyRows, tableNames, type Rows, type TableName, type Tables } from './tables.js';

/** One line of the journal: per table, rows by id; `null` takes a row away. */
type Line = { [T in TableName]?: Record<string, Tables[T] | null> };

const dayMs = 24 * 60 * 60 * 1000;

/** Reads and changes the tables; what it changes is seen by its own later reads. */
export interface Transaction {
  get<T extends TableName>(table: T, id: string): Tables[T] | undefined;
  /** All rows, oldest first. */
  all<T extends TableName>(table: T): Tables[T][];
  put<T extends TableName>(table: T, row: Tables[T]): void;
  remove(table: TableName, id: string): void;
}

/** The tables in memory, each change written to the journal before it counts. */
export class Store {
  readonly #rows = emptyRows();
  readonly #journal: Journal;
  readonly #listeners: (() => void)[] = [];

  /** Loads the state from a file, and rewrites the file without expired rows. */
  constructor(file: string, now: Date) {
    readLines(file).forEach((line, index) => {
      try {
        const change: Line = JSON.parse(line);
        for (const table of tableNames) this.#load(table, change);
      } catch {
        throw new Error(`The state file ${file} is damaged at line ${index + 1}.`);
      }
    });
    this.#forgetBefore(now.getTime() - dayMs);
    replaceLines(
      file,
      tableNames.flatMap((table) =>
        this.all(table).map((row) => JSON.stringify({ [table]: { [row.id]: row } })),
      ),
    );
    this.#journal = new Journal(file);
  }

  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.#rows[table].values()];
  }

  /** Calls back after every change. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Runs `work` and keeps all of its changes in one line, or none if it throws. */
  transaction<R>(work: (tx: Transaction) => R): R {
    const rows = this.#rows;
    const changed = emptyRows<null>();
    const result = work({
      get: (table, id) => {
        const row = changed[table].get(id);
        return row === undefined ? rows[table].get(id) : (row ?? undefined);
      },
      all: (table) => merged(rows[table], changed[table]),
      put: (table, row) => changed[table].set(row.id, row),
      remove: (table, id) => changed[table].set(id, null),
    });
    const touched = tableNames.filter((table) => changed[table].size > 0);
    if (touched.length > 0) {
      const entries = touched.map((table) => [table, Object.fromEntries(changed[table])]);
      this.#journal.append(JSON.stringify(Object.fromEntries(entries)));
      for (const table of touched) this.#apply(table, changed);
      for (const listener of this.#listeners) listener();
    }
    return result;
  }

  close(): void {
    this.#journal.close();
  }

  #load<T extends TableName>(table: T, line: Line): void {
    const changed = emptyRows<null>();
    for (const [id, row] of Object.entries<Tables[T] | null>(line[table] ?? {})) {
      changed[table].set(id, row);
    }
    this.#apply(table, changed);
  }

  #apply<T extends TableName>(table: T, changed: Rows<null>): void {
    for (const [id, row] of changed[table]) {
      if (row === null) this.#rows[table].delete(id);
      else this.#rows[table].set(id, row);
    }
  }

  #forgetBefore(time: number): void {
    const { kept_replies: replies, deliveries } = this.#rows;
    for (const { id, at } of replies.values()) if (at < time) replies.delete(id);
    for (const { id, state, nextAt } of deliveries.values()) {
      if (state !== 'waiting' && nextAt < time) deliveries.delete(id);
    }
  }
}

function merged<R>(rows: Map<string, R>, changed: Map<string, R | null>): R[] {
  if (changed.size === 0) return [...rows.values()];
  const all = new Map(rows);
  for (const [id, row] of changed) {
    if (row === null) all.delete(id);
    else all.set(id, row);
  }
  return [...all.values()];
}
