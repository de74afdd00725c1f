import { Pool, type PoolConfig } from 'pg';

const pools = new Set<Pool>();

class CountedPool extends Pool {
  constructor(options?: PoolConfig) {
    super(options);
    pools.add(this);
  }
}

/** Replaces the package `pg`, of which TypeORM uses only `Pool`. {@link countConnections} counts these pools. */
export const countedDriver = { Pool: CountedPool };

/** Returns the number of connections of this process, and the number of statements that wait for one. */
export function countConnections(): { total: number; idle: number; waiting: number } {
  const counts = { total: 0, idle: 0, waiting: 0 };
  for (const pool of pools) {
    if (pool.ended) pools.delete(pool);
    counts.total += pool.totalCount;
    counts.idle += pool.idleCount;
    counts.waiting += pool.waitingCount;
  }
  return counts;
}
