/**
 * Resolves in a new task, after pending input was handled. One long task would block input on a slow
 * phone.
 */
export const nextTask = () => new Promise<void>((resume) => setTimeout(resume));
