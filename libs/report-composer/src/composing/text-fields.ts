// Makes the text fields that the API's specification names. Nothing else is Markdown, and nothing reads it back.
import type { ReportBlock, TextRun } from '@bearings/contracts';
import type { ReportSectionId } from '@bearings/domain';
import { type ComposedReport, composeSectionBlocks } from './compose-report.js';
import { listItems, type ReportTextFields } from './report-document.js';

/** Returns the text fields of the API's reply. The product's pages and files show the document instead. */
export function composeTextFields(view: Pick<ComposedReport, 'document' | 'added'>): ReportTextFields {
  const sections = view.document.sections.map((section) => ({
    id: section.id,
    title: section.title,
    text: formatBlocks(composeSectionBlocks(section, view)),
  }));
  const findText = (id: ReportSectionId): string => sections.find((section) => section.id === id)?.text ?? '';
  return {
    content: sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n'),
    personalityAnalysis: findText('profile'),
    careerRecommendations: findText('careers'),
    nextSteps: findText('next-steps'),
  };
}

/** Returns blocks as text with '- ' bullets, **bold** and *italic*; other such characters are escaped. */
export function formatBlocks(blocks: readonly ReportBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `**${escapeAllMarks(block.text)}**`;
      if (block.kind === 'paragraph') return escapeLineStart(formatRuns(block.runs));
      return listItems(block)
        .map((runs) => `- ${formatRuns(runs)}`)
        .join('\n');
    })
    .join('\n\n');
}

function formatRuns(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, mark }) => {
      if (mark === undefined) return escapeOpeningMarks(text);
      return mark === 'bold' ? `**${escapeAllMarks(text)}**` : `*${escapeAllMarks(text)}*`;
    })
    .join('');
}

function escapeOpeningMarks(text: string): string {
  if (!/[\\*]/.test(text)) return text;
  return text.replaceAll(/\\|(?<![\p{L}\p{N}])\*/gu, String.raw`\$&`);
}

function escapeAllMarks(text: string): string {
  return text.replaceAll(/[\\*]/g, String.raw`\$&`);
}

function escapeLineStart(line: string): string {
  return line.replace(/^[-#]/, String.raw`\$&`);
}
