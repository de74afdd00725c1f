export { ROBINS_FACTS } from './drafts/robin.js';
export { toSkeleton, toText, removeWhiteSpace as joinLines } from './html-page.js';
export { HOSTILE_NAMES, composeReportFor as reportFor } from './report.factory.js';
export { createPersonFacts as personFacts, createSource as sourceFor } from './sample-people.js';
