import type { PersonDetails } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { NOW } from '../../platform/database/times.js';
import type { AgeConfirmation } from './age.js';
import { UserEntity } from './user.entity.js';

export type NewUser = PersonDetails & Partial<Pick<UserEntity, 'passwordHash' | 'role'> & AgeConfirmation>;

@Injectable()
export class UserRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  findById(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  findByEmail(email: string, manager = this.users.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { email });
  }

  /**
   * Creates an account. Returns null if the email already has one. If the user has confirmed an age but no time of the
   * confirmation is given, stores the current time.
   */
  async insert(user: NewUser, manager = this.users.manager): Promise<UserEntity | null> {
    const { email, firstName, lastName, passwordHash = null, role = 'user' } = user;
    const { confirmedAge = null, ageConfirmedAt = null } = user;
    const id = randomUUID();
    await manager
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values({
        id,
        email,
        firstName,
        lastName,
        passwordHash,
        role,
        confirmedAge,
        ageConfirmedAt: confirmedAge === null ? null : (ageConfirmedAt ?? NOW),
      })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.findOneBy(UserEntity, { id });
  }

  async findCountry(manager: EntityManager, id: string): Promise<string | null> {
    const row = await manager.findOne(UserEntity, { select: { country: true }, where: { id } });
    return row?.country ?? null;
  }

  async setCountry(manager: EntityManager, id: string, country: string): Promise<void> {
    await manager.update(UserEntity, { id }, { country });
  }

  /** Replaces the address, which counts as unproven until its owner opens a mailed link. */
  async setEmail(manager: EntityManager, id: string, email: string): Promise<void> {
    await manager.update(UserEntity, { id }, { email, emailVerifiedAt: null });
  }

  async setConfirmedAge(id: string, age: number): Promise<void> {
    await this.users.update({ id }, { confirmedAge: age, ageConfirmedAt: NOW });
  }

  /** Marks the address as proven, and sets the password hash if given. */
  async markEmailProven(manager: EntityManager, id: string, passwordHash: string | null): Promise<UserEntity | null> {
    const values = { emailVerifiedAt: NOW, ...(passwordHash !== null && { passwordHash }) };
    await manager.update(UserEntity, { id }, values);
    return manager.findOneBy(UserEntity, { id });
  }

  /** Replaces the user's password hash. Returns false if the stored hash is no longer the given one. */
  async replacePassword(
    manager: EntityManager,
    { id, passwordHash }: Pick<UserEntity, 'id' | 'passwordHash'>,
    hash: string,
  ): Promise<boolean> {
    if (passwordHash === null) return false;
    const unchangedCondition = { id, passwordHash };
    const { affected } = await manager.update(UserEntity, unchangedCondition, {
      passwordHash: hash,
    });
    return affected === 1;
  }

  /** Returns the row, locked until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Prevents deletion of the account and sign-ins to it until the transaction ends. */
  async lockShared(manager: EntityManager, id: string): Promise<void> {
    await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id },
      lock: { mode: 'for_key_share' },
    });
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(UserEntity, { id });
  }
}
