import type { Evidence, Quality } from '@bearings/contracts';
import {
  BANK_VERSION,
  CATEGORIES,
  CATEGORY_NAMES,
  getCountryName,
  FOLLOW_UP_ANSWERS,
  type MeasuredFigure,
  QUESTIONS,
  MIN_GROUP_PEOPLE,
} from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { NotFoundError } from '../../platform/http/app-error.js';
import { QualityRepository } from './quality.repository.js';

const SUBJECT_NAMES = new Map<string, string>([
  ...CATEGORIES.map((category) => [category, CATEGORY_NAMES[category]] as const),
  ...QUESTIONS.map(({ id, text }) => [id, text] as const),
  ...FOLLOW_UP_ANSWERS.map(({ id, label }) => [id, label] as const),
]);

/** The kinds of figures that everyone may read. */
const PUBLIC_FIGURE_KINDS = ['suggested yes', 'decoy yes', 'worth it', 'guided'] as const;

/**
 * Returns the figures on the questionnaire and on readers' feedback: all of them to administrators, publishable ones to
 * everyone.
 */
@Injectable()
export class QualityService {
  constructor(
    private readonly quality: QualityRepository,
    private readonly events: DomainEvents,
    private readonly database: DataSource,
  ) {}

  /** Returns the part of readers' feedback that may be published, without figures from too few people. */
  async evidence(): Promise<Evidence> {
    const figures = await this.quality.listFigures(PUBLIC_FIGURE_KINDS);
    const { seeded } = await this.quality.findRun();
    const comments = await this.quality.listQuotable(true);
    const shownFigure = (kind: (typeof PUBLIC_FIGURE_KINDS)[number]): (MeasuredFigure & { value: number }) | null => {
      const found = figures.find((each) => each.kind === kind);
      if (!found || found.n < MIN_GROUP_PEOPLE) return null;
      return { n: found.n, date: found.computedOn, value: found.value ?? 0 };
    };
    const [suggested, decoys] = [shownFigure('suggested yes'), shownFigure('decoy yes')];
    const [rating, guided] = [shownFigure('worth it'), shownFigure('guided')];
    return {
      readers:
        suggested && decoys
          ? {
              n: Math.min(suggested.n, decoys.n),
              date: suggested.date,
              suggestedYes: suggested.value,
              decoyYes: decoys.value,
            }
          : null,
      rating: rating && { n: rating.n, date: rating.date, mean: rating.value },
      guided: guided && { n: guided.n, date: guided.date },
      quotes: comments.flatMap(({ comment, rating: stars }) =>
        stars === null ? [] : { text: comment, rating: stars },
      ),
      seeded,
    };
  }

  async read(): Promise<Quality> {
    const { dueAt, finishedAt, seeded } = await this.quality.findRun();
    const figures = await this.quality.listFigures();
    const comments = await this.quality.listQuotable();
    return {
      finishedAt: finishedAt?.toISOString() ?? null,
      dueAt: dueAt.toISOString(),
      seeded,
      bankVersion: BANK_VERSION,
      figures: figures
        .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
        .map(({ kind, subject, n, value, low, high }) => ({
          kind,
          subject,
          label: findLabel(subject),
          n,
          value,
          low,
          high,
        })),
      comments: comments.flatMap(({ assessmentId, comment, rating, approvedAt }) =>
        rating === null ? [] : { id: assessmentId, text: comment, rating, approved: approvedAt !== null },
      ),
    };
  }

  /** Requests that the figures are computed again. The first process that claims this computation does it. */
  request(): Promise<void> {
    return this.quality.request();
  }

  /** Approves a comment for publication, or withdraws the approval. Throws a 404 if the comment may not be quoted. */
  async approve(id: string, approved: boolean): Promise<void> {
    if (!(await this.quality.approve(id, approved))) throw new NotFoundError();
  }

  /** Returns all figures as rows for a CSV file. The export is audited. */
  async export(adminId: string): Promise<(string | number | null)[][]> {
    await this.events.emit(this.database.manager, 'admin.exported', { adminId, list: 'quality' });
    const figures = await this.quality.listFigures();
    return figures.map(({ kind, subject, bankVersion, n, value, low, high, computedOn }) => [
      kind,
      subject,
      findLabel(subject),
      bankVersion,
      n,
      value,
      low,
      high,
      computedOn,
    ]);
  }
}

/** Returns a label for a figure's subject, with names instead of ids. */
const findLabel = (subject: string): string =>
  subject
    .split(' ')
    .map(
      (id) => SUBJECT_NAMES.get(id) ?? occupationByCode(id)?.title ?? (/^[A-Z]{2}$/.test(id) ? getCountryName(id) : id),
    )
    .join(', ');
