/**
 * Charts of a reader's scores and of job demands, and icons. The shell does not share them: each
 * remote contains copies of those that it uses.
 */
export * from './field-sign';
export * from './fit-word';
export * from './shape';
export * from './shape-legend';
export * from './shape-table';
