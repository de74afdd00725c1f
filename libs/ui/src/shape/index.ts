/** The drawings of a reader's scores and of jobs. They are not shared: each remote bundles those that it uses. */
export * from './field-sign';
export * from './fit-word';
export * from './shape';
export * from './shape-table';
