import { accessibility } from './accessibility';
import { childrensCode } from './childrens-code';
import { LEGAL_DATES } from './legal-dates';
import { privacy } from './privacy';
import { refund } from './refund';
import { terms } from './terms';

/** Returns the FNV-1a hash of a document's texts. */
function digestOf(document: object): string {
  let hash = 2_166_136_261;
  for (const character of JSON.stringify(document)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return (hash >>> 0).toString(16);
}

it.each([privacy, terms, refund, accessibility, childrensCode])(
  'the date of $path is the day of the last change of its meaning',
  (document) => {
    const { path } = document;
    const { updated, digest } = LEGAL_DATES[path];
    const found = digestOf(document);
    const advice =
      found === digest
        ? 'unchanged'
        : `The text of ${path} has changed. In legal-dates.ts set its digest to '${found}', and, if the meaning changed, \`updated\` to today.`;
    expect(advice).toBe('unchanged');
    expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);
