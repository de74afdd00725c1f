import { factsFor, proseFor, randomPeople } from '../../../test/report.factory.js';
import { scoresWith } from '../../../test/responses.factory.js';
import { checkProse } from './check-prose.js';
import { type Draft, draftShape } from './prose-fields.js';

const facts = factsFor(scoresWith({ analytical: 92, planning: 83, leadership: 17 }));
let good: Draft;
beforeAll(async () => {
  good = draftShape.parse(await draftOf(facts));
});

async function draftOf(of: typeof facts): Promise<Draft> {
  const { generator: _, ...draft } = await proseFor(of);
  return draft;
}

/** What is said against a good draft with this put behind its people section. */
const faultsWith = (text: string): string[] =>
  checkProse({ ...good, people: `${good.people}\n\n${text}` }, facts);

describe('checkProse', () => {
  it('lets pass what the built-in writer writes for anybody', async () => {
    for (const scores of [...randomPeople(60, 5), scoresWith({}), scoresWith({}, 100)]) {
      const of = factsFor(scores);
      const draft = await draftOf(of);
      expect(draftShape.safeParse(draft).success).toBe(true);
      expect(checkProse(draft, of)).toEqual([]);
    }
  });

  it.each([
    'Plain words, *slanted* ones and **strong** ones, {{firstName}}.',
    '- A bullet about O*NET and C++, at 92 of 100.',
    '**A heading**',
    'Give it 30, 90 or 365 days; it pays off, so pay attention (and enjoy it).',
    'Within thirty days, or ninety; a year at most. A hundred is the top of the scale.',
    'Talk to 3 people, then to two more, one-to-one or 1:1, for 20 minutes each.',
    'Allow twenty-five minutes a day. Not nine-to-five, nor 9-to-5, and no one is on call 24/7.',
    'Ask for 360-degree feedback on a 3D model, first in a 2-3 page draft. Your 1st step counts.',
    'Three of the ten careers share it, and in five years you may know.',
    'Half-hearted work – or worse – is nobody’s friend: “try” it, it’s fine…',
  ])('lets pass: %s', (text) => {
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
    ['Seventy of a class.', 'a number in words'],
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
    ['You score 9 there.', '9 is not in the facts'],
    ['It is at 9 of 100.', '9 is not in the facts'],
    ['They lie 9 points apart.', '9 is not in the facts'],
    ['They lie nine points apart.', 'a number in words'],
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
    ['As an AI, this is only a guess.', 'talk of itself'],
    ['You think well. You think well about it all. You think well about it all.', 'twice'],
  ])('refuses: %s', (text, fault) => {
    expect(faultsWith(text).join('\n')).toContain(fault);
  });

  it('misses a part that is empty, too short or far too long', () => {
    expect(checkProse({ ...good, roadmap: '' }, facts)).toEqual(['roadmap: 0 words are too few']);
    const categories = { ...good.categories, risk: 'Bold.' };
    expect(checkProse({ ...good, categories }, facts)).toEqual(['risk: 1 words are too few']);
    const long = Array.from({ length: 200 }, (_, i) => `w${'x'.repeat(i)}`).join(' ');
    expect(checkProse({ ...good, careers: long }, facts)).toEqual([
      'careers: 200 words are too many',
    ]);
  });

  it('misses a career, and sees one that is foreign or out of order', () => {
    const { careerNotes } = good;
    const expected = ['careerNotes: not the careers of the facts in their order'];
    expect(checkProse({ ...good, careerNotes: careerNotes.slice(1) }, facts)).toEqual(expected);
    expect(checkProse({ ...good, careerNotes: careerNotes.toReversed() }, facts)).toEqual(expected);
    const foreign = careerNotes.map((note, i) =>
      i === 3 ? { ...note, code: '00-0000.00' } : note,
    );
    expect(checkProse({ ...good, careerNotes: foreign }, facts)).toEqual(expected);
  });

  it('sees a sentence that comes again in another part', () => {
    const [sentence = ''] = /[^.]+\./.exec(good.profile) ?? [];
    expect(checkProse({ ...good, careers: `${good.careers} ${sentence}` }, facts)).toEqual([
      expect.stringContaining('comes twice'),
    ]);
  });

  it("takes no occupation's code for a number of the facts", () => {
    const code = facts.careers[0]?.code.slice(3, 7) ?? '';
    expect(faultsWith(`As ${code} shows.`)).toEqual([`people: ${code} is not in the facts`]);
  });
});
