/** Simulates a background tab. Import it first, because the store reads the state when created. */
Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
