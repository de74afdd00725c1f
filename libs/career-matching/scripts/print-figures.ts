// Prints the figures of the matching method as JSON: `npm run method -w tools/commands`.
import { loadMatchingTables } from '@bearings/career-matching';
import { measureMatching } from './measure-matching.js';

process.stdout.write(JSON.stringify(measureMatching(loadMatchingTables())));
