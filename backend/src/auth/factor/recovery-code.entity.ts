import { Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** A single-use code for signing in without the authenticator app. */
@Entity('recovery_codes')
@DataPolicy<RecoveryCodeEntity>({
  person: {
    references: { user_id: ['users', 'delete'] },
    export: { none: 'hashes of an administrator’s codes' },
  },
})
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId: string;
  @PrimaryColumn({ name: 'code_hash', type: 'bytea' }) codeHash: Buffer;
}
