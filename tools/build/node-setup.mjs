import { types } from 'node:util';

// Jest leaves its own object out of the globals of an ES module.
globalThis.jest = import.meta.jest;

// Node's own errors belong to another realm than the sources that Jest runs: in production they are an `Error`.
const isInstance = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  value(/** @type {unknown} */ value) {
    return isInstance.call(this, value) || (this === Error && types.isNativeError(value));
  },
});
