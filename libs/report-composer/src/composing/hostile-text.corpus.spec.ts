import { capitalise } from '@bearings/domain';
import { SCRIPT_PAYLOADS } from '@bearings/contracts/testing';
import { toSkeleton, toText, removeWhiteSpace } from '../testing/html-page.js';
import { createFacts, HOSTILE_NAMES, composeReportFor } from '../testing/report.factory.js';
import { createSource, type SampleReportSource } from '../testing/sample-people.js';
import { createScores } from '@bearings/career-matching/testing';
import { composeReport, type ComposedReport } from './compose-report.js';
import { renderHtml } from '../files/render-html.js';
import { renderText } from '../files/render-text.js';
import { findFault } from '../writers/model/check-rewrite.js';
import { createHeading, createList, createParagraph, toSentence } from '../prose/build-blocks.js';
import type { Prose } from '../prose/prose.js';

const SAMPLE_SCORES = createScores({ helping: 92, creativity: 83, spatial: 17 });
const facts = createFacts(SAMPLE_SCORES);
let source: SampleReportSource;
let harmlessTags: string[];
beforeAll(async () => {
  source = await createSource(facts);
  harmlessTags = toSkeleton(renderHtml(await composeReportFor(SAMPLE_SCORES)));
});

const composeView = (change: { prose?: Prose; firstName?: string }): ComposedReport =>
  composeReport({ ...source, country: 'GB', ...change });

/** Returns prose in which every field that a writer fills has the same text. */
function fillProse(text: string): Prose {
  const { prose } = source;
  const sentence = toSentence(text);
  const note = { sentences: [sentence], summary: sentence };
  const paragraphs = [createParagraph(sentence)];
  return {
    ...prose,
    sections: {
      profile: paragraphs,
      strengths: [createList([[sentence]])],
      careers: [createHeading(text)],
      workplace: [createParagraph(toSentence('A'), toSentence(text, 'italic'))],
      roadmap: [createParagraph(toSentence(text, 'bold'))],
      people: paragraphs,
      'next-steps': paragraphs,
    },
    categories: { ...prose.categories, leadership: [sentence], burnout: [sentence] },
    careerNotes: prose.careerNotes.map((each) => ({ ...each, why: note, whyNot: note })),
  };
}

describe('text that contains HTML or script code', () => {
  it('in a name is shown as typed and adds no element', () => {
    for (const firstName of [...SCRIPT_PAYLOADS, ...HOSTILE_NAMES]) {
      const view = composeView({ firstName });
      const html = renderHtml(view);
      expect(toSkeleton(html)).toEqual(harmlessTags);
      expect(html.split('<')).toHaveLength(harmlessTags.length + 1);
      expect(toText(html)).toContain(`Career report for ${firstName}`);
      expect(removeWhiteSpace(renderText(view))).toContain(removeWhiteSpace(`career report for ${firstName}`));
    }
  });

  it('in prose is shown as plain text, even if the prose was not checked', () => {
    const allowedTags = new Set([...harmlessTags, '<em>', '</em>']);
    for (const payload of SCRIPT_PAYLOADS) {
      const view = composeView({ prose: fillProse(payload) });
      const html = renderHtml(view);
      expect(toSkeleton(html).filter((tag) => !allowedTags.has(tag))).toEqual([]);
      expect(html.split('<')).toHaveLength(toSkeleton(html).length + 1);
      const shownText = removeWhiteSpace(capitalise(payload));
      expect(removeWhiteSpace(toText(html))).toContain(shownText);
      expect(removeWhiteSpace(renderText(view))).toContain(shownText);
    }
  });

  it('in a rewrite of a language model is rejected', () => {
    const original = { text: 'You like to know why.', slots: [] };
    const passedPayloads = SCRIPT_PAYLOADS.filter((payload) => findFault(payload, original, []) === null);
    expect(passedPayloads).toEqual([]);
  });
});
