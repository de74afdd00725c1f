/** Simulates a background tab. Import it first: the Redux store reads the visibility when it is created. */
Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
