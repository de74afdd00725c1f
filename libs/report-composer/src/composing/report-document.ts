import type { ReportBlock, ReportDetail, TextRun } from '@bearings/contracts';

/** The fields of the API's reply that are text. `composeTextFields` makes them. */
export type ReportTextFields = Pick<
  ReportDetail,
  'content' | 'personalityAnalysis' | 'careerRecommendations' | 'nextSteps'
>;

/** Returns a block as plain text, one string for each line. */
export function toPlainLines(block: ReportBlock): string[] {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'paragraph') return [joinPlainRuns(block.runs)];
  return listItems(block).map(joinPlainRuns);
}

/** Returns the texts of a list's items or of steps. */
export function listItems(block: Extract<ReportBlock, { kind: 'list' | 'steps' }>): TextRun[][] {
  return block.kind === 'list' ? block.items : block.steps.map(({ runs }) => runs);
}

export function joinPlainRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Returns a list item with a bold label before its text. */
export function withLabel(label: string, runs: readonly TextRun[]): TextRun[] {
  return [{ text: `${label}:`, mark: 'bold' }, { text: ' ' }, ...runs];
}
