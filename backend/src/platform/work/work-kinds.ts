/** All kinds of background work. Every process has a handler for each, or does not start. */
export const WORK_KINDS = ['email', 'report', 'plan-reminder', 'follow-up'] as const;

export type WorkKind = (typeof WORK_KINDS)[number];

export const isWorkKind = (value: unknown): value is WorkKind => WORK_KINDS.some((kind) => kind === value);
