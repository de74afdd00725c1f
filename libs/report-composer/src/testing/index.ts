export { ROBINS_FACTS } from './drafts/robin.js';
export { toSkeleton, toText, joinLines } from './html-page.js';
export { HOSTILE_NAMES, reportFor } from './report.factory.js';
