import { Column, Entity, PrimaryColumn, Raw } from 'typeorm';
import { DataPolicy } from '../personal-data/data-policy.js';

/** The number of requests counted for one key of a throttle rule. */
@Entity('throttles')
@DataPolicy<ThrottleEntity>({
  person: null,
  keep: [
    {
      job: 'expired throttles',
      // Uses `now()`, because a volatile function such as `clock_timestamp()` prevents the use of an index.
      where: () => ({
        expire: Raw((column) => `${column} < (extract(epoch from now()) * 1000)::bigint`),
      }),
      oldestBySql: 'expire',
    },
  ],
})
export class ThrottleEntity {
  /** The rule's name and a keyed hash of what is limited, such as an email. */
  @PrimaryColumn({ type: 'varchar', length: 255 }) key: string;
  /** Requests in the present period; for a rule that refills, 2 if the last request was refused. */
  @Column({ type: 'int', default: 0 }) points: number;

  /** The time at which the count restarts or is full again, in milliseconds since 1970 by the database's clock. */
  @Column({ type: 'bigint', nullable: true }) expire: string | null;
}
