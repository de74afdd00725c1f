/** An invalid configuration. The message is one sentence that contains the variable. */
export class ConfigError extends Error {}
