const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Where packages keep classes of the sources for all files: those of a finished file would stay. */
const KEPT_BY_PACKAGES = ['typeormMetadataArgsStorage', 'classValidatorMetadataStorage'];

/**
 * Jest's environment for packages that run on Node. A test sees the globals of the process itself,
 * as in production, not copies of them in a context of V8: so packages can be shared between files
 * (`node-runtime.cjs`). What a file changes in the globals, the variables and the listeners of the
 * process is undone after it.
 */
module.exports = class NodeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
    this.variables = { ...process.env };
    this.listeners = new Map(
      process.eventNames().map((name) => [name, process.rawListeners(name)]),
    );
    this.exit = process.exit;
    this.folder = process.cwd();
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.#restoreGlobals();
    this.#restoreProcess();
  }

  #restoreGlobals() {
    for (const name of KEPT_BY_PACKAGES) delete globalThis[name];
    for (const [name, found] of this.globals) {
      const now = Object.getOwnPropertyDescriptor(globalThis, name);
      const same = now?.value === found.value && now?.get === found.get;
      if (!same && found.configurable) Object.defineProperty(globalThis, name, found);
    }
  }

  #restoreProcess() {
    process.exit = this.exit;
    if (process.cwd() !== this.folder) process.chdir(this.folder);
    for (const name of Object.keys(process.env))
      if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    for (const name of process.eventNames()) {
      const found = this.listeners.get(name) ?? [];
      for (const listener of process.rawListeners(name))
        if (!found.includes(listener)) process.removeListener(name, listener);
    }
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return globalThis;
  }
};
