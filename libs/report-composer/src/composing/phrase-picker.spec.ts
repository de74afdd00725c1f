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

  it('capitalises the first letter but leaves the placeholder for the name unchanged', () => {
    expect(new PhrasePicker('').pick(['{x} for {{firstName}}'], { x: 'this' })).toBe('This for {{firstName}}');
  });

  it('throws if the list is empty or a variable has no value', () => {
    expect(() => new PhrasePicker('').pick(['{missing}'])).toThrow('missing');
    expect(() => new PhrasePicker('').pick([])).toThrow('no wording');
  });
});
