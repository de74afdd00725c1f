/** Settings of a PostgreSQL server. */
export interface PostgresOptions {
  /**
   * The cluster's folder, created at the first start. The log file is `<dataDir>.log` next to it.
   */
  dataDir: string;
  user: string;
  password: string;
  /** The name of the database. It is created if it is missing. */
  database: string;
  /** Server settings such as `fsync=off`, each passed with `-c`. */
  flags?: readonly string[];
  /** The port on loopback; a free one by default. */
  port?: number;
}

export interface RunningPostgres {
  /** The URL for connections: `postgres://user:password@127.0.0.1:port/database` */
  url: string;
  port: number;
  /** True if the server was already running on this folder, so that no new one was started. */
  adopted: boolean;
  /**
   * Stops the server properly, even one that was already running, and resolves when it has ended.
   */
  stop(): Promise<void>;
  /**
   * Resolves with the reason when the server has ended. Waiting does not keep this process alive.
   */
  ended(): Promise<string>;
}

/**
 * Starts the PostgreSQL that npm installed, on loopback only. If a server already runs on this data folder, uses that
 * server instead. Resolves when the server accepts connections; rejects with a `PostgresError`.
 */
export function startPostgres(options: PostgresOptions): Promise<RunningPostgres>;

/**
 * Settings for the servers of tests, whose data may be lost at any moment. Pass them as `flags`.
 */
export const throwawayOptions: readonly string[];

/** Starts a server on a temporary folder. `stop()` deletes the folder. */
export function startThrowAwayPostgres(): Promise<RunningPostgres>;

export interface ScratchDatabase {
  url: string;
  /** Drops the database and closes all connections to it. */
  drop(): Promise<void>;
}

export interface ScratchTemplate {
  /** The template's name, of letters, digits and `_`. One template is created per name and server. */
  name: string;
  /** Fills the template, for example by migrations. Runs once, even if many processes request it at the same time. */
  prepare(url: string): Promise<void>;
}

/** Creates a database on the server at `serverUrl`, as a copy of `template` if one is given. */
export function createScratchDatabase(serverUrl: string, template?: ScratchTemplate): Promise<ScratchDatabase>;
