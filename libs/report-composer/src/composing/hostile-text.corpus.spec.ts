import { SCRIPT_PAYLOADS } from '@bearings/contracts/testing';
import { skeletonOf, textOf, unbroken } from '../testing/html-page.js';
import { factsFor, proseFor, reportFor } from '../testing/report.factory.js';
import { scoresWith } from '@bearings/career-matching/testing';
import { composeReport, type ReportView } from './compose-report.js';
import { renderHtml } from '../files/render-html.js';
import { renderText } from '../files/render-text.js';
import { ROBINS_FACTS, ROBINS_DRAFT } from '../testing/drafts/robin.js';
import { checkDraft } from '../writers/model/check-draft.js';
import type { Prose } from '../writers/writer.js';

const SCORES = scoresWith({ helping: 92, creativity: 83, spatial: 17 });
const facts = factsFor(SCORES);
let prose: Prose;
let harmless: string[];
beforeAll(async () => {
  prose = await proseFor(facts);
  harmless = skeletonOf(renderHtml(await reportFor(SCORES)));
});

function viewOf(change: { prose?: Prose; firstName?: string }): ReportView {
  return composeReport({
    facts,
    prose,
    firstName: 'Robin',
    country: 'GB',
    generatedAt: new Date('2026-06-12T09:30:00Z'),
    assessmentId: '0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60',
    ...change,
  });
}

/** Returns prose in which every field that a writer fills has the same text. */
function filledWith(text: string): Prose {
  const categories = { ...prose.categories, leadership: text, burnout: text };
  const careerNotes = prose.careerNotes.map(({ code }) => ({
    code,
    why: text,
    whyNot: text,
    restsOn: null,
    quotes: [],
    saysDrawback: false,
  }));
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

/** Removes the characters that mark emphasis and bullets, because a report doesn't show them. */
const unmarked = (text: string): string => unbroken(text).replaceAll(/[*-]/g, '');

describe('text that contains HTML or script code', () => {
  it('is shown as typed, without adding an element, if it is in a name', () => {
    for (const firstName of SCRIPT_PAYLOADS) {
      const view = viewOf({ firstName });
      const html = renderHtml(view);
      expect(skeletonOf(html)).toEqual(harmless);
      expect(html.split('<')).toHaveLength(harmless.length + 1);
      expect(textOf(html)).toContain(`Career report for ${firstName}`);
      expect(unbroken(renderText(view))).toContain(unbroken(`career report for ${firstName}`));
    }
  });

  it('is shown as plain text if it is in prose, even in prose that was not checked', () => {
    const allowed = new Set([...harmless, '<em>', '</em>']);
    for (const payload of SCRIPT_PAYLOADS) {
      const view = viewOf({ prose: filledWith(payload) });
      const html = renderHtml(view);
      expect(skeletonOf(html).filter((tag) => !allowed.has(tag))).toEqual([]);
      expect(html.split('<')).toHaveLength(skeletonOf(html).length + 1);
      const shown = unmarked(payload.replaceAll('{{firstName}}', 'Robin'));
      expect(unmarked(textOf(html))).toContain(shown);
      expect(unmarked(renderText(view))).toContain(shown);
    }
  });

  it('is rejected if it is in a language model’s draft', () => {
    const passed = SCRIPT_PAYLOADS.filter((payload) => {
      const claims = [{ text: payload, facts: ['type'] }];
      const people = [...(ROBINS_DRAFT.people ?? []), { claims }];
      return checkDraft({ ...ROBINS_DRAFT, people }, ROBINS_FACTS).length === 0;
    });
    expect(passed.filter((payload) => /[<>&`{}[\]]/.test(payload))).toEqual([]);
    expect(passed.length).toBeLessThan(SCRIPT_PAYLOADS.length / 10);
  });
});
