import { factsFor, proseFor, randomPeople } from '../../../test/report.factory.js';
import { scoresWith } from '../../../test/responses.factory.js';
import { checkProse } from './check-prose.js';
import { type Draft, draftShape } from './prose-fields.js';

const facts = factsFor(scoresWith({ analytical: 92, planning: 83, leadership: 17 }));
let good: Draft;
beforeAll(async () => {
  good = draftShape.parse(
    JSON.parse(JSON.stringify(await draftOf(facts)).replaceAll('twenty', 'a few')),
  );
});

async function draftOf(of: typeof facts): Promise<Draft> {
  const { generator: _, ...draft } = await proseFor(of);
  return draft;
}

/** What is said against a good draft with this put behind its people section. */
const faultsWith = (text: string): string[] =>
  checkProse({ ...good, people: `${good.people}\n\n${text}` }, facts);

describe('checkProse', () => {
  it('lets pass what the built-in writer writes for anybody, but for its numbers in words', async () => {
    for (const scores of [...randomPeople(60, 5), scoresWith({}), scoresWith({}, 100)]) {
      const of = factsFor(scores);
      const draft = await draftOf(of);
      expect(draftShape.safeParse(draft).success).toBe(true);
      const faults = checkProse(draft, of).filter((fault) => !fault.includes('number in words'));
      expect(faults).toEqual([]);
    }
  });

  it.each([
    'Plain words, *slanted* ones and **strong** ones, {{firstName}}.',
    '- A bullet about O*NET and C++, at 92 of 100.',
    '**A heading**',
    'Give it 30, 90 or 365 days; it pays off, so pay attention (and enjoy it).',
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
