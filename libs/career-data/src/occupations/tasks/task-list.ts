/** Six tasks of an occupation: short phrases that begin with a verb and have no full stop. */
export type TaskList = readonly [string, string, string, string, string, string];
