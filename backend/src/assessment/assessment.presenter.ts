import type { Assessment } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import type { AssessmentEntity } from './assessment.entity.js';
import { countryOf } from './country-of.js';
import { type AccessStatus, AccessStatusRepository, UNPAID_STATUS } from './access-status.repository.js';
import { measureDirection, groupAnswersByCategory } from '@bearings/career-matching';
import { makePreview } from '@bearings/report-composer';

/** The columns that a reply with a list of assessments needs. */
type ListedAssessmentRow = Pick<
  AssessmentEntity,
  'id' | 'createdAt' | 'completedAt' | 'email' | 'country' | 'draft' | 'personality'
>;

/** The columns that a reply with a single assessment needs. */
type DetailedAssessmentRow = ListedAssessmentRow &
  Pick<AssessmentEntity, 'circumstances' | 'responses' | 'scores' | 'quality'>;

/** Converts rows to replies for their owner. Before payment, a reply contains only the free part of the result. */
@Injectable()
export class AssessmentPresenter {
  constructor(private readonly access: AccessStatusRepository) {}

  async present(row: AssessmentEntity): Promise<Assessment> {
    const statuses = await this.statusesOf([row]);
    return this.presentAs(row, statuses.get(row.id));
  }

  async presentAll(rows: AssessmentEntity[]): Promise<Assessment[]> {
    const statuses = await this.statusesOf(rows);
    return rows.map((row) => toAssessmentWithoutPreview(row, statuses.get(row.id)));
  }

  /** Like {@link present}, for a completed assessment with a known access status. */
  presentAs(row: DetailedAssessmentRow, access = UNPAID_STATUS): Assessment {
    const { circumstances, responses, scores, personality, quality } = row;
    const shownFields = { ...toAssessmentWithoutPreview(row, access), ...(circumstances && { circumstances }) };
    if (!responses || !scores || !personality || !quality) return shownFields;
    const { clear: direction } = measureDirection(groupAnswersByCategory(responses));
    const knownData = { direction, circumstances };
    return { ...shownFields, preview: makePreview(scores, personality, quality, knownData) };
  }

  private statusesOf(rows: AssessmentEntity[]): Promise<Map<string, AccessStatus>> {
    const completedIds = rows.filter((row) => row.completedAt !== null).map((row) => row.id);
    return this.access.accessStatusOf(completedIds);
  }
}

function toAssessmentWithoutPreview(
  row: ListedAssessmentRow,
  { isPaid, status, retakeUntil } = UNPAID_STATUS,
): Assessment {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    personalityType: row.personality?.type ?? null,
    isPaid,
    status: row.completedAt === null ? 'in_progress' : status,
    ...(retakeUntil && { retakeUntil: retakeUntil.toISOString() }),
    email: row.email,
    countryCode: countryOf(row),
    ...(row.completedAt === null && { answered: Object.keys(row.draft.answers ?? {}).length }),
  };
}
