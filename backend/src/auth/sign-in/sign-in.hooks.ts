import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type OnSignedIn = (
  manager: EntityManager,
  who: { sessionId: string; userId: string },
) => Promise<void>;

/** Callbacks that run when an account signs in to a session, in the same transaction. */
@Injectable()
export class SignInHooks {
  private readonly listeners: OnSignedIn[] = [];

  onSignedIn(listener: OnSignedIn): void {
    this.listeners.push(listener);
  }

  /** Throws when no module registered: a visitor's assessments would not join the account. */
  assertRegistered(): void {
    if (this.listeners.length === 0) throw new Error('No module registered onSignedIn.');
  }

  async run(manager: EntityManager, who: { sessionId: string; userId: string }): Promise<void> {
    for (const listener of this.listeners) await listener(manager, who);
  }
}
