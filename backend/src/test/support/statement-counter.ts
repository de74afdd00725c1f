import { Client } from 'pg';
import { CLAIM_WORK } from '../../platform/work/work.statements.js';

/** How often each SQL statement was sent. */
type SentCounts = Map<string, number>;

/**
 * Returns the SQL statements that one call sends to PostgreSQL, including begin and commit. Makes the call 20
 * times and leaves out statements that were sent fewer than 20 times, because they come from the background, and the
 * statement by which workers look for work.
 */
export async function recordStatements(call: (round: number) => Promise<unknown>): Promise<string[]> {
  const rounds = 20;
  const sentCounts: SentCounts = new Map();
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    for (let round = 0; round < rounds; round += 1) await call(round);
    for (const [statement] of query.mock.calls as unknown[][]) countStatement(sentCounts, statement);
  } finally {
    query.mockRestore();
  }
  return [...sentCounts].flatMap(([text, times]) => Array.from({ length: Math.floor(times / rounds) }, () => text));
}

function countStatement(sent: SentCounts, statement: unknown): void {
  const text = typeof statement === 'string' ? statement : readStatementText(statement);
  const line = toLine(text);
  if (line === toLine(CLAIM_WORK.text)) return;
  sent.set(line, (sent.get(line) ?? 0) + 1);
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readStatementText(statement: unknown): string {
  const text: unknown = typeof statement === 'object' && statement && Reflect.get(statement, 'text');
  return String(text);
}
