import { createScores } from '@bearings/career-matching/testing';
import { joinPlainRuns, toPlainLines } from '../composing/report-document.js';
import { createFacts, HOSTILE_NAMES } from '../testing/report.factory.js';
import { createHeading, createList, createParagraph, fillTemplate, joinTitles, toSentence } from './build-blocks.js';
import type { Inline, Sentence } from './prose.js';
import { ProseRenderer } from './prose-renderer.js';

const facts = createFacts(createScores({ planning: 83 }));
const NAME: Inline = { kind: 'firstName' };
const NURSE_CODE = '29-1141.00';
const LORRY_DRIVER_CODE = '53-3032.00';

const createRenderer = (firstName = 'Robin', country = 'GB') => new ProseRenderer({ facts, firstName, country });
const render = (sentence: Sentence, firstName?: string, country?: string): string =>
  joinPlainRuns(createRenderer(firstName, country).renderSentences([sentence]));

describe('ProseRenderer', () => {
  it('renders headings, paragraphs of several sentences, and lists', () => {
    const blocks = createRenderer().renderBlocks([
      createHeading('A heading'),
      createParagraph(toSentence('Planning.', 'bold'), toSentence('one.'), toSentence('Two.')),
      createList([[toSentence('first')], [toSentence('Second:', 'bold'), toSentence('Third.')]]),
    ]);
    expect(blocks).toEqual([
      { kind: 'heading', text: 'A heading' },
      { kind: 'paragraph', runs: [{ text: 'Planning.', mark: 'bold' }, { text: ' One. Two.' }] },
      { kind: 'list', items: [[{ text: 'First' }], [{ text: 'Second:', mark: 'bold' }, { text: ' Third.' }]] },
    ]);
  });

  it('fills in titles in the English of the country, with a capital at the start of a sentence', () => {
    const sentence = [...joinTitles([LORRY_DRIVER_CODE, NURSE_CODE], 'italic'), ...toSentence(' drive and care.')];
    expect(render(sentence)).toBe('Lorry driver and registered nurse drive and care.');
    expect(render(sentence, 'Robin', 'US')).toMatch(
      /^(?:Heavy )?[Tt]ruck driver and registered nurse drive and care\.$/,
    );
    expect(createRenderer().renderSentences([sentence])[0]).toEqual({ text: 'Lorry driver', mark: 'italic' });
    const careers = facts.careers
      .slice(0, 1)
      .map((career) => ({ ...career, code: NURSE_CODE, title: 'Student nurse' }));
    const renderer = new ProseRenderer({ facts: { ...facts, careers }, firstName: '', country: 'GB' });
    expect(joinPlainRuns(renderer.renderSentences([joinTitles([NURSE_CODE])]))).toBe('Student nurse');
  });

  it('fills in the values of facts, and throws for an unknown one', () => {
    expect(render([{ kind: 'fact', id: 'score-planning' }, ...toSentence(' helps.')])).toBe('Planning (83) helps.');
    expect(render([...toSentence('Of '), { kind: 'fact', id: 'count' }])).toBe('Of ten');
    expect(() => render([{ kind: 'fact', id: 'score-cookery' }])).toThrow('none with the id score-cookery');
  });

  it('leaves out a name that is empty, with the comma beside it', () => {
    const comma = toSentence(', your answers show highs.');
    expect(render([NAME, ...comma], '')).toBe('Your answers show highs.');
    expect(render([...toSentence('Look, '), NAME, ...toSentence('.')], '')).toBe('Look.');
    expect(render([...toSentence('Some appeal, '), NAME, ...toSentence(', and help.')], '')).toBe(
      'Some appeal, and help.',
    );
    expect(render([...toSentence('For '), NAME, ...toSentence(' it is.')], '')).toBe('For you it is.');
  });

  it.each(HOSTILE_NAMES)('shows the name as typed, on one line and as plain text: %j', (name) => {
    const typedName = name.replaceAll('\n', ' ');
    for (const sentence of [
      [NAME, ...toSentence(' reads')],
      [...toSentence('Dear '), NAME, ...toSentence('.')],
    ]) {
      const [block, ...others] = createRenderer(name).renderBlocks([createParagraph(sentence)]);
      expect(others).toEqual([]);
      const words = sentence.map((part) => (part.kind === 'text' ? part.text : typedName)).join('');
      expect(block && toPlainLines(block)).toEqual([words]);
      expect(block).toEqual({ kind: 'paragraph', runs: [{ text: words }] });
    }
  });

  it('does not change the case of a name at the start of a sentence', () => {
    expect(render([NAME, ...toSentence(', look.')], 'de Souza')).toBe('de Souza, look.');
  });
});

describe('fillTemplate', () => {
  it('puts texts and parts in the place of variables', () => {
    expect(
      fillTemplate('{name}, {x} and {type}.', { name: [NAME], x: 'one', type: toSentence('two', 'italic') }),
    ).toEqual([
      NAME,
      { kind: 'text', text: ', one and ' },
      { kind: 'text', text: 'two', mark: 'italic' },
      { kind: 'text', text: '.' },
    ]);
    expect(() => fillTemplate('{missing}', {})).toThrow('Nothing to fill {missing} with');
  });
});
