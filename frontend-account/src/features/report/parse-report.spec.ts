import { parseBlocks, parseReport } from './parse-report';
import { parseRuns } from './parse-runs';

describe('parseRuns', () => {
  it.each([
    ['plain', [{ text: 'plain' }]],
    [
      'a **bold** and *italic* word',
      [
        { text: 'a ' },
        { text: 'bold', mark: 'bold' },
        { text: ' and ' },
        { text: 'italic', mark: 'italic' },
        { text: ' word' },
      ],
    ],
    ['O*NET and ESCO*', [{ text: 'O*NET and ESCO*' }]],
    ['3 * 4 * 5', [{ text: '3 * 4 * 5' }]],
    [String.raw`\*not\* \\ this`, [{ text: String.raw`*not* \ this` }]],
    [String.raw`**5\* hotel**`, [{ text: '5* hotel', mark: 'bold' }]],
    ['**open', [{ text: '**open' }]],
    ['<b>x</b>', [{ text: '<b>x</b>' }]],
    ['', []],
  ])('reads %j', (text, runs) => {
    expect(parseRuns(text)).toEqual(runs);
  });
});

describe('parseBlocks', () => {
  it('distinguishes paragraphs, lists and headings', () => {
    const text = 'One\ntwo\n\n- a\n* b\nafter\n### Three\n**Four**\n\n- c';
    expect(parseBlocks(text)).toEqual([
      { kind: 'paragraph', runs: [{ text: 'One\ntwo' }] },
      { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'paragraph', runs: [{ text: 'after' }] },
      { kind: 'heading', text: 'Three' },
      { kind: 'heading', text: 'Four' },
      { kind: 'list', items: [[{ text: 'c' }]] },
    ]);
  });

  it('reads an escaped bullet as text', () => {
    expect(parseBlocks(String.raw`\- no bullet`)).toEqual([
      { kind: 'paragraph', runs: [{ text: '- no bullet' }] },
    ]);
  });
});

describe('parseReport', () => {
  it("splits on '## ', keeps the text before it, and gives each part a unique id", () => {
    const parts = parseReport('Hello\n## Your profile\nA\n## Next & last\n- b\n## Your profile\n');
    expect(parts.map(({ id, title }) => [id, title])).toEqual([
      ['section-opening', null],
      ['section-your-profile', 'Your profile'],
      ['section-next-last', 'Next & last'],
      ['section-your-profile-2', 'Your profile'],
    ]);
    expect(parts[2]?.blocks).toEqual([{ kind: 'list', items: [[{ text: 'b' }]] }]);
  });

  it("does not split on '### ' or inside a line", () => {
    expect(parseReport('## One\n### Two\nnot ## three')).toHaveLength(1);
  });

  it('returns no parts for an empty text', () => {
    expect(parseReport('')).toEqual([]);
  });
});
