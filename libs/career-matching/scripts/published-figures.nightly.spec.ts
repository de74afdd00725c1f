import { loadMatchingTables } from '@bearings/career-matching';
import { MEASURED_FIGURES } from '@bearings/domain/figures';
import { measureMatching } from './measure-matching.js';

it('the published figures of the matching method equal newly measured ones', () => {
  expect(measureMatching(loadMatchingTables())).toEqual(MEASURED_FIGURES.matching.figures);
});
