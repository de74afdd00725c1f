import type { ScratchDatabase } from '@bearings/embedded-postgres';
import pino from 'pino';
import { DataSource } from 'typeorm';
import { createDataSourceOptions } from '../../platform/database/database.module.js';
import { AfterCommit } from '../../platform/database/after-commit.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { createEventTable, type EventName } from '../../platform/events/event-list.js';
import { BUSY_CONNECT_MS, createTestDatabase } from '../support/test-database.js';
import { pollUntil } from '../support/until.js';

let database: ScratchDatabase;
let source: DataSource;
let events: DomainEvents;
let afterCommit: AfterCommit;
let log: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { url: database.url, poolSize: 3, connectMs: BUSY_CONNECT_MS };
  source = await new DataSource(createDataSourceOptions(options)).initialize();
  await source.query('create table notes (text text)');
});
beforeEach(async () => {
  log = [];
  afterCommit = new AfterCommit(pino({}, { write: (line: string) => void log.push(line) }));
  events = new DomainEvents();
  await source.query('truncate notes');
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const ASSESSMENT_ID = 'a';
const insertNote = (runner: { query: DataSource['query'] }, text: string): Promise<unknown> =>
  runner.query('insert into notes values ($1)', [text]);
const readNotes = async (): Promise<string[]> => {
  const rows: { text: string }[] = await source.query('select text from notes');
  return rows.map(({ text }) => text);
};

const doNothing = () => Promise.resolve();
const eventNames: EventName[] = Object.keys(createEventTable()).filter(
  (name): name is EventName => name in createEventTable(),
);

it('the start fails when an event has no handler', () => {
  for (const name of eventNames) if (name !== 'payment.settled') events.on(name, doNothing);
  expect(() => events.onApplicationBootstrap()).toThrow('No module handles payment.settled.');
  events.on('payment.settled', doNothing);
  expect(() => events.onApplicationBootstrap()).not.toThrow();
});

describe('an event', () => {
  it('runs its handlers in that transaction, in the order in which they were added', async () => {
    events.on('payment.settled', async ({ assessmentId }, manager) => {
      await insertNote(manager, `first of ${assessmentId}`);
    });
    events.on('payment.settled', async (_, manager) => {
      await insertNote(manager, 'second');
      expect(await readNotes()).toEqual([]);
    });
    await source.transaction((manager) => events.emit(manager, 'payment.settled', { assessmentId: ASSESSMENT_ID }));
    expect(await readNotes()).toEqual(['first of a', 'second']);
  });

  it('rolls the transaction back, without running the later handlers, when a handler throws', async () => {
    const laterHandler = jest.fn(doNothing);
    events.on('payment.settled', async (_, manager) => {
      await insertNote(manager, 'handled');
      throw new Error('broken');
    });
    events.on('payment.settled', laterHandler);
    const settledTransaction = source.transaction(async (manager) => {
      await insertNote(manager, 'paid');
      await events.emit(manager, 'payment.settled', { assessmentId: ASSESSMENT_ID });
    });
    await expect(settledTransaction).rejects.toThrow('broken');
    expect(await readNotes()).toEqual([]);
    expect(laterHandler).not.toHaveBeenCalled();
  });
});

describe('an action after a commit', () => {
  it('runs only when the transaction is committed', async () => {
    const seenNotes: string[][] = [];
    await source.transaction(async (manager) => {
      afterCommit.add(manager, async () => void seenNotes.push(await readNotes()));
      await insertNote(manager, 'requested');
    });
    await pollUntil(() => seenNotes.length, 1);
    // A later transaction on the same connection must not run the action again.
    await source.transaction((manager) => insertNote(manager, 'other'));
    expect(seenNotes).toEqual([['requested']]);
  });

  it('never runs when its transaction is rolled back, even after a later commit on that connection', async () => {
    const action = jest.fn(doNothing);
    const runner = source.createQueryRunner();
    const undoneTransaction = runner.manager.transaction(async (manager) => {
      afterCommit.add(manager, action);
      await insertNote(manager, 'undone');
      throw new Error('undo');
    });
    await expect(undoneTransaction).rejects.toThrow('undo');
    await runner.manager.transaction((manager) => insertNote(manager, 'later'));
    await runner.release();
    expect(action).not.toHaveBeenCalled();
  });

  it('runs at once when there is no transaction', () => {
    const action = jest.fn(doNothing);
    afterCommit.add(source.manager, action);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('that fails is logged, and leaves the transaction committed', async () => {
    await source.transaction(async (manager) => {
      await insertNote(manager, 'requested');
      afterCommit.add(manager, () => Promise.reject(new Error('no queue')));
    });
    await pollUntil(() => log.some((line) => line.includes('action after a commit failed')));
    expect(await readNotes()).toEqual(['requested']);
  });
});
