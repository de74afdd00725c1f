/** What `cold-visit.mjs` puts into a page it measures. */
declare function benchSeen(): {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  load: number;
  alive: number;
};

/** Milliseconds until the next statement was drawn, once it is; `funnel.mjs` puts it in. */
declare var benchDrawn: number | undefined;
