/** What `cold-visit.mjs` puts into a page it measures. */
declare function benchSeen(): {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  alive: number;
  blocking: number;
};
