/** Where and how a PostgreSQL server is to run. */
export interface PostgresOptions {
  /** The cluster's folder; made at the first start. Its log lies beside it as `<dataDir>.log`. */
  dataDir: string;
  user: string;
  password: string;
  /** Made when it is missing. */
  database: string;
  /** Server settings such as `fsync=off`, each handed over with `-c`. */
  flags?: readonly string[];
  /** A free loopback port is picked when it is left out. */
  port?: number;
}

export interface RunningPostgres {
  /** `postgres://user:password@127.0.0.1:port/database` */
  url: string;
  port: number;
  /** True when a server was found alive on this folder and taken over. */
  adopted: boolean;
  /** Stops the server in order (an adopted one too) and resolves once it is gone. */
  stop(): Promise<void>;
  /** Resolves with the reason once the server has ended. Does not keep this process alive. */
  ended(): Promise<string>;
}

/** An expected failure; its message is one sentence for the person at the terminal. */
export class PostgresError extends Error {}

/**
 * Starts the PostgreSQL that npm installed, on loopback only, or takes over the one that is alive on
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
  /** Letters, digits and `_`. One template is made per name and server. */
  name: string;
  /** Fills the template (migrations, say). Runs once, however many processes ask at the same time. */
  prepare(url: string): Promise<void>;
}

/** Makes a fresh database on the server at `serverUrl`, as a copy of `template` when one is given. */
export function createScratchDatabase(
  serverUrl: string,
  template?: ScratchTemplate,
): Promise<ScratchDatabase>;
