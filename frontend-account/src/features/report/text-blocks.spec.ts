import { parseBlocks, parseSections } from './text-blocks';

describe('the text of a report', () => {
  it('is split at its headings, with bullets of both kinds in one list', () => {
    expect(parseSections('Before\n## One\nFirst line\nsecond line\n\n- a\n* b\n## Two\r\nText')).toEqual([
      { title: '', blocks: [{ kind: 'paragraph', runs: [{ text: 'Before' }] }] },
      {
        title: 'One',
        blocks: [
          { kind: 'paragraph', runs: [{ text: 'First line' }, { text: '\n' }, { text: 'second line' }] },
          { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
        ],
      },
      { title: 'Two', blocks: [{ kind: 'paragraph', runs: [{ text: 'Text' }] }] },
    ]);
  });

  it('has bold and italic parts, and keeps marks that belong to nothing', () => {
    const [block] = parseBlocks('A **bold** and *italic* and 2 * 3 **open');
    expect(block).toEqual({
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'bold', mark: 'bold' },
        { text: ' and ' },
        { text: 'italic', mark: 'italic' },
        { text: ' and 2 * 3 **open' },
      ],
    });
  });

  it('is empty where there is none, and separates paragraphs and sub-headings', () => {
    expect([parseSections(''), parseSections('\n\n')]).toEqual([[], []]);
    expect(parseBlocks('### Part\nA\n\nB').map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph']);
  });
});
