/** Options for starting a program. */
export interface Launch {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /**
   * Text for the program's standard input. If it is a promise, the input stays open until it
   * resolves.
   */
  input?: string | Promise<string>;
}

export interface Program extends Launch {
  /** The name of the program in messages, with its article, such as "The API". */
  name: string;
  command: string;
  args: readonly string[];
  /** Called with each line that the program prints. */
  onLine?: (line: string, isError: boolean) => void;
}

/** A running program, as a part of the site. */
export interface Part {
  name: string;
  /** Resolves when the part has ended, with the reason: "exit code 0" or "signal SIGKILL". */
  ended: Promise<string>;
  /** Sends SIGTERM and waits until the part has ended. Kills the part after 30 seconds. */
  stop(): Promise<void>;
}

export interface StartedPart extends Part {
  /** Sends SIGKILL to the part and every process that it started, and waits until it has ended. */
  kill(): Promise<void>;
  /** Returns the exit code; null while the part runs, or if a signal ended it. */
  exitCode(): number | null;
}

/**
 * Starts a program that ends when this process ends, even if this process is killed. The program has its own process
 * group: Ctrl-C reaches only this process, which then stops the parts in order.
 */
export function startPart(program: Program): StartedPart;

/**
 * Waits until `isReady` resolves with true; an error counts as false. Throws a `ProcessError` if
 * the part ends first or is not ready after `limitMs`.
 */
export function waitUntilReady(part: Part, isReady: () => Promise<boolean>, limitMs: number): Promise<void>;

/** The running parts of a site, in the order in which they were started. */
export class Parts {
  add(part: Part): void;
  /** Throws if the parts are being stopped, so that no further part is started. */
  demandRunning(): void;
  /** Resolves when the first part ends. */
  firstEnd(): Promise<{ part: Part; how: string }>;
  /** Stops all parts, the last started first. */
  stop(): Promise<void>;
}

/**
 * Returns a loopback port that is free at the moment and below the range for outgoing connections.
 */
export function freePort(): Promise<number>;

/** Returns whether a process is running. A zombie counts as ended. */
export function isAlive(pid: number): boolean;

/** Returns whether `redis-server` is installed on this machine. */
export function hasRedis(): boolean;
