import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryOne } from '../../platform/database/transaction.js';
import type { Sealed } from './secret-box.js';

/** An account's second factor. */
interface FactorRow {
  isConfirmed: boolean;
  recoveryCodes: number;
}

/** The tables of second factors and recovery codes. */
@Injectable()
export class FactorRepository {
  constructor(private readonly database: DataSource) {}

  find(userId: string): Promise<FactorRow | null> {
    return queryOne(
      this.database,
      `select confirmed_at is not null as "isConfirmed",
              (select count(*)::int from recovery_codes r where r.user_id = f.user_id)
                as "recoveryCodes"
         from second_factors f where user_id = $1`,
      [userId],
    );
  }

  /** Returns the encrypted secret, and keeps it from being replaced until the transaction ends. */
  lockSecret(manager: EntityManager, userId: string): Promise<Sealed | null> {
    return queryOne(
      manager,
      `select secret as bytes, sealed_by as "sealedBy"
         from second_factors where user_id = $1 for update`,
      [userId],
    );
  }

  /** Stores the same secret as another key or algorithm encrypts it. */
  async reseal(manager: EntityManager, userId: string, { bytes, sealedBy }: Sealed): Promise<void> {
    await manager.query(
      'update second_factors set secret = $2, sealed_by = $3 where user_id = $1',
      [userId, bytes, sealedBy],
    );
  }

  async isConfirmed(userId: string): Promise<boolean> {
    return (await this.find(userId))?.isConfirmed ?? false;
  }

  /** Stores a secret that is still to be confirmed. Returns false when a confirmed one exists. */
  async propose(userId: string, { bytes, sealedBy }: Sealed): Promise<boolean> {
    const row = await queryOne(
      this.database,
      `insert into second_factors (user_id, secret, sealed_by) values ($1, $2, $3)
       on conflict (user_id) do update
         set secret = excluded.secret, sealed_by = excluded.sealed_by, last_step = 0
        where second_factors.confirmed_at is null returning user_id`,
      [userId, bytes, sealedBy],
    );
    return row !== null;
  }

  /** Marks the step as used. Returns false when it, or a later one, was used before. */
  async useStep(manager: EntityManager, userId: string, step: number): Promise<boolean> {
    const row = await queryOne(
      manager,
      `update second_factors set last_step = $2 where user_id = $1 and last_step < $2
       returning user_id`,
      [userId, step],
    );
    return row !== null;
  }

  async confirm(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('update second_factors set confirmed_at = now() where user_id = $1', [
      userId,
    ]);
  }

  async replaceRecoveryCodes(
    manager: EntityManager,
    userId: string,
    hashes: readonly Buffer[],
  ): Promise<void> {
    await manager.query('delete from recovery_codes where user_id = $1', [userId]);
    await manager.query(
      'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])',
      [userId, hashes],
    );
  }

  /** Deletes a recovery code. Returns false when the account has no such code any more. */
  async useRecoveryCode(manager: EntityManager, userId: string, hash: Buffer): Promise<boolean> {
    const row = await queryOne(
      manager,
      'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id',
      [userId, hash],
    );
    return row !== null;
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('delete from recovery_codes where user_id = $1', [userId]);
    await manager.query('delete from second_factors where user_id = $1', [userId]);
  }
}
