import { types } from 'node:util';

// Jest does not define the global `jest` in ES modules.
globalThis.jest = import.meta.jest;

// Makes `instanceof Error` true for Node's own errors. In Jest they come from another realm than
// the tested modules, so it would be false, unlike in production.
const isInstance = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  value(/** @type {unknown} */ value) {
    return isInstance.call(this, value) || (this === Error && types.isNativeError(value));
  },
});
