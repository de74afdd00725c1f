// Writes the figures of the matching method as JSON. Usage: `npm run method`.
import { loadMatchingTables } from '@bearings/career-matching';
import { measureMatching } from './measure-matching.js';

process.stdout.write(JSON.stringify(measureMatching(loadMatchingTables())));
