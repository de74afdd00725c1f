import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** The authenticator app that an account uses as its second factor. */
@Entity('second_factors')
@DataPolicy<SecondFactorEntity>({
  person: {
    references: { user_id: ['users', 'delete'] },
    export: { none: 'the encrypted secret of an administrator’s app' },
  },
})
export class SecondFactorEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId: string;

  /** The encrypted secret of the app. */
  @Column({ type: 'bytea' }) secret: Buffer;

  /** The time when the first code from the app was entered; null before that. */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true }) confirmedAt: Date | null;

  /** The last time step whose code was used. A code is valid once. */
  @Column({ name: 'last_step', type: 'bigint', default: 0 }) lastStep: string;

  /**
   * The algorithm and the id of the key with which the secret is encrypted. They are stored so that both can be
   * replaced.
   */
  @Column({ name: 'sealed_by', type: 'text' }) sealedBy: string;
}
