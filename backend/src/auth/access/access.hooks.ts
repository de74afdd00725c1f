import { Injectable } from '@nestjs/common';

/** A call by which an administrator may read what belongs to a customer. */
export interface AdminRead {
  adminId: string;
  /** The id in the address, of an assessment, a report or a payment. */
  subject: string;
  /** The route. */
  action: string;
}

type OnAdminRead = (read: AdminRead) => Promise<void>;

type OnAdminExport = (adminId: string, list: string) => Promise<void>;

/** Callbacks about who reads what. */
@Injectable()
export class AccessHooks {
  private readonly listeners: OnAdminRead[] = [];
  private readonly exportListeners: OnAdminExport[] = [];

  /** Runs before the call; an error refuses it. */
  onAdminRead(listener: OnAdminRead): void {
    this.listeners.push(listener);
  }

  async adminReads(read: AdminRead): Promise<void> {
    for (const listener of this.listeners) await listener(read);
  }
  /** Runs before an administrator downloads a list of another module; an error refuses it. */
  onAdminExport(listener: OnAdminExport): void {
    this.exportListeners.push(listener);
  }

  async adminExports(adminId: string, list: string): Promise<void> {
    for (const listener of this.exportListeners) await listener(adminId, list);
  }
}
