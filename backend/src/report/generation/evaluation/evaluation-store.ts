import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { createDataSourceOptions } from '../../../platform/database/database.module.js';
import { isOlderThan, NOW } from '../../../platform/database/times.js';
import { type Combination, type EvaluationResult, ModelEvaluationEntity } from './model-evaluation.entity.js';

/** Time after which another worker may begin an evaluation whose worker has stored nothing. */
const MAX_HOURS = 1;
const KEYS: (keyof Combination)[] = ['server', 'writer', 'judge', 'prompts'];

/** A finished evaluation. */
export interface MadeEvaluation extends Combination {
  madeAt: Date;
  result: EvaluationResult;
}

/** Returns the evaluation of a combination; null if there is none yet. */
export async function findEvaluation(manager: EntityManager, combination: Combination): Promise<MadeEvaluation | null> {
  const found = await manager.findOneBy(ModelEvaluationEntity, { ...combination, result: Not(IsNull()) });
  return found?.result && found.madeAt ? { ...combination, madeAt: found.madeAt, result: found.result } : null;
}

/** Begins an evaluation. Returns false if there is a result, or another worker began within the last hour. */
export async function beginEvaluation(manager: EntityManager, combination: Combination): Promise<boolean> {
  const abandoned = { ...combination, result: IsNull(), startedAt: isOlderThan({ hours: MAX_HOURS }) };
  await manager.delete(ModelEvaluationEntity, abandoned);
  const insertion = manager.createQueryBuilder().insert().into(ModelEvaluationEntity).values(combination);
  const rows: unknown = (await insertion.orIgnore().returning('server').execute()).raw;
  return Array.isArray(rows) && rows.length > 0;
}

/** Ends an evaluation that failed, so that a worker may begin it again. A result that was stored meanwhile stays. */
export async function abandonEvaluation(manager: EntityManager, combination: Combination): Promise<void> {
  await manager.delete(ModelEvaluationEntity, { ...combination, result: IsNull() });
}

/** Stores a result, in place of an earlier one of the same combination. */
export async function storeEvaluation(
  manager: EntityManager,
  combination: Combination,
  result: EvaluationResult,
): Promise<void> {
  await manager.upsert(ModelEvaluationEntity, { ...combination, result, madeAt: NOW }, KEYS);
}

/** Runs work on the evaluations of a database outside the application. */
export async function withEvaluations<Result>(
  url: string,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const options = { ...createDataSourceOptions({ url, poolSize: 1 }), entities: [ModelEvaluationEntity] };
  const source = await new DataSource(options).initialize();
  try {
    return await work(source.manager);
  } finally {
    await source.destroy();
  }
}
