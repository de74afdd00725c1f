export { ROBINS_FACTS } from './drafts/robin.js';
export { skeletonOf, textOf, unbroken } from './html-page.js';
export { HOSTILE_NAMES, reportFor } from './report.factory.js';
