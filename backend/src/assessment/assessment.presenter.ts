import type { Assessment } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import type { AssessmentEntity } from './assessment.entity.js';
import { AssessmentHooks } from './assessment.hooks.js';
import { directionOf, keyedAnswers } from './certainty.js';
import { makePreview } from './preview.js';

/** Converts rows to the replies that their owner may see: before payment, only the free part. */
@Injectable()
export class AssessmentPresenter {
  constructor(private readonly hooks: AssessmentHooks) {}

  async present(row: AssessmentEntity): Promise<Assessment> {
    const [reply] = await this.presentAll([row]);
    if (!reply) throw new Error('One assessment was given and none came out.');
    const { circumstances, responses, scores, personality, quality } = row;
    const shown = { ...reply, ...(circumstances && { circumstances }) };
    if (!responses || !scores || !personality || !quality) return shown;
    const { clear: direction } = directionOf(keyedAnswers(responses));
    const known = { direction, circumstances };
    return { ...shown, preview: makePreview(scores, personality, quality, known) };
  }

  async presentAll(rows: AssessmentEntity[]): Promise<Assessment[]> {
    const completed = rows.filter((row) => row.completedAt !== null).map((row) => row.id);
    const statuses = await this.hooks.accessStatus.accessStatusOf(completed);
    return rows.map((row) => {
      const access = statuses.get(row.id);
      return {
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        completedAt: row.completedAt?.toISOString() ?? null,
        personalityType: row.personality?.type ?? null,
        isPaid: access?.isPaid ?? false,
        status: row.completedAt === null ? 'in_progress' : (access?.status ?? 'payment_required'),
        email: row.email,
        ...(row.completedAt === null && { answered: Object.keys(row.draft.answers ?? {}).length }),
      };
    });
  }
}
