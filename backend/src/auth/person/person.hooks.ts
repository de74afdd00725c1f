import type { PersonalData } from '@bearings/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type OnUserDeleted = (manager: EntityManager, userId: string) => Promise<void>;
export type OnExported = (userId: string) => Promise<Partial<PersonalData>>;

/**
 * Callbacks of other modules about a person. Those that take a manager run in its transaction, and an
 * error rolls it back; an export's callback returns the module's data.
 */
@Injectable()
export class PersonHooks implements OnApplicationBootstrap {
  private readonly deleted: OnUserDeleted[] = [];
  private readonly exported: OnExported[] = [];

  onUserDeleted(listener: OnUserDeleted): void {
    this.deleted.push(listener);
  }

  onExported(source: OnExported): void {
    this.exported.push(source);
  }

  onApplicationBootstrap(): void {
    if (this.deleted.length === 0) throw new Error('No module registered onUserDeleted.');
    if (this.exported.length === 0) throw new Error('No module registered onExported.');
  }

  async runUserDeleted(manager: EntityManager, userId: string): Promise<void> {
    for (const listener of this.deleted) await listener(manager, userId);
  }

  async collect(userId: string): Promise<Partial<PersonalData>> {
    const parts = await Promise.all(this.exported.map((source) => source(userId)));
    return parts.reduce<Partial<PersonalData>>((all, part) => ({ ...all, ...part }), {});
  }
}
