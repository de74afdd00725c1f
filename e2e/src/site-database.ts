import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/**
 * Opens the database of the site that was started for the journeys, for what no call can bring about.
 * Undefined where they run against a site of somebody else's (SITE_URL).
 */
export async function openDatabase(): Promise<Client | undefined> {
  const dataFolder = process.env['SITE_DATA'];
  if (!dataFolder) return undefined;
  const secrets: { database: string } = JSON.parse(
    await readFile(path.join(dataFolder, 'secrets.json'), 'utf8'),
  );
  // PostgreSQL writes where it listens into the fourth line.
  const status = await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8');
  const client = new Client({
    host: '127.0.0.1',
    port: Number(status.split('\n')[3]),
    user: 'bearings',
    database: 'bearings',
    password: secrets.database,
  });
  await client.connect();
  return client;
}
