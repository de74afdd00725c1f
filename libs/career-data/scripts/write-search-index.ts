// Part of the build: writes the search index that the careers library fetches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSearchIndex } from '@bearings/career-data/search-index';

writeFileSync(join(import.meta.dirname, '../dist/search-index.txt'), JSON.stringify(makeSearchIndex()));
