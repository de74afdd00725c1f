import { types } from 'node:util';

// Jest does not define the global `jest` in ES modules.
globalThis.jest = import.meta.jest;

// Node's own errors belong to another realm than the modules that Jest runs; in production they are instances of
// `Error`.
const isInstance = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  value(/** @type {unknown} */ value) {
    return isInstance.call(this, value) || (this === Error && types.isNativeError(value));
  },
});
