/** Simulates a background tab. Import this first: the Redux store reads the state when created. */
Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
