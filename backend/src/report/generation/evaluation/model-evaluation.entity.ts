import type { ModelRates } from '@bearings/report-composer';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../../platform/personal-data/data-policy.js';

/** What an evaluation measured, and what it took. */
export interface EvaluationResult extends ModelRates {
  seconds: number;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Null if the operator has set no prices. */
  dollars: number | null;
}

/** What a result belongs to: other models, another server or other prompts are evaluated anew. */
export interface Combination {
  /** Host and path of the server. */
  server: string;
  writer: string;
  judge: string;
  /** Fingerprint of our prompts and of the cases. */
  prompts: string;
}

/** An evaluation of a language model. */
@Entity('model_evaluations')
@DataPolicy<ModelEvaluationEntity>({ person: null })
export class ModelEvaluationEntity implements Combination {
  @PrimaryColumn({ type: 'text' }) server: string;
  @PrimaryColumn({ type: 'text' }) writer: string;
  @PrimaryColumn({ type: 'text' }) judge: string;
  @PrimaryColumn({ type: 'text' }) prompts: string;

  /** When a worker began the evaluation. */
  @Column({ name: 'started_at', type: 'timestamptz', default: () => 'now()' }) startedAt: Date;
  @Column({ name: 'made_at', type: 'timestamptz', nullable: true }) madeAt: Date | null;
  /** Null until the evaluation has ended. */
  @Column({ type: 'jsonb', nullable: true }) result: EvaluationResult | null;
}
