import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type OnSignedIn = (
  manager: EntityManager,
  who: { sessionId: string; userId: string },
) => Promise<void>;

/** What other modules do, in the same transaction, when a session becomes an account's. */
@Injectable()
export class SignInHooks {
  private readonly listeners: OnSignedIn[] = [];

  onSignedIn(listener: OnSignedIn): void {
    this.listeners.push(listener);
  }

  /** Throws at start when nobody would attach what the visitor made. */
  assertRegistered(): void {
    if (this.listeners.length === 0) throw new Error('No module registered onSignedIn.');
  }

  async run(manager: EntityManager, who: { sessionId: string; userId: string }): Promise<void> {
    for (const listener of this.listeners) await listener(manager, who);
  }
}
