/** How a program is launched. */
export interface Launch {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Text for the program's standard input; a promise keeps the input open until it resolves. */
  input?: string | Promise<string>;
  /** The signal at the parent's death: `KILL` by default, `TERM` for a program that has to end its own children. */
  deathSignal?: 'KILL' | 'TERM';
}

export interface Program extends Launch {
  /** The name that messages use, with its article: "The API". */
  name: string;
  command: string;
  args: readonly string[];
  /** Called with each line that the program prints. */
  onLine?: (line: string, isError: boolean) => void;
}

/** A running part of the site. */
export interface Part {
  name: string;
  /** Resolves with how the part ended: "exit code 0", "signal SIGKILL". */
  ended: Promise<string>;
  /** Sends SIGTERM, kills the part if it takes longer than 30 seconds, and waits until it has ended. */
  stop(): Promise<void>;
}

export interface StartedPart extends Part {
  /** Kills the part and every process that it started with SIGKILL, and waits until it has ended. */
  kill(): Promise<void>;
  /** Returns null while the part runs, and when a signal ended it. */
  exitCode(): number | null;
}

/** An expected failure of a child process; its message is one sentence for the operator. */
export class ProcessError extends Error {}

/**
 * Starts a program that ends when this process ends, even by SIGKILL. It leads its own process
 * group, so that Ctrl-C reaches this process only, which stops the parts in order.
 */
export function startPart(program: Program): StartedPart;

/**
 * Waits until `isReady` resolves with true; an error counts as false. Throws a `ProcessError` when
 * the part ends first or takes longer than `limitMs`.
 */
export function waitUntilReady(
  part: Part,
  isReady: () => Promise<boolean>,
  limitMs: number,
): Promise<void>;

/** The running parts of a site, in the order in which they were started. */
export class Parts {
  add(part: Part): void;
  /** Throws once a stop has begun, so that no further part is started. */
  demandRunning(): void;
  /** Resolves with the first part that ends. */
  firstEnd(): Promise<{ part: Part; how: string }>;
  /** Stops all of them, the last started first. */
  stop(): Promise<void>;
}

/** Returns a loopback port that was free a moment ago, below the ports of outgoing connections. */
export function freePort(): Promise<number>;

/** Returns whether a process is running. A zombie counts as ended. */
export function isAlive(pid: number): boolean;

/** Returns whether `redis-server` is installed on this machine. */
export function hasRedis(): boolean;
