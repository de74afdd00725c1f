import { splitBlocks, splitSections } from './specified-text';

describe('the text of a report', () => {
  it('is split at its headings, with bullets of both kinds in one list', () => {
    expect(splitSections('Before\n## One\nFirst line\nsecond line\n\n- a\n* b\n## Two\r\nText')).toEqual([
      { title: '', blocks: [{ kind: 'paragraph', runs: [{ text: 'Before' }] }] },
      {
        title: 'One',
        blocks: [
          { kind: 'paragraph', runs: [{ text: 'First line' }, { text: '\nsecond line' }] },
          { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
        ],
      },
      { title: 'Two', blocks: [{ kind: 'paragraph', runs: [{ text: 'Text' }] }] },
    ]);
  });

  it('keeps every other mark as it is', () => {
    const [block] = splitBlocks('A **bold** and *italic* and 2 * 3');
    expect(block).toEqual({ kind: 'paragraph', runs: [{ text: 'A **bold** and *italic* and 2 * 3' }] });
  });

  it('is empty where there is none, and separates paragraphs', () => {
    expect([splitSections(''), splitSections('\n\n')]).toEqual([[], []]);
    expect(splitBlocks('A\n\nB').map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
  });
});
