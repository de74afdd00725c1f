import type { PersonalData } from '@bearings/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type OnEmailProven = (
  manager: EntityManager,
  who: { userId: string; email: string },
) => Promise<void>;
export type OnUserDeleted = (manager: EntityManager, userId: string) => Promise<void>;
export type OnExported = (userId: string) => Promise<Partial<PersonalData>>;

/**
 * What other modules do for a person: in the same transaction, which a listener that throws undoes,
 * or, for the export, by answering what they hold.
 */
@Injectable()
export class PersonHooks implements OnApplicationBootstrap {
  private readonly proven: OnEmailProven[] = [];
  private readonly deleted: OnUserDeleted[] = [];
  private readonly exported: OnExported[] = [];

  /** A mailed link was followed: whoever did it reads that address. */
  onEmailProven(listener: OnEmailProven): void {
    this.proven.push(listener);
  }

  onUserDeleted(listener: OnUserDeleted): void {
    this.deleted.push(listener);
  }

  onExported(source: OnExported): void {
    this.exported.push(source);
  }

  onApplicationBootstrap(): void {
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
    return Object.assign({}, ...parts);
  }
}
