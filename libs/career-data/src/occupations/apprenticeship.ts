/** Whether an apprenticeship takes starters. */
export type ApprenticeshipStatus = 'open' | 'paused';

/** An apprenticeship standard in England. */
export interface Apprenticeship {
  /** The publisher's reference, such as ST0152. */
  reference: string;
  /** The publisher's title, unchanged. */
  title: string;
  /** 2 GCSE, 3 A level, 4 and 5 higher, 6 degree, 7 master's. */
  level: 2 | 3 | 4 | 5 | 6 | 7;
  /** Typical months before the final assessment. */
  months: number;
  /** The group of occupations that the publisher puts it in. */
  route: string;
  status: ApprenticeshipStatus;
}
