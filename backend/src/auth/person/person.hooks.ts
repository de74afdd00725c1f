import type { Person, PersonalData } from '@bearings/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StatedAge } from '../accounts/age.js';

export type OnEmailProven = (
  manager: EntityManager,
  who: { userId: string; email: string },
) => Promise<void>;
export type OnUserDeleted = (manager: EntityManager, userId: string) => Promise<void>;
/** Returns who took an assessment and the account that owns it; null for an unknown assessment. */
export type FindBuyer = (
  assessmentId: string,
) => Promise<(Person & StatedAge & { userId: string | null }) | null>;
export type OnExported = (userId: string) => Promise<Partial<PersonalData>>;

/**
 * Callbacks of other modules about a person. Those that take a manager run in its transaction, and an
 * error rolls it back; an export's callback returns the module's data.
 */
@Injectable()
export class PersonHooks implements OnApplicationBootstrap {
  private readonly proven: OnEmailProven[] = [];
  private readonly deleted: OnUserDeleted[] = [];
  private readonly exported: OnExported[] = [];
  private buyers: FindBuyer | null = null;

  /** Runs when a mailed link was followed, which proves that the account reads that address. */
  onEmailProven(listener: OnEmailProven): void {
    this.proven.push(listener);
  }

  onUserDeleted(listener: OnUserDeleted): void {
    this.deleted.push(listener);
  }

  onExported(source: OnExported): void {
    this.exported.push(source);
  }

  provideBuyers(find: FindBuyer): void {
    this.buyers = find;
  }

  /** Throws when no module provides it. */
  get findBuyer(): FindBuyer {
    if (!this.buyers) throw new Error('No module provides the buyers of assessments.');
    return this.buyers;
  }

  onApplicationBootstrap(): void {
    void this.findBuyer;
    if (this.proven.length === 0) throw new Error('No module registered onEmailProven.');
    if (this.deleted.length === 0) throw new Error('No module registered onUserDeleted.');
    if (this.exported.length === 0) throw new Error('No module registered onExported.');
  }

  async runEmailProven(
    manager: EntityManager,
    who: { userId: string; email: string },
  ): Promise<void> {
    for (const listener of this.proven) await listener(manager, who);
  }

  async runUserDeleted(manager: EntityManager, userId: string): Promise<void> {
    for (const listener of this.deleted) await listener(manager, userId);
  }

  async collect(userId: string): Promise<Partial<PersonalData>> {
    const parts = await Promise.all(this.exported.map((source) => source(userId)));
    return parts.reduce<Partial<PersonalData>>((all, part) => ({ ...all, ...part }), {});
  }
}
