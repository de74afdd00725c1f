import { types } from 'node:util';

// Jest provides the global `jest` only to CommonJS modules. This makes it available to our tests, which are ES modules.
globalThis.jest = import.meta.jest;

// Makes `instanceof Error` true for Node's own errors. In Jest they come from another realm than
// the tested modules, so it would be false, unlike in production.
const isInstance = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  value(/** @type {unknown} */ value) {
    return isInstance.call(this, value) || (this === Error && types.isNativeError(value));
  },
});
