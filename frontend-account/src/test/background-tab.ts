/** Imported first: the page is opened in a tab that nobody looks at, which the store sees as it is made. */
Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
