/**
 * Components about careers, for the report and the careers library. The shell does not share them:
 * each remote contains copies of those that it uses.
 */
export * from './career-links';
export * from './career-words';
export * from './comparison-table';
export * from './part';
export * from './pay-axis';
export * from './pay-ladder';
export * from './pay-range';
export * from './routes';
export * from './runs';
export * from './setting-list';
