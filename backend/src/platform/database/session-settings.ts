import type { Client } from 'pg';
import { formatSessionSettings } from './session-settings.statements.js';

/**
 * Settings that release the locks of a transaction after the host of the application has failed. Without them, the
 * locks would stay until the database server notices the failure. The server ends a transaction that is idle for 30 s,
 * and drops a client that answers no TCP probe for about as long.
 */
export const LOST_HOST_SETTINGS = {
  idle_in_transaction_session_timeout: 30_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 2,
};

/**
 * Returns the function that the pool calls with each new connection, before it is used. It sends the settings as a
 * statement, because PgBouncer refuses a connection with startup parameters that it does not know.
 */
export const createSessionSetter =
  (settings: Readonly<Record<string, number>>) =>
  async (client: Client): Promise<void> => {
    ignoreIdleClientErrors(client);
    await client.query(formatSessionSettings(settings));
  };

/**
 * Ignores the `error` event of a connection that the server closes while the pool hands it out. Without a listener, the
 * event would end the process. A query on that connection still fails.
 */
const ignoreIdleClientErrors = (client: Client): void => void client.on('error', () => undefined);
