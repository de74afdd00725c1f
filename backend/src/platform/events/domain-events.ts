import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { createEventTable, type EventHandler, type EventName, type EventPayloads } from './event-list.js';

/** Passes events from the module that emits them to the modules that handle them. */
@Injectable()
export class DomainEvents implements OnApplicationBootstrap {
  private readonly table = createEventTable();

  /** Adds a handler. Call it in `onModuleInit`; handlers run in the order in which they were added. */
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>): void {
    this.table[name].push(handler);
  }

  /** Fails the start if an event has no handler, because the event's effect would silently be missing. */
  onApplicationBootstrap(): void {
    const names = Object.entries(this.table)
      .filter(([, handlers]) => handlers.length === 0)
      .map(([name]) => name);
    if (names.length > 0) throw new Error(`No module handles ${names.join(', ')}.`);
  }

  /** Runs the handlers in order, in `manager`'s transaction. Throws their errors. */
  async emit<Name extends EventName>(manager: EntityManager, name: Name, event: EventPayloads[Name]): Promise<void> {
    for (const handler of this.table[name]) await handler(event, manager);
  }
}
