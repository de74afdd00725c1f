import { HOSTILE_NAMES } from '../testing/report.factory.js';
import { formatBlocks, parseBlocks, parseRuns, toPlainLines, joinPlainRuns } from './report-document.js';

const SAMPLE_PROSE = `**A heading**

One paragraph with *a lean* and **weight**,
over two lines.

Before a list:
- first
* second **bold**

Last.`;

describe('parseBlocks', () => {
  it('parses paragraphs, headings and lists', () => {
    expect(parseBlocks(SAMPLE_PROSE, 'Robin').map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'list',
      'paragraph',
    ]);
  });

  it('returns the same blocks after they were converted to text and parsed again', () => {
    const content = formatBlocks(parseBlocks(SAMPLE_PROSE, 'Robin'));
    expect(parseBlocks(content, 'Robin')).toEqual(parseBlocks(SAMPLE_PROSE, 'Robin'));
    expect(content).toContain('*a lean* and **weight**, over two lines.');
  });

  it('ignores an asterisk that does not start a word', () => {
    expect(parseRuns('the O*NET 30.1 and O*NET data', '')).toEqual([{ text: 'the O*NET 30.1 and O*NET data' }]);
    expect(formatBlocks(parseBlocks('the O*NET data', ''))).toBe('the O*NET data');
    expect(parseRuns('one ** two and 3 * 4', '')).toEqual([{ text: 'one ** two and 3 * 4' }]);
  });
});

describe('the reader’s name in a report', () => {
  it.each(HOSTILE_NAMES)('is shown as typed, as plain text: %j', (name) => {
    const typedName = name.replaceAll('\n', ' ');
    for (const prose of ['Dear {{firstName}}, welcome.', '{{firstName}} reads', '- for {{firstName}}']) {
      const [block, ...others] = parseBlocks(prose, name);
      expect(others).toEqual([]);
      expect(block && toPlainLines(block)).toEqual([prose.replace('- ', '').replace('{{firstName}}', () => typedName)]);
      expect(block?.kind).toBe(prose.startsWith('-') ? 'list' : 'paragraph');
      if (block?.kind === 'paragraph') expect(block.runs.every((run) => !run.mark)).toBe(true);
    }
  });

  it.each(HOSTILE_NAMES)('adds no heading, bullet or emphasis to the report: %j', (name) => {
    const content = formatBlocks(parseBlocks('{{firstName}}, read **{{firstName}}** this.', name));
    expect(content).not.toMatch(/^(?:## |- )/m);
    expect(content).not.toMatch(/(?<![\\\p{L}\p{N}])\*\*Bold/u);
    expect(content.split('\n')).toHaveLength(1);
  });

  it('leaves the emphasis of the surrounding prose unchanged', () => {
    expect(parseRuns('**{{firstName}}**, *yes*', 'a*b')).toEqual([
      { text: 'a*b', mark: 'bold' },
      { text: ', ' },
      { text: 'yes', mark: 'italic' },
    ]);
    expect(joinPlainRuns(parseRuns('Hello {{firstName}}.', '$&'))).toBe('Hello $&.');
  });
});
