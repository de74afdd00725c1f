/** The drawings of a reader's scores and of jobs. Not shared: each remote bundles what it uses. */
export * from './field-sign';
export * from './fit-word';
export * from './shape';
export * from './shape-table';
