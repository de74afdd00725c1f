import { findPlacePay } from '@bearings/career-data';
import { getCurrency, type Place } from '@bearings/domain';
import { PLACE_PAY_TEXTS as TEXTS } from '../content/report-copy/career-facts.js';
import { fillWording } from '../text.js';
import { formatMoney } from './money.js';
import { shortenPublisher } from './publishers.js';

/** Returns a sentence on an occupation's published pay in a state or province; an empty text if there is none. */
export function describePlacePay(code: string, place: Place): string {
  const pay = findPlacePay(place.country, place.code, code);
  if (pay === null) return '';
  const { median, group, source, measure } = pay;
  const variables = {
    place: place.name,
    amount: formatMoney(median, getCurrency(place.country)),
    publisher: shortenPublisher(source.publisher),
    edition: source.edition,
    check: measure.unchecked === true ? TEXTS.unchecked : '',
  };
  return fillWording(group === null ? TEXTS.median : TEXTS.groupMedian, variables);
}
