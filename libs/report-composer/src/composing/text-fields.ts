import type { ReportDetail } from '@bearings/contracts';
import type { ReportSectionId } from '@bearings/domain';

type TextFields = Pick<ReportDetail, 'content' | 'personalityAnalysis' | 'careerRecommendations' | 'nextSteps'>;

/** Returns the text fields of the API's reply. The product's pages and files show the document instead. */
export function composeTextFields(
  sections: readonly { id: ReportSectionId; title: string; text: string }[],
): TextFields {
  const findText = (id: ReportSectionId): string => sections.find((section) => section.id === id)?.text ?? '';
  return {
    content: sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n'),
    personalityAnalysis: findText('profile'),
    careerRecommendations: findText('careers'),
    nextSteps: findText('next-steps'),
  };
}
