import { Injectable } from '@nestjs/common';

export type FactorChange = 'factor.enrol' | 'factor.codes' | 'factor.remove';

type OnFactorChanged = (adminId: string, change: FactorChange) => Promise<void>;

/** Callbacks that run after an administrator's second factor has changed. */
@Injectable()
export class FactorHooks {
  private readonly listeners: OnFactorChanged[] = [];

  onFactorChanged(listener: OnFactorChanged): void {
    this.listeners.push(listener);
  }

  async changed(adminId: string, change: FactorChange): Promise<void> {
    for (const listener of this.listeners) await listener(adminId, change);
  }
}
