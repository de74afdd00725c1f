export { type AnswerQuality, measureQuality, qualityNote } from './answers/answer-quality.js';
export { composeReport, composeSectionBlocks, type ReportSource, type ReportView } from './composing/compose-report.js';
export {
  makeSample,
  type Sample,
  sampleCareer,
  sampleCareers,
  sampleDetail,
  sampleView,
} from './composing/compose-sample.js';
export { plainLines } from './composing/report-document.js';
export { HEADLINED_CAREERS, makeFacts, rematchFacts, type ReportFacts } from './composing/report-facts.js';
export { revisionReason } from './composing/revision-reason.js';
export { countryByCode } from './content/countries/countries.js';
export { withTitlesIn } from './composing/career-titles.js';
export type { Link, LinkCheck, LinkChecks } from './content/links/link.js';
export { addressesToCheck, createRegister, isSiteRoot, unconfirmedAddresses } from './content/links/links.js';
export { ZIP_TEXTS } from './content/report-copy/pdf.js';
export { adviserSheetData } from './files/adviser-sheet.js';
export { escapeHtml } from './files/escape-html.js';
export { renderHtml } from './files/render-html.js';
export { renderText } from './files/render-text.js';
export { reportPdfData } from './files/report-pdf.js';
export { type CardChoice, shareCardData } from './files/share-card.js';
export { draftSteps } from './guidance/plan-steps.js';
export { DEFAULT_PLANNED_CAREER_COUNT as FIRST_CAREERS, plannedCareers } from './guidance/planned-careers.js';
export type { PlannedCareer } from './guidance/step.js';
export { careerGuide } from './library/career-guide.js';
export { careerTrends } from './library/career-trends.js';
export { careerLibrary } from './library/library.js';
export { type ObserverQuestion, observerQuestions, observerStatement } from './observers/observer-questions.js';
export { countryReports } from './pay/country-report.js';
export { estimatePay } from './pay/pay.js';
export { makePreview } from './preview/preview.js';
export { chooseAnswerableJobs, previewCareers, type PreviewSource } from './preview/preview-careers.js';
export { applyChoices } from './selections/apply-choices.js';
export { createFurtherRows, createOwnRows } from './selections/career-rows.js';
export { longDate, oneLine } from './text.js';
export { BuiltInWriter } from './writers/built-in/built-in-writer.js';
export { checkDraft, type DraftFault } from './writers/model/check-draft.js';
export { closedObject, type Draft, textSchema, toParagraphs } from './writers/model/draft.js';
export { instructionsFor } from './writers/model/instructions.js';
export { ModelError, type ModelFault } from './writers/model/model-error.js';
export type { ModelFact } from './writers/model/model-facts.js';
export {
  answerSchema,
  factsForPart,
  type Part,
  PROSE_PARTS,
  type ProseField,
  proseFields,
  toProse,
} from './writers/model/prose-fields.js';
export { findObject, property, readTextAt } from './writers/model/read-json.js';
export type { Prose, ReportWriter } from './writers/writer.js';
