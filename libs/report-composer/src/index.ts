export { type AnswerQuality, measureQuality, composeQualityNote } from './answers/answer-quality.js';
export {
  composeReport,
  composeSectionBlocks,
  type ReportSource,
  type ComposedReport,
} from './composing/compose-report.js';
export {
  makeSample,
  type SampleInput,
  composeSampleCareer,
  listSampleCareers,
  composeSampleDetail,
  composeSampleView,
} from './composing/compose-sample.js';
export { composeSharedHeadline } from './composing/headline.js';
export { describeListChange } from './composing/list-change.js';
export { toPlainLines } from './composing/report-document.js';
export { LEADING_CAREER_COUNT, makeFacts, rematchFacts, type ReportFacts } from './composing/report-facts.js';
export { describeRevisionReason } from './composing/revision-reason.js';
export { countryByCode } from './content/countries/countries.js';
export { withTitlesIn } from './composing/career-titles.js';
export { composeTextFields } from './composing/text-fields.js';
export type { Link, LinkCheck, LinkChecks } from './content/links/link.js';
export { addressesToCheck, createRegister, isSiteRoot, unconfirmedAddresses } from './content/links/links.js';
export { ZIP_TEXTS } from './content/report-copy/pdf.js';
export { createAdviserSheetData } from './files/adviser-sheet.js';
export { escapeHtml } from './files/escape-html.js';
export { renderHtml } from './files/render-html.js';
export { renderText } from './files/render-text.js';
export { createReportPdfData } from './files/report-pdf.js';
export { type CardChoice, createShareCardData, createTwoShapesCardData } from './files/share-card.js';
export { draftSteps } from './guidance/plan-steps.js';
export { DEFAULT_PLANNED_CAREER_COUNT, listPlannedCareers } from './guidance/planned-careers.js';
export type { PlannedCareer } from './guidance/planned-career.js';
export { findCareerGuide } from './library/career-guide.js';
export { listCareerTrends } from './library/career-trends.js';
export { getCareerLibrary } from './library/library.js';
export { listObserverStatements } from './observers/observer-statements.js';
export { listCountryReports } from './pay/country-report.js';
export { findPayNow } from './pay/pay-now.js';
export { estimatePay } from './pay/pay.js';
export { makePreview } from './preview/preview.js';
export { composePreviewCareers, type PreviewSource } from './preview/preview-careers.js';
export { applyChoices } from './selections/apply-choices.js';
export type { Prose } from './prose/prose.js';
export { listCodesLacking, listLacking } from './composing/job-conditions.js';
export { listSwitches, type Switch } from './selections/switches.js';
export { createFurtherRows, createLongListRows, createOwnRows } from './selections/career-rows.js';
export { longDate, toSingleLine } from './text.js';
export { BuiltInWriter } from './writers/built-in/built-in-writer.js';
export { saidWhatTheyDid } from './writers/built-in/careers-section.js';
export {
  applyEdits,
  createClosedObjectSchema,
  createVerdictsSchema,
  describePlaces,
  type Edit,
  EDITS_SCHEMA,
  type JudgedPair,
  keepFollowing,
  listJudgedPairs,
  parseEdits,
  parseVerdicts,
  type Verdict,
} from './writers/model/edits.js';
export {
  isGoodEnough,
  listModelCases,
  MODEL_BOUNDS,
  MODEL_PROMPTS,
  type ModelCase,
  type ModelRate,
  type ModelRates,
  rateModel,
} from './writers/model/evaluation.js';
export { createEditorInstructions, JUDGE_INSTRUCTIONS } from './writers/model/instructions.js';
export { ModelError, type ModelFault } from './writers/model/model-error.js';
export { MODEL_PARTS, type ModelPart, type Place, writeEditable } from './writers/model/places.js';
export { findJsonObject, readTextAt } from './writers/model/read-json.js';
export type { ReportWriter } from './writers/writer.js';
