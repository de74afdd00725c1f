import { longDate } from '../text.js';
import type { ReportBlock, ReportCategory, ReportDocument, TextRun } from '@bearings/contracts';
import { BRAND, getCountryName, toShapeValues, TYPICAL_TRAITS_LABELS } from '@bearings/domain';
import { describeShape } from '@bearings/charts';
import { escapeHtml } from './escape-html.js';
import { composeCareerTitle, type LabelledFact, listCareersFacts } from '../composing/career-view.js';
import {
  composeBlocksAfterCareers,
  composeBlocksBeforeCareers,
  describePersonality,
  type ComposedReport,
} from '../composing/compose-report.js';
import { listItems } from '../composing/report-document.js';
import { PAPER_COLOURS, drawShape } from './drawings.js';
import { REPORT_STYLE } from './report-style.js';

const COMPASS_SVG = `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" stroke-width="2"/><path d="M22 7 18 18 16 16Z" fill="#c2452d"/><path d="M22 7 14 14 16 16Z" fill="#c2452d"/><path d="M10 25 14 14 16 16Z" fill="currentColor"/><path d="M10 25 18 18 16 16Z" fill="currentColor"/></svg>`;

/** Renders a report as one printable HTML file without scripts or external resources. */
export function renderHtml(view: ComposedReport): string {
  const { document, firstName } = view;
  const title = `${BRAND.name} career report`;
  const contents = document.sections
    .map((section) => `<li><a href="#${section.id}">${escapeHtml(section.title)}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<main>
<header>
<div class="brand">${COMPASS_SVG}<span>${escapeHtml(BRAND.name)}</span></div>
<h1>Career report for <bdi>${escapeHtml(firstName)}</bdi></h1>
${shapeHtml(document)}
<dl class="about">
${renderAboutList(view)}
</dl>
<nav aria-label="Contents"><ol>${contents}</ol></nav>
</header>
${document.sections.map((section) => sectionHtml(section.id, section.title, section.blocks, view)).join('\n')}
<footer><p>Assessment ${escapeHtml(view.assessmentId)}. Pay is shown for ${escapeHtml(getCountryName(view.country))}. ${view.wordCount} words, about ${view.readingTime} minutes.</p></footer>
</main>
</body>
</html>
`;
}

/**
 * Renders the first part of the file: the headline, and the chart of the scores. The
 * section on the profile lists the scores.
 */
function shapeHtml({ categories, headline }: ReportDocument): string {
  const values = toShapeValues(categories);
  const drawing = drawShape({ values, ground: PAPER_COLOURS }).replace('<svg ', '<svg aria-hidden="true" ');
  return `<p class="headline">${escapeHtml(headline.title)}</p>
<p>${escapeHtml(headline.sentence)}</p>
<div class="shape" role="img" aria-label="${escapeHtml(describeShape(categories, 'Your'))}">${drawing}</div>`;
}

function renderAboutList(view: ComposedReport): string {
  const { type, traits } = view.document.personality;
  const entries: [string, string][] = [
    ['Written on', longDate(view.generatedAt)],
    ['Type', describePersonality(view)],
    [TYPICAL_TRAITS_LABELS[type], traits.map(({ text, agrees }) => (agrees ? `${text} ✓` : text)).join(', ')],
    ['Written by', view.generator],
  ];
  return entries.map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`).join('\n');
}

function sectionHtml(id: string, title: string, blocks: readonly ReportBlock[], view: ComposedReport): string {
  const { document } = view;
  const parts = blocks.map(blockHtml);
  if (id === 'profile') parts.push(chartHtml(document.categories), ...document.categories.map(categoryHtml));
  if (id === 'careers') {
    parts.push(...composeBlocksBeforeCareers(document).map(blockHtml));
    const facts = listCareersFacts(document.careers);
    for (const [index, career] of document.careers.entries()) {
      const rank = document.matching.ranked ? index + 1 : null;
      parts.push(
        `<article class="career"><h3>${escapeHtml(composeCareerTitle(career, rank))}</h3>\n${factsHtml(facts[index] ?? [])}</article>`,
      );
    }
    parts.push(...composeBlocksAfterCareers(view).map(blockHtml));
  }
  return `<section id="${id}">\n<h2>${escapeHtml(title)}</h2>\n${parts.join('\n')}\n</section>`;
}

function chartHtml(categories: readonly ReportCategory[]): string {
  const rows = categories
    .map(
      ({ name, score, band }) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td><span class="track"><span class="bar" style="width:${score}%"></span></span></td><td>${score}, ${band}</td></tr>`,
    )
    .join('\n');
  return `<table><caption>Scores from 0 to 100</caption>\n${rows}\n</table>`;
}

function categoryHtml({ name, runs }: ReportCategory): string {
  return `<p><strong>${escapeHtml(name)}.</strong> ${runsHtml(runs)}</p>`;
}

function blockHtml(block: ReportBlock): string {
  if (block.kind === 'heading') return `<h3>${escapeHtml(block.text)}</h3>`;
  if (block.kind === 'paragraph') return `<p>${runsHtml(block.runs)}</p>`;
  return `<ul>${listItems(block)
    .map((runs) => `<li>${runsHtml(runs)}</li>`)
    .join('\n')}</ul>`;
}

function factsHtml(facts: readonly LabelledFact[]): string {
  const entries = facts.map(([label, runs]) => `<div><dt>${escapeHtml(label)}</dt><dd>${runsHtml(runs)}</dd></div>`);
  return `<dl class="facts">${entries.join('\n')}</dl>`;
}

function runsHtml(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, mark, href, lang }) => {
      const plainText = escapeHtml(text);
      const escapedText = lang === undefined ? plainText : `<span lang="${escapeHtml(lang)}">${plainText}</span>`;
      if (href !== undefined) return renderExternalLink(href, escapedText);
      if (mark === 'bold') return `<strong>${escapedText}</strong>`;
      return mark === 'italic' ? `<em>${escapedText}</em>` : escapedText;
    })
    .join('');
}

/** Renders a link with its URL as text, so that it is readable on paper and recognisable as external. */
function renderExternalLink(href: string, escapedText: string): string {
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapedText}</a>`;
}
