import { createScores } from '@bearings/career-matching/testing';
import type { ReportBlock } from '@bearings/contracts';
import { createParagraph, fillTemplate, toSentence } from '../prose/build-blocks.js';
import { ProseRenderer } from '../prose/prose-renderer.js';
import { createFacts, HOSTILE_NAMES } from '../testing/report.factory.js';
import { formatBlocks } from './text-fields.js';

describe('formatBlocks', () => {
  it('marks headings, emphasis and list items', () => {
    const blocks: ReportBlock[] = [
      { kind: 'heading', text: 'A heading' },
      {
        kind: 'paragraph',
        runs: [{ text: 'a ' }, { text: 'lean', mark: 'italic' }, { text: ' and ' }, { text: 'weight', mark: 'bold' }],
      },
      { kind: 'list', items: [[{ text: 'first' }], [{ text: 'second', mark: 'bold' }]] },
      { kind: 'steps', due: 'week', steps: [{ id: 'x', kind: 'ask', careers: [], runs: [{ text: 'Ask.' }] }] },
    ];
    expect(formatBlocks(blocks)).toBe('**A heading**\n\na *lean* and **weight**\n\n- first\n- **second**\n\n- Ask.');
  });

  it('escapes marks that belong to a text, but no asterisk within a word', () => {
    const format = (text: string): string => formatBlocks([{ kind: 'paragraph', runs: [{ text }] }]);
    expect(format('the O*NET data')).toBe('the O*NET data');
    expect(format('3 * 4')).toBe(String.raw`3 \* 4`);
    expect(format('- no item')).toBe(String.raw`\- no item`);
    expect(format('# no heading')).toBe(String.raw`\# no heading`);
    expect(formatBlocks([{ kind: 'heading', text: 'O*NET' }])).toBe(String.raw`**O\*NET**`);
  });

  it.each(HOSTILE_NAMES)('adds no heading, bullet or emphasis for the name %j', (firstName) => {
    const renderer = new ProseRenderer({ facts: createFacts(createScores({})), firstName, country: 'GB' });
    const firstNamePart = { kind: 'firstName' } as const;
    const sentence = fillTemplate('{firstName}, read {bold} this.', {
      firstName: [firstNamePart],
      bold: [{ ...firstNamePart, mark: 'bold' }],
    });
    const content = formatBlocks(renderer.renderBlocks([createParagraph(sentence, toSentence('Yes.'))]));
    expect(content).not.toMatch(/^(?:## |- )/m);
    expect(content).not.toMatch(/(?<![\\\p{L}\p{N}])\*\*Bold/u);
    expect(content.split('\n')).toHaveLength(1);
  });
});
