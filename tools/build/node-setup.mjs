// Jest leaves its own object out of the globals of an ES module.
globalThis.jest = import.meta.jest;
