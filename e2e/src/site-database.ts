import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/**
 * Opens the database of the site under test, to create states that no API call can create.
 * Returns undefined when SITE_URL names a site that the journeys did not start.
 */
export async function openDatabase(): Promise<Client | undefined> {
  const dataFolder = process.env['SITE_DATA'];
  if (!dataFolder) return undefined;
  const secrets: { database: string } = JSON.parse(await readFile(path.join(dataFolder, 'secrets.json'), 'utf8'));
  // The fourth line of postmaster.pid is PostgreSQL's port.
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
