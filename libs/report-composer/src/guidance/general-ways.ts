// Ways in that are usual everywhere, for readers in a country whose own ways into an occupation are not known.
import { isTrainingCountedFromDegree } from '@bearings/career-matching';
import { listGeneralWays } from '@bearings/career-data';
import { mentionsExcludedOccupation, type Reader } from './reader.js';
import { describeWay, describeWays, listSuitableWays } from './ways.js';

const MAX_WAYS = 2;

/** Returns sentences on an occupation's ways in that are usual everywhere; empty if there are none. */
export function describeGeneralWays(code: string, reader: Reader): string[] {
  const ways = listSuitableWays({ code, ways: listGeneralWays(code) }, reader).filter(
    ({ names = [] }) => !mentionsExcludedOccupation(names, reader),
  );
  const isGraduate = isTrainingCountedFromDegree(reader);
  const openWays = isGraduate ? ways.filter(({ needs }) => needs !== 'school') : ways;
  const shown = (openWays.length > 0 ? openWays : ways).slice(0, MAX_WAYS);
  return describeWays(shown.map((way) => ({ kind: way.kind, text: describeWay(code, way, reader) })));
}
