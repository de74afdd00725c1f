/** Where and how a PostgreSQL server is to run. */
export interface PostgresOptions {
  /** The cluster's folder, created at the first start. Its log is `<dataDir>.log` beside it. */
  dataDir: string;
  user: string;
  password: string;
  /** The database, which is created if it is missing. */
  database: string;
  /** Server settings such as `fsync=off`, each passed with `-c`. */
  flags?: readonly string[];
  /** The port on loopback; a free one by default. */
  port?: number;
}

export interface RunningPostgres {
  /** `postgres://user:password@127.0.0.1:port/database` */
  url: string;
  port: number;
  /** True when a server already ran on this folder and was adopted. */
  adopted: boolean;
  /** Stops the server in order (an adopted one too) and resolves once it is gone. */
  stop(): Promise<void>;
  /** Resolves with the reason once the server has ended. Does not keep this process alive. */
  ended(): Promise<string>;
}

/** An expected failure; its message is one sentence for the person at the terminal. */
export class PostgresError extends Error {}

/**
 * Starts the PostgreSQL that npm installed, on loopback only, or adopts the one that already runs on
 * this folder. Resolves when it accepts connections; rejects with a `PostgresError`.
 */
export function startPostgres(options: PostgresOptions): Promise<RunningPostgres>;

/** Settings for a server whose data may be lost at any moment: tests. Pass them as `flags`. */
export const throwAwayFlags: readonly string[];

/** Starts a server on a temporary folder, which `stop()` removes with everything in it. */
export function startThrowAwayPostgres(): Promise<RunningPostgres>;

export interface ScratchDatabase {
  url: string;
  /** Drops the database, ending whatever connections are left. */
  drop(): Promise<void>;
}

export interface ScratchTemplate {
  /** The template's name, of letters, digits and `_`. One template is created per name and server. */
  name: string;
  /** Fills the template, for example by migrations. Runs once, even if many processes request it at the same time. */
  prepare(url: string): Promise<void>;
}

/** Creates a database on the server at `serverUrl`, as a copy of `template` if one is given. */
export function createScratchDatabase(
  serverUrl: string,
  template?: ScratchTemplate,
): Promise<ScratchDatabase>;
