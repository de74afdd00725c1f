export * from './field-signs.js';
export * from './shape.js';
export * from './shape-words.js';
