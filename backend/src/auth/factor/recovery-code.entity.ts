import { Entity, PrimaryColumn } from 'typeorm';

/** A code that stands in for a lost authenticator app, once. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;
}
