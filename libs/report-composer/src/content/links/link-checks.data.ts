// Written by `npm run links -w libs/report-composer`, never by hand: what the last check of each address found.
import type { LinkChecks } from './link.js';

export const LINK_CHECKS: LinkChecks = {};
