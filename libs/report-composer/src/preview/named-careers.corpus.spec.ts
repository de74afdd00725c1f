// Checks which other careers the text of the preview's one complete career names.
import { COUNTRIES } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { NAMED_CAREERS } from '../content/preview-copy/named-careers.js';
import { loadMatchingTables, matchCareers } from '@bearings/career-matching';
import { scoresWith } from '@bearings/career-matching/testing';
import { toReplacement } from '../composing/report-facts.js';
import { factsFor } from '../testing/report.factory.js';
import { fullCareer } from './preview-careers.js';

/** Occupation titles in small letters, without text in brackets. */
const NAMES = OCCUPATIONS.map(({ code, title }) => ({
  code,
  name: title.replace(/ \(.*\)$/, '').toLowerCase(),
}));

it('the table of named careers lists every other career that a career’s text names', () => {
  const facts = factsFor(scoresWith({ analytical: 92 }));
  const keyed = facts.categories.map((category) => category.keyed);
  const circumstances = { interests: {}, jobsInMind: OCCUPATIONS.map(({ code }) => code) };
  const { inMind } = matchCareers(loadMatchingTables(), { keyed, circumstances });
  expect(inMind).toHaveLength(OCCUPATIONS.length);
  const named = inMind.flatMap((verdict) => {
    const own = verdict.occupation.code;
    const fact = toReplacement({ verdict, title: verdict.occupation.title, chance: 1 });
    if (!fact) throw new Error(`${own} is not open.`);
    const texts = COUNTRIES.map((country) =>
      JSON.stringify(
        fullCareer({ facts, firstName: 'Robin', country, answered: [] }, fact),
      ).toLowerCase(),
    );
    const others = NAMES.filter(
      ({ code, name }) => code !== own && texts.some((text) => text.includes(name)),
    ).map(({ code }) => code);
    return others.length > 0 ? [[own, others]] : [];
  });
  expect(Object.fromEntries(named)).toEqual(NAMED_CAREERS);
});
