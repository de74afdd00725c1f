import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a key was counted under a rule. */
@Entity('throttles')
export class ThrottleEntity {
  /** The rule's name and a keyed hash. */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key: string;

  @Column({ type: 'int', default: 0 })
  points: number;

  /** Milliseconds since 1970, by the database's clock: the count begins again after them. */
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
