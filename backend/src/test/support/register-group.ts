import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CORE_API_SPECS } from '../../../core-api.mjs';
import { shareTestApi, type TestApi } from './test-api.js';

type TestFunction = (...given: unknown[]) => unknown;

const TEST_FOLDER = path.resolve(import.meta.dirname, '..');
const JEST_GLOBALS = ['describe', 'it', 'test', 'beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

/**
 * Runs the spec files of a group as one Jest file, each in its own `describe`. The tested modules are loaded only once
 * for all of them, and specs that call `shareTestApi` share one API and database. Each spec has its own hooks.
 */
export async function registerGroup(group: keyof typeof CORE_API_SPECS): Promise<void> {
  let api: TestApi | undefined;
  // The group uses the API until its end. Therefore a spec that calls `close` does not stop the API for later specs.
  beforeAll(async () => void (api = await shareTestApi()));
  afterAll(() => api?.close());
  const files = await readdir(TEST_FOLDER, { recursive: true });
  for (const name of CORE_API_SPECS[group]) {
    const file = files.find((found) => path.basename(found) === `${name}.spec.ts`);
    if (!file) throw new Error(`core-api.mjs names ${name}.spec.ts, which is not in ${TEST_FOLDER}.`);
    const calls = await recordCalls(() => import(path.join(TEST_FOLDER, file)));
    describe(name, () => {
      for (const call of calls) call();
    });
  }
}

/**
 * Loads a spec file and returns its calls of Jest’s globals, such as `it`, without making them. The caller makes them
 * later in a `describe`, because `describe` cannot wait for the file to load.
 */
async function recordCalls(load: () => Promise<unknown>): Promise<readonly (() => unknown)[]> {
  const calls: (() => unknown)[] = [];
  const realModules = new Map<string, unknown>(JEST_GLOBALS.map((name) => [name, Reflect.get(globalThis, name)]));
  for (const [name, called] of realModules) Reflect.set(globalThis, name, createRecorder(called, calls));
  try {
    await load();
  } finally {
    for (const [name, called] of realModules) Reflect.set(globalThis, name, called);
  }
  return calls;
}

/**
 * Returns a proxy of a Jest global that records calls instead of making them, including those of
 * `only`, `skip` and `each`.
 */
function createRecorder(real: unknown, calls: (() => unknown)[]): unknown {
  if (!isFunction(real)) return real;
  return new Proxy(real, {
    get: (target, name) => {
      const inner: unknown = Reflect.get(target, name);
      if (name !== 'each' || !isFunction(inner)) return createRecorder(inner, calls);
      return (...table: unknown[]) => createRecorder(inner(...table), calls);
    },
    apply: (target, _self, given) => {
      calls.push(() => target(...given));
    },
  });
}

const isFunction = (value: unknown): value is TestFunction => typeof value === 'function';
