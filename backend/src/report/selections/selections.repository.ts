import type { CareerChange, CareerChoice } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne, rowsOf } from '../../platform/database/transaction.js';

interface ChoiceRow extends Omit<CareerChoice, 'chosenAt'> {
  reportId: string;
  chosenAt: Date | null;
}

const COLUMNS = `report_id as "reportId", occupation_code as code, choice, added, note,
  chosen_at as "chosenAt"`;

@Injectable()
export class SelectionsRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the choices of these reports, in the order in which they were made. */
  async listOf(
    reportIds: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<ChoiceRow[]> {
    const result: unknown = await manager.query(
      `select ${COLUMNS} from career_choices where report_id = any($1)
        order by report_id, coalesce(chosen_at, created_at), occupation_code`,
      [reportIds],
    );
    return rowsOf(result);
  }

  /** Sets the given fields, and deletes the row where nothing is left of it. */
  async change(
    manager: EntityManager,
    reportId: string,
    code: string,
    { choice, added, note }: CareerChange,
  ): Promise<void> {
    const former = await queryOne<ChoiceRow>(
      manager,
      `select ${COLUMNS} from career_choices where report_id = $1 and occupation_code = $2`,
      [reportId, code],
    );
    const next = {
      choice: choice === undefined ? (former?.choice ?? null) : choice,
      added: added ?? former?.added ?? false,
      note: note ?? former?.note ?? '',
    };
    if (next.choice === null && !next.added && next.note === '') {
      await manager.query(
        'delete from career_choices where report_id = $1 and occupation_code = $2',
        [reportId, code],
      );
      return;
    }
    await manager.query(
      `insert into career_choices (report_id, occupation_code, choice, added, note, chosen_at)
       values ($1, $2, $3, $4, $5, case when $3::text is not null then clock_timestamp() end)
       on conflict (report_id, occupation_code) do update
          set choice = excluded.choice, added = excluded.added, note = excluded.note,
              chosen_at = case when excluded.choice is not distinct from career_choices.choice
                               then career_choices.chosen_at else excluded.chosen_at end`,
      [reportId, code, next.choice, next.added, next.note],
    );
  }
}
