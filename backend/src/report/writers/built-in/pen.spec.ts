import { Pen } from './pen.js';

const WORDINGS = ['one {x}', 'two {x}', 'three {x}'];

describe('Pen', () => {
  it('makes the same choices for the same seed and others for another', () => {
    const many = Array.from({ length: 20 }, (_, i) => `wording ${i}`);
    const run = (seed: string): string[] => {
      const pen = new Pen(seed);
      return many.map(() => pen.write(many));
    };
    expect(run('a')).toEqual(run('a'));
    expect(run('a')).not.toEqual(run('b'));
  });

  it('uses every wording before it uses one twice, and then says none twice with the same slots', () => {
    const pen = new Pen('seed');
    const first = WORDINGS.map(() => pen.write(WORDINGS, { x: 'a' }));
    expect(new Set(first).size).toBe(3);
    expect(pen.hasFresh(WORDINGS)).toBe(false);
    const more = [pen.write(WORDINGS, { x: 'b' }), pen.write(WORDINGS, { x: 'b' })];
    expect(new Set([...first, ...more]).size).toBe(5);
  });

  it('begins with a capital and leaves the placeholder of the name alone', () => {
    expect(new Pen('').write(['{x} for {{firstName}}'], { x: 'this' })).toBe(
      'This for {{firstName}}',
    );
  });

  it('refuses a slot that nothing fills, and an empty choice', () => {
    expect(() => new Pen('').write(['{missing}'])).toThrow('missing');
    expect(() => new Pen('').write([])).toThrow('no wording');
  });
});
