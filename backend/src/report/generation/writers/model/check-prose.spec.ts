import { REASONS } from '../../../../content/report-copy/reasons.js';
import { factsFor, proseFor, randomPeople } from '../../../../test/support/report.factory.js';
import { ROBIN, ROBINS_DRAFT } from '../../../../test/support/drafts/robin.js';
import { scoresWith } from '@bearings/career-matching/testing';
import type { ReportFacts } from '../../../composing/report-facts.js';
import { checkProse } from './check-prose.js';
import { type Draft, proseFields, toDraft, whyFieldId } from './prose-fields.js';

const good = ROBINS_DRAFT;
const facts = ROBIN;

const lines = (draft: Draft, of: ReportFacts = facts): string[] =>
  checkProse(draft, of).map(({ field, what }) => `${field}: ${what}`);

/** Returns the faults of a good draft with this text at the end of its people section. */
const faultsWith = (text: string): string[] =>
  lines({ ...good, people: `${good.people}\n\n${text}` });

describe('checkProse', () => {
  it('finds nothing untrue in the prose of the built-in writer', async () => {
    for (const scores of [...randomPeople(12, 5), scoresWith({}), scoresWith({}, 100)]) {
      const of = factsFor(scores);
      const faults = lines(toDraft(await proseFor(of)), of);
      expect(faults.filter((fault) => !/words are too/.test(fault))).toEqual([]);
    }
  });

  it("knows our own writer's name of every category in a list, wherever it stands", () => {
    for (const { category } of facts.categories) {
      const scores = { ...scoresWith({}, 60), [category]: 20, motivation: 20 };
      const of = factsFor(scores);
      for (const names of [
        [REASONS[category].noun, REASONS.motivation.noun],
        [REASONS.motivation.noun, REASONS[category].noun],
      ]) {
        const text = `The lowest: ${names.join(' and ')}.`;
        const found = lines({ ...good, people: text }, of).join('\n');
        expect(found).not.toContain('which it is not');
      }
    }
  });

  it.each([
    'Plain words, *slanted* ones and **strong** ones, {{firstName}}.',
    '- A bullet about O*NET and C++, with analytical thinking at 92 of 100.',
    '**A heading**',
    'Give it 30, 90 or 365 days; it pays off, so pay attention (and enjoy it).',
    'Within thirty days, or ninety; a year at most. A hundred is the top of the scale.',
    'Talk to 3 people, then to two more, one-to-one or 1:1, for 20 minutes each.',
    'Allow twenty-five minutes a day. Not nine-to-five, nor 9-to-5, and no one is on call 24/7.',
    'Ask for 360-degree feedback on a 3D model, first in a 2-3 page draft. Your 1st step counts.',
    'Three of the ten careers share it, and in five years you may know.',
    'Half-hearted work – or worse – is no friend: “try” it, it’s fine…',
  ])('accepts: %s', (text) => {
    expect(faultsWith(text)).toEqual([]);
  });

  it.each([
    ['You outrank 777 of 1,000 people.', 'not in the facts'],
    ['A median of 1,900 hours.', '1900 is not in the facts'],
    ['Roughly 3.5 of them.', '3.5 is not in the facts'],
    ['About ½ of it.', 'not in the facts'],
    ['About ٤ of it.', 'not in the facts'],
    ['Some 92% of it.', 'a share'],
    ['Nine per cent of it.', 'a share'],
    ['Eighty of a class.', 'a number in words'],
    ['It earns £ a lot.', 'pay'],
    ['The salary is good.', 'pay'],
    ['Ask for higher pay soon.', 'pay'],
    ['In Canada this is common.', 'a country'],
    ['Common across the UK, too.', 'a country'],
    ['As is done in Peru.', 'a country'],
    ['Fifteen of them.', 'a number in words'],
    ['Some twenty-one of them.', 'a number in words'],
    ['Three hundred of them.', 'a number in words'],
    ['Thousands do it.', 'a number in words'],
    ['By 2030 it will have changed.', '2030 is not in the facts'],
    ['You score 7 there.', '7 is not in the facts'],
    ['It is at 7 of 100.', '7 is not in the facts'],
    ['They lie 7 points apart.', '7 is not in the facts'],
    ['They lie seven points apart.', 'seven is not in the facts'],
    ['It takes three years.', 'a number in words'],
    ['It needs two to five years.', 'a number in words'],
    ['After four years of study.', 'a number in words'],
    ['A 4-year course.', '4 is not in the facts'],
    ['Take 75 minutes.', '75 is not in the facts'],
    ['Nine in ten do it.', 'a share'],
    ['It suits 2 out of 3.', 'a share'],
    ['That is 8/10 done.', 'a share'],
    ['Two thirds of them agree.', 'a share'],
    ['A Level 3 course.', 'a level of qualification'],
    ['<b>Bold</b>', 'an angle bracket'],
    ['&lt;b&gt;', 'a character reference'],
    ['# Heading', 'a heading'],
    ['---', 'a heading'],
    ['92. First', 'a list by number'],
    ['* Bullet', 'a bullet'],
    ['Use `code`.', 'code'],
    ['[Read](this)', 'a link'],
    ['See www.example.org', 'a link'],
    ['Write to a@example.org', 'a link'],
    ['| a | b |', 'a table'],
    ['An \\*escape\\*', 'an escape'],
    ['__Strong__', 'underlining'],
    ['Read \u202Ethis', 'a hidden character'],
    ['A zero\u200Bwidth', 'a hidden character'],
    ['A tab\there', 'a hidden character'],
    ['Привет there', 'a foreign script'],
    ['An **open mark', 'not closed'],
    ['An *open mark', 'not closed'],
    ['{{lastName}}', 'a slot'],
    ['{firstName}', 'a brace'],
    ['{{firstName}} '.repeat(7), 'the name is used'],
    ['As an AI, this is only an idea.', 'talk of itself'],
    ['You think well. You think well about it all. You think well about it all.', 'twice'],
  ])('rejects: %s', (text, fault) => {
    expect(faultsWith(text).join('\n')).toContain(fault);
  });

  it.each([
    'As leadership is among your lower scores, find out how much leadership goes with it.',
    'As communication is among your lower scores, find out how much leadership goes with it.',
  ])('compares no scores in: %s', (text) => {
    expect(faultsWith(text)).toEqual([]);
  });

  it('rejects a text that is missing, too short or far too long', () => {
    expect(lines({ ...good, roadmap: '' })).toEqual(['roadmap: 0 words are too few']);
    expect(lines({ ...good, category_risk: 'Bold.' })).toEqual([
      'category_risk: 1 words are too few',
    ]);
    const long = Array.from({ length: 200 }, (_, i) => `w${'x'.repeat(i)}`).join(' ');
    expect(lines({ ...good, careers: long })).toEqual(['careers: 200 words are too many']);
    const code = facts.careers[3]?.code ?? '';
    const { [whyFieldId(code)]: _, ...without } = good;
    expect(lines(without)).toEqual([`${whyFieldId(code)}: 0 words are too few`]);
  });

  it('rejects a sentence that is repeated in another part, there', () => {
    const [sentence = ''] = /[^.]+\./.exec(good.profile ?? '') ?? [];
    expect(lines({ ...good, careers: `${good.careers} ${sentence}` })).toEqual([
      expect.stringMatching(/^careers: a sentence comes twice/),
    ]);
  });

  it("does not accept the digits of an occupation's code as a number of the facts", () => {
    const code = facts.careers[0]?.code.slice(3, 7) ?? '';
    expect(faultsWith(`As ${code} shows.`)).toEqual([`people: ${code} is not in the facts`]);
  });

  it('asks for at most 2,500 words in all', () => {
    const most = proseFields(facts).map(({ words }) => words[1]);
    expect(most.reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(2_500);
  });
});
