/** Returns the measurements that `cold-visit.mjs` has recorded in the page. */
declare function benchSeen(): {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  alive: number;
  blocking: number;
};
