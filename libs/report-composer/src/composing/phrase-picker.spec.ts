import { PhrasePicker } from './phrase-picker.js';

const WORDINGS = ['one {x}', 'two {x}', 'three {x}'];

describe('PhrasePicker', () => {
  it('makes the same choices for the same seed, and other choices for another seed', () => {
    const many = Array.from({ length: 20 }, (_, i) => `wording ${i}`);
    const run = (seed: string): string[] => {
      const phrases = new PhrasePicker(seed);
      return many.map(() => phrases.pick(many));
    };
    expect(run('a')).toEqual(run('a'));
    expect(run('a')).not.toEqual(run('b'));
  });

  it('uses every wording before it repeats one, and repeats none with the same filled-in text', () => {
    const phrases = new PhrasePicker('seed');
    const first = WORDINGS.map(() => phrases.pick(WORDINGS, { x: 'a' }));
    expect(new Set(first).size).toBe(3);
    expect(phrases.hasFresh(WORDINGS)).toBe(false);
    const more = [phrases.pick(WORDINGS, { x: 'b' }), phrases.pick(WORDINGS, { x: 'b' })];
    expect(new Set([...first, ...more]).size).toBe(5);
  });

  it('capitalises the first letter but leaves the placeholder for the name unchanged', () => {
    expect(new PhrasePicker('').pick(['{x} for {{firstName}}'], { x: 'this' })).toBe(
      'This for {{firstName}}',
    );
  });

  it('throws if the list is empty or a variable has no value', () => {
    expect(() => new PhrasePicker('').pick(['{missing}'])).toThrow('missing');
    expect(() => new PhrasePicker('').pick([])).toThrow('no wording');
  });
});
