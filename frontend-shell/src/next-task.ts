/**
 * Lets the browser do what waits before going on: what runs in one go it cannot interrupt, and on a
 * slow telephone the page would not answer meanwhile.
 */
export const nextTask = () => new Promise<void>((resume) => setTimeout(resume));
