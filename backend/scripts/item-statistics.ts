// Computes the statistics of the questionnaire and of readers' feedback as CSV: `npm run item-statistics`.
import {
  BANK_VERSION,
  CATEGORIES,
  CATEGORY_NAMES,
  FOLLOW_UP_ANSWERS,
  getCountryName,
  isCountry,
  QUESTIONS,
} from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import { DataSource } from 'typeorm';
import { AssessmentEntity } from '../src/assessment/assessment.entity.js';
import { FollowUpEntity } from '../src/evidence/follow-up.entity.js';
import { ReaderFeedbackEntity } from '../src/evidence/reader-feedback.entity.js';
import { createDataSourceOptions } from '../src/platform/database/database.module.js';
import { formatCsvHeader, formatCsvLine } from '../src/platform/http/csv.js';
import { ReportEntity } from '../src/report/report.entity.js';
import { computeStatistics } from './item-statistics/compute-statistics.js';
import type { ItemFigure } from './item-statistics/item-figures.js';

const CSV_COLUMNS = ['kind', 'subject', 'label', 'bank', 'n', 'value', 'low', 'high'];

const SUBJECT_NAMES = new Map<string, string>([
  ...CATEGORIES.map((category) => [category, CATEGORY_NAMES[category]] as const),
  ...QUESTIONS.map(({ id, text }) => [id, text] as const),
  ...FOLLOW_UP_ANSWERS.map(({ id, label }) => [id, label] as const),
]);

/** Returns the statistics as CSV. Reads one snapshot of the database and writes nothing. */
export async function createItemStatisticsCsv(url: string): Promise<string> {
  const entities = [AssessmentEntity, FollowUpEntity, ReaderFeedbackEntity, ReportEntity];
  const database = new DataSource({ ...createDataSourceOptions({ url, poolSize: 1 }), entities });
  await database.initialize();
  try {
    return await database.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('set transaction read only');
      return formatStatistics(await computeStatistics(manager));
    });
  } finally {
    await database.destroy();
  }
}

const formatStatistics = (figures: readonly ItemFigure[]): string =>
  formatCsvHeader(CSV_COLUMNS) +
  figures
    .map(({ kind, subject, n, value, low, high }) => [
      kind,
      subject,
      findLabel(subject),
      BANK_VERSION,
      n,
      value,
      low,
      high,
    ])
    .map(formatCsvLine)
    .join('');

/** Returns a label for a figure's subject, with names instead of ids. */
const findLabel = (subject: string): string =>
  subject
    .split(' ')
    .map((id) => SUBJECT_NAMES.get(id) ?? occupationByCode(id)?.title ?? (isCountry(id) ? getCountryName(id) : id))
    .join(', ');
