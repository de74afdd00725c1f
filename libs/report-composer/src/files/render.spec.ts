import { REPORT_SECTIONS } from '@bearings/domain';
import { toText } from '../testing/html-page.js';
import { HOSTILE_NAMES, composeReportFor } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { countWords } from '../text.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

const SAMPLE_SCORES = createScores({ helping: 92, creativity: 83, spatial: 17 });

describe('renderHtml', () => {
  it('returns a single file without scripts or external resources', async () => {
    const html = renderHtml(await composeReportFor(SAMPLE_SCORES));
    expect(html.startsWith('<!doctype html>')).toBe(true);
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).not.toMatch(/<(?:script|link|img|iframe|object)\b|\bon\w+=|url\(|@import/i);
    const links = /<a href="https:\/\/[^"]+" rel="noopener noreferrer">/g;
    expect(html.match(links)?.length).toBeGreaterThan(3);
    expect(html.replaceAll(links, '')).not.toMatch(/https?:/i);
    expect(html).toContain('@media print');
  });

  it('closes every element and has a working link to every section', async () => {
    const html = renderHtml(await composeReportFor(SAMPLE_SCORES));
    const open: string[] = [];
    for (const [, close, name, empty] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g)) {
      if (empty === '/' || name === 'meta' || name === undefined) continue;
      if (close === '/') expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    expect(html.match(/<a href="#/g)).toHaveLength(REPORT_SECTIONS.length);
    expect(html).toMatch(
      /<p class="headline">Your answers have [^<]+<\/p>\n<p>[^<]+<\/p>\n<div class="shape" role="img"/,
    );
  });

  it('contains the title, pay and entry routes of every career', async () => {
    const view = await composeReportFor(SAMPLE_SCORES);
    const text = toText(renderHtml(view));
    for (const { title, pay, details = [] } of view.document.careers) {
      for (const part of [title, pay.text]) expect(text).toContain(part);
      const [ways] = details.filter(({ id }) => id === 'ways');
      expect(text).toContain(ways?.text ?? 'no way in');
    }
    expect(text).toContain('12 June 2026');
  });

  it('escapes a country name that is not in the list', async () => {
    const html = renderHtml(await composeReportFor(SAMPLE_SCORES, { country: '<b>x' }));
    expect(html).not.toContain('<b>x');
    expect(toText(html)).toContain('Pay in <b>x');
  });
});

describe('renderText', () => {
  it('has the word count and reading time that the report states', async () => {
    const view = await composeReportFor(SAMPLE_SCORES);
    const words = countWords(renderText(view));
    expect(view).toMatchObject({ wordCount: words, readingTime: Math.ceil(words / 200) });
  });

  it('has every section, and no line longer than 78 characters', async () => {
    const text = renderText(await composeReportFor(SAMPLE_SCORES, { country: 'IN' }));
    for (const { title } of REPORT_SECTIONS) expect(text).toContain(`${title.toUpperCase()}\n===`);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toMatch(/\*\*|[ \t]+$/m);
  });

  it.each([...HOSTILE_NAMES, 'x'.repeat(100), '🧭'.repeat(60)])(
    'wraps the name %j within 78 characters',
    async (firstName) => {
      const text = renderText(await composeReportFor(SAMPLE_SCORES, { firstName }));
      expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
      const joinedText = text.replaceAll(/\s+/g, '');
      expect(joinedText).toContain(`careerreportfor${firstName.replaceAll(/\s+/g, '')}`);
    },
  );

  it('contains the description and pay of every career', async () => {
    const view = await composeReportFor(SAMPLE_SCORES);
    const text = renderText(view).replaceAll(/\s+/g, ' ');
    for (const { what, pay } of view.document.careers) {
      expect(text).toContain(what);
      expect(text).toContain(pay.text);
    }
  });
});
