/** Counts for the administrator's first screen. */
export interface AdminOverview {
  started: number;
  completed: number;
  paid: number;
  ready: number;
  /** Pence. */
  revenue: number;
}
