import { Injectable } from '@nestjs/common';
import { EntityManager, LessThan } from 'typeorm';
import { NOW } from '../../platform/database/times.js';
import { PROPOSE_FACTOR } from './factor.statements.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor.entity.js';
import type { SealedSecret } from './secret-box.js';

interface FactorState {
  isConfirmed: boolean;
  recoveryCodes: number;
}

@Injectable()
export class FactorRepository {
  constructor(private readonly manager: EntityManager) {}

  async find(userId: string): Promise<FactorState | null> {
    const factor = await this.manager.findOneBy(SecondFactorEntity, { userId });
    if (!factor) return null;
    const recoveryCodes = await this.manager.countBy(RecoveryCodeEntity, { userId });
    return { isConfirmed: factor.confirmedAt !== null, recoveryCodes };
  }

  /** Returns the encrypted secret, and prevents its replacement until the transaction ends. */
  async lockSecret(manager: EntityManager, userId: string): Promise<SealedSecret | null> {
    const factor = await manager.findOne(SecondFactorEntity, {
      where: { userId },
      lock: { mode: 'pessimistic_write' },
    });
    return factor && { bytes: factor.secret, sealedBy: factor.sealedBy };
  }

  /** Stores the same secret encrypted with another key or algorithm. */
  async reseal(manager: EntityManager, userId: string, { bytes, sealedBy }: SealedSecret): Promise<void> {
    await manager.update(SecondFactorEntity, { userId }, { secret: bytes, sealedBy });
  }

  async isConfirmed(userId: string): Promise<boolean> {
    return (await this.find(userId))?.isConfirmed ?? false;
  }

  /** Stores an unconfirmed secret. Returns false if a confirmed one exists. */
  async propose(userId: string, { bytes, sealedBy }: SealedSecret): Promise<boolean> {
    return (await PROPOSE_FACTOR.find(this.manager, [userId, bytes, sealedBy])) !== null;
  }

  /** Marks the 30-second time step of a code as used. Returns false if this or a later step has already been used. */
  async useStep(manager: EntityManager, userId: string, step: number): Promise<boolean> {
    const lastStep = String(step);
    const unusedCondition = { userId, lastStep: LessThan(lastStep) };
    const { affected } = await manager.update(SecondFactorEntity, unusedCondition, { lastStep });
    return affected === 1;
  }

  async confirm(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(SecondFactorEntity, { userId }, { confirmedAt: NOW });
  }

  async replaceRecoveryCodes(manager: EntityManager, userId: string, hashes: readonly Buffer[]): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { userId });
    await manager.insert(
      RecoveryCodeEntity,
      hashes.map((codeHash) => ({ userId, codeHash })),
    );
  }

  /** Deletes a recovery code. Returns false if the account does not have it. */
  async useRecoveryCode(manager: EntityManager, userId: string, codeHash: Buffer): Promise<boolean> {
    const { affected } = await manager.delete(RecoveryCodeEntity, { userId, codeHash });
    return affected === 1;
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { userId });
    await manager.delete(SecondFactorEntity, { userId });
  }
}
