import type { Assessment } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import type { AssessmentEntity } from './assessment.entity.js';
import { AssessmentHooks } from './assessment.hooks.js';
import { makePreview } from './preview.js';

/** Turns rows into what the owner may see of them: before payment, only the free part. */
@Injectable()
export class AssessmentPresenter {
  constructor(private readonly hooks: AssessmentHooks) {}

  async present(row: AssessmentEntity): Promise<Assessment> {
    const [reply] = await this.presentAll([row]);
    if (!reply) throw new Error('One assessment was given and none came out.');
    const { scores, personality, quality } = row;
    return scores && personality && quality
      ? { ...reply, preview: makePreview(scores, personality, quality) }
      : reply;
  }

  async presentAll(rows: AssessmentEntity[]): Promise<Assessment[]> {
    const completed = rows.filter((row) => row.completedAt !== null).map((row) => row.id);
    const standings = await this.hooks.standings.standingsOf(completed);
    return rows.map((row) => {
      const standing = standings.get(row.id);
      return {
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        completedAt: row.completedAt?.toISOString() ?? null,
        personalityType: row.personality?.type ?? null,
        isPaid: standing?.isPaid ?? false,
        status: row.completedAt === null ? 'in_progress' : (standing?.status ?? 'payment_required'),
        email: row.email,
      };
    });
  }
}
