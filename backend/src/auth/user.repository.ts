import type { Person } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isDuplicate } from '../platform/database/transaction.js';
import { UserEntity } from './user.entity.js';

export type NewUser = Person & Partial<Pick<UserEntity, 'passwordHash' | 'role'>>;

@Injectable()
export class UserRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  findById(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ email: email.toLowerCase() });
  }

  /** Null when the email already has an account. */
  async insert(user: NewUser): Promise<UserEntity | null> {
    const email = user.email.toLowerCase();
    try {
      await this.users.insert({ ...user, email });
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
    return this.findByEmail(email);
  }

  async setCountry(id: string, country: string): Promise<void> {
    await this.users.update({ id }, { country });
  }
}
