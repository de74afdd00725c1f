/**
 * Resolves in a new task, so that the browser handles input first. A single long task would block
 * input on a slow phone.
 */
export const waitForNextTask = () => new Promise<void>((resume) => setTimeout(resume));
