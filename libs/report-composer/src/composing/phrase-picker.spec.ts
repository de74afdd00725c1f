import { PhrasePicker } from './phrase-picker.js';

const SAMPLE_WORDINGS = ['one {x}', 'two {x}', 'three {x}'];

describe('PhrasePicker', () => {
  it('makes the same choices for the same seed, and other choices for another seed', () => {
    const manyWordings = Array.from({ length: 20 }, (_, i) => `wording ${i}`);
    const runPicker = (seed: string): string[] => {
      const phrases = new PhrasePicker(seed);
      return manyWordings.map(() => phrases.pick(manyWordings));
    };
    expect(runPicker('a')).toEqual(runPicker('a'));
    expect(runPicker('a')).not.toEqual(runPicker('b'));
  });

  it('uses every wording before it repeats one, and then prefers a wording with another value filled in', () => {
    const phrases = new PhrasePicker('seed');
    const first = SAMPLE_WORDINGS.map(() => phrases.pick(SAMPLE_WORDINGS, { x: 'a' }));
    expect(new Set(first).size).toBe(3);
    expect(phrases.hasFresh(SAMPLE_WORDINGS)).toBe(false);
    const laterPicks = [phrases.pick(SAMPLE_WORDINGS, { x: 'b' }), phrases.pick(SAMPLE_WORDINGS, { x: 'b' })];
    expect(new Set([...first, ...laterPicks]).size).toBe(5);
  });

  it('capitalises the first letter, and puts names, titles and facts in as parts of the sentence', () => {
    const phrases = new PhrasePicker('', { common: { firstName: [{ kind: 'firstName' }] } });
    expect(phrases.pick(['{x} for all'], { x: 'this' })).toBe('This for all');
    expect(phrases.write(['{x} for {firstName}'], { x: 'this' })).toEqual([
      { kind: 'text', text: 'This for ' },
      { kind: 'firstName' },
    ]);
    expect(() => phrases.pick(['for {firstName}'])).toThrow('plain text');
  });

  it('returns the summary of the wording that it chose, or the wording itself', () => {
    const wordings = [{ text: '{x} is here. See why.', summary: '{x} is here.' }];
    expect(new PhrasePicker('').writeSummarised(wordings, { x: 'it' })).toEqual({
      sentences: [[{ kind: 'text', text: 'It is here. See why.' }]],
      summary: [{ kind: 'text', text: 'It is here.' }],
    });
    const { sentences, summary } = new PhrasePicker('').writeSummarised(['one']);
    expect(sentences).toEqual([summary]);
  });

  it('throws if the list is empty or a variable has no value', () => {
    expect(() => new PhrasePicker('').pick(['{missing}'])).toThrow('missing');
    expect(() => new PhrasePicker('').pick([])).toThrow('no wording');
  });
});
