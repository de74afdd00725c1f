import type { CareerChange } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CareerChoiceEntity } from './career-choice.entity.js';

@Injectable()
export class SelectionsRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Returns the choices for these reports, report by report, in the order in which they were made. */
  listOf(
    reportIds: string[],
    manager: EntityManager = this.manager,
  ): Promise<CareerChoiceEntity[]> {
    return manager
      .createQueryBuilder(CareerChoiceEntity, 'c')
      .where('c.reportId = any(:reportIds)', { reportIds })
      .orderBy('c.report_id')
      .addOrderBy('coalesce(c.chosen_at, c.created_at)')
      .addOrderBy('c.occupation_code')
      .getMany();
  }

  /**
   * Sets the given fields, and deletes a row that becomes empty. The time of a choice stays while the choice is the
   * same. The caller must hold the lock of the report's choices.
   */
  async change(
    manager: EntityManager,
    reportId: string,
    code: string,
    { choice, added, note }: CareerChange,
  ): Promise<void> {
    const previous = await manager.findOneBy(CareerChoiceEntity, { reportId, code });
    const next = {
      choice: choice === undefined ? (previous?.choice ?? null) : choice,
      added: added ?? previous?.added ?? false,
      note: note ?? previous?.note ?? '',
    };
    if (next.choice === null && !next.added && next.note === '') {
      await manager.delete(CareerChoiceEntity, { reportId, code });
      return;
    }
    const isSame = next.choice === (previous?.choice ?? null);
    const chosenAt = next.choice === null ? null : () => 'clock_timestamp()';
    const values = { ...next, ...(!isSame && { chosenAt }) };
    if (previous) await manager.update(CareerChoiceEntity, { reportId, code }, values);
    else await manager.insert(CareerChoiceEntity, { reportId, code, ...values });
  }
}
