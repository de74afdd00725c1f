import type { DealBreakerId } from '@bearings/domain';

/** A career that the person has in mind, with the title under which they found it. */
export interface JobInMind {
  /** The job's O*NET-SOC code. */
  code: string;
  title: string;
  /** Deal-breakers that are a regular part of the work; empty until the server has said which. */
  dealBreakers: readonly DealBreakerId[];
}
