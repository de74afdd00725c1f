/** Whether new apprentices can start. */
export type ApprenticeshipStatus = 'open' | 'paused';

/** An apprenticeship standard in England. */
export interface Apprenticeship {
  /** The publisher's reference, such as ST0152. */
  reference: string;
  /** The publisher's title, unchanged. */
  title: string;
  /** Level of the qualification: 2 GCSE, 3 A level, 4 and 5 higher, 6 degree, 7 master's. */
  level: 2 | 3 | 4 | 5 | 6 | 7;
  /** Typical number of months before the final assessment. */
  months: number;
  /** The publisher's group of occupations. */
  route: string;
  status: ApprenticeshipStatus;
}
