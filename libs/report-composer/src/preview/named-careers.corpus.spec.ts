// Checks which other careers the text of the preview's one complete career names.
import { COUNTRIES } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { NAMED_CAREERS } from '../content/preview-copy/named-careers.js';
import { loadMatchingTables, matchCareers } from '@bearings/career-matching';
import { createScores } from '@bearings/career-matching/testing';
import { toReplacement } from '../composing/report-facts.js';
import { createFacts } from '../testing/report.factory.js';
import { fullCareer } from './preview-careers.js';

/** Occupation titles in small letters, without text in brackets. */
const NAME_PATTERNS = OCCUPATIONS.map(({ code, title }) => ({
  code,
  name: title.replace(/ \(.*\)$/, '').toLowerCase(),
}));

it('the table of named careers lists every other career that a career’s text names', () => {
  const facts = createFacts(createScores({ analytical: 92 }));
  const keyedAnswers = facts.categories.map((category) => category.keyed);
  const circumstances = { interests: {}, jobsInMind: OCCUPATIONS.map(({ code }) => code) };
  const { inMind } = matchCareers(loadMatchingTables(), { keyed: keyedAnswers, circumstances });
  expect(inMind).toHaveLength(OCCUPATIONS.length);
  const namedFacts = inMind.flatMap((verdict) => {
    const ownCode = verdict.occupation.code;
    const fact = toReplacement({ verdict, title: verdict.occupation.title, chance: 1 });
    if (!fact) throw new Error(`${ownCode} is not open.`);
    const texts = COUNTRIES.map((country) =>
      JSON.stringify(
        fullCareer({ facts, firstName: 'Robin', country, answered: [] }, fact),
      ).toLowerCase(),
    );
    const otherNames = NAME_PATTERNS.filter(
      ({ code, name }) => code !== ownCode && texts.some((text) => text.includes(name)),
    ).map(({ code }) => code);
    return otherNames.length > 0 ? [[ownCode, otherNames]] : [];
  });
  expect(Object.fromEntries(namedFacts)).toEqual(NAMED_CAREERS);
});
