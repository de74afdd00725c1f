export { ROBINS_FACTS } from './robin.js';
export { toSkeleton, toText, removeWhiteSpace } from './html-page.js';
export { HOSTILE_NAMES, composeReportFor } from './report.factory.js';
export { createPersonFacts, createSource } from './sample-people.js';
