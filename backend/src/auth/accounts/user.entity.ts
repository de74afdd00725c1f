import type { Role } from '@bearings/contracts';
import { DEFAULT_COUNTRY } from '@bearings/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** An account, of a user or of an administrator. */
@Entity('users')
@DataPolicy<UserEntity>({
  person: {
    references: { id: ['users', 'delete'] },
    export: {
      as: 'account',
      columns: {
        id: true,
        email: true,
        firstName: true,
        lastName: true,
        country: true,
        role: true,
        confirmedAge: true,
        ageConfirmedAt: true,
        createdAt: true,
        emailVerifiedAt: true,
        passwordHash: 'a secret; whether there is one is exported',
      },
      derived: ({ passwordHash }) => ({ hasPassword: passwordHash !== null }),
      by: 'createdAt',
    },
  },
})
export class UserEntity {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** The address in lower case. */
  @Column({ type: 'text' }) email: string;

  /** Null when a purchase created the account and no password has been set. */
  @Column({ name: 'password_hash', type: 'text', nullable: true }) passwordHash: string | null;
  @Column({ name: 'first_name', type: 'text' }) firstName: string;
  @Column({ name: 'last_name', type: 'text' }) lastName: string;
  @Column({ type: 'text', default: DEFAULT_COUNTRY }) country: string;
  @Column({ type: 'text', default: 'user' }) role: Role;

  /** The time when a mailed link was opened; null while the address is unproven. */
  @Column({ name: 'email_verified_at', type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null;

  /** The minimum age that the person confirmed; null if the operator does not ask for it. */
  @Column({ name: 'confirmed_age', type: 'smallint', nullable: true }) confirmedAge: number | null;

  @Column({ name: 'age_confirmed_at', type: 'timestamptz', nullable: true })
  ageConfirmedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
