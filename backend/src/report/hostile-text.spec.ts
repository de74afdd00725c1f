import { skeletonOf, textOf, unbroken } from '../test/html-page.js';
import { PAYLOADS } from '../test/payloads.js';
import { factsFor, proseFor, reportFor } from '../test/report.factory.js';
import { scoresWith } from '../test/responses.factory.js';
import { composeReport, type ReportView } from './compose-report.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';
import { checkProse } from './writers/model/check-prose.js';
import { draftShape } from './writers/model/prose-fields.js';
import type { Prose } from './writers/writer.js';

const SCORES = scoresWith({ helping: 92, creativity: 83, spatial: 17 });
const facts = factsFor(SCORES);
let prose: Prose;
let calm: string[];
beforeAll(async () => {
  prose = await proseFor(facts);
  calm = skeletonOf(renderHtml(await reportFor(SCORES)));
});

function viewOf(change: { prose?: Prose; firstName?: string }): ReportView {
  return composeReport({
    facts,
    prose,
    firstName: 'Robin',
    country: 'United Kingdom',
    generatedAt: new Date('2026-06-12T09:30:00Z'),
    assessmentId: '0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60',
    ...change,
  });
}

/** The same text in every place that a writer fills. */
function filledWith(text: string): Prose {
  const categories = { ...prose.categories, leadership: text, burnout: text };
  const careerNotes = prose.careerNotes.map(({ code }) => ({ code, why: text, whyNot: text }));
  return {
    ...prose,
    profile: text,
    categories,
    strengths: `- ${text}`,
    careers: `**${text}**`,
    careerNotes,
    workplace: `A *${text}*`,
    roadmap: text,
    people: text,
    nextSteps: text,
  };
}

/** Marks and bullets are read in a writer's text and do not show. */
const unmarked = (text: string): string => unbroken(text).replaceAll(/[*-]/g, '');

describe('hostile text', () => {
  it('as a name is shown as typed in the page and in the text, and is never markup', () => {
    for (const firstName of PAYLOADS) {
      const view = viewOf({ firstName });
      const html = renderHtml(view);
      expect(skeletonOf(html)).toEqual(calm);
      expect(html.split('<')).toHaveLength(calm.length + 1);
      expect(textOf(html)).toContain(`Career report for ${firstName}`);
      expect(unbroken(renderText(view))).toContain(unbroken(`career report for ${firstName}`));
    }
  });

  it('as prose, had it passed the check, is text as well', () => {
    const allowed = new Set([...calm, '<em>', '</em>']);
    for (const payload of PAYLOADS) {
      const view = viewOf({ prose: filledWith(payload) });
      const html = renderHtml(view);
      expect(skeletonOf(html).filter((tag) => !allowed.has(tag))).toEqual([]);
      expect(html.split('<')).toHaveLength(skeletonOf(html).length + 1);
      const shown = unmarked(payload.replaceAll('{{firstName}}', 'Robin'));
      expect(unmarked(textOf(html))).toContain(shown);
      expect(unmarked(renderText(view))).toContain(shown);
    }
  });

  it('of a model does not pass the check where it holds anything like markup', () => {
    const { generator: _, ...whole } = prose;
    const draft = draftShape.parse(JSON.parse(JSON.stringify(whole).replaceAll('twenty', 'a few')));
    expect(checkProse(draft, facts)).toEqual([]);
    const passed = PAYLOADS.filter((payload) => {
      const people = `${draft.people} ${payload}`;
      return checkProse({ ...draft, people }, facts).length === 0;
    });
    expect(passed.filter((payload) => /[<>&`{}[\]]/.test(payload))).toEqual([]);
    expect(passed.length).toBeLessThan(PAYLOADS.length / 10);
  });
});
