import type { Evidence, QuotableComment } from '@bearings/contracts';
import { type MeasuredFigure, MIN_GROUP_PEOPLE } from '@bearings/domain';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/http/app-error.js';
import type { ReaderFigureKind } from './reader-figure.entity.js';
import { ReadersRepository } from './readers.repository.js';

/** Returns what readers said of their reports: to everyone what may be published, to administrators all comments. */
@Injectable()
export class ReadersService {
  constructor(private readonly readers: ReadersRepository) {}

  /** Returns the part of readers' feedback that may be published, without figures from too few people. */
  async evidence(): Promise<Evidence> {
    const figures = await this.readers.listFigures();
    const comments = await this.readers.listQuotable(true);
    const shownFigure = (kind: ReaderFigureKind): (MeasuredFigure & { value: number }) | null => {
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
      seeded: await this.readers.areFiguresSeeded(),
    };
  }

  /** Returns the comments that may be quoted, newest first, and which of them an administrator approved. */
  async comments(): Promise<QuotableComment[]> {
    const comments = await this.readers.listQuotable();
    return comments.flatMap(({ assessmentId, comment, rating, approvedAt }) =>
      rating === null ? [] : { id: assessmentId, text: comment, rating, approved: approvedAt !== null },
    );
  }

  /** Approves a comment for publication, or withdraws the approval. Throws a 404 if the comment may not be quoted. */
  async approve(id: string, approved: boolean): Promise<void> {
    if (!(await this.readers.approve(id, approved))) throw new NotFoundError();
  }
}
