import { getCountryName } from '@bearings/domain';
import type { EntityManager, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Config } from '../../config/config.js';

/** Returns the lists of a person's data export, each empty. */
export const createEmptyExport = () => ({
  account: createEmptyRows(),
  sessions: createEmptyRows(),
  assessments: createEmptyRows(),
  payments: createEmptyRows(),
  reports: createEmptyRows(),
  revisions: createEmptyRows(),
  choices: createEmptyRows(),
  plans: createEmptyRows(),
  planSteps: createEmptyRows(),
  feedback: createEmptyRows(),
  followUps: createEmptyRows(),
  sharedLinks: createEmptyRows(),
  sharedComments: createEmptyRows(),
  observerReplies: createEmptyRows(),
  contactMessages: createEmptyRows(),
  newsletter: createEmptyRows(),
  messages: createEmptyRows(),
});

export type ExportLists = ReturnType<typeof createEmptyExport>;

const createEmptyRows = (): Record<string, unknown>[] => [];

/** A foreign key that leads to a person, and its `on delete` action. */
export type PersonReference = readonly [table: string, onDelete: 'delete' | 'set null' | 'nothing'];

interface ExportDefinition<Row> {
  as: keyof ExportLists;
  /** For every column, true if it is exported, or else the reason why not. */
  columns: Readonly<Record<keyof Row & string, true | string>>;
  /** Further exported values, computed from the row. */
  derived?: (row: Row) => Record<string, unknown>;
  /** The field by which the exported rows are sorted, in ascending order. */
  by: keyof Row & string;
  /** Which of the rows are exported; all of them if not stated. */
  only?: (row: Row) => boolean;
  /** The columns of `references` by which a person's rows are found; all of them if not stated. */
  through?: readonly string[];
}

/** How the personal data in a table are found, exported and deleted. */
interface PersonalRows<ExportOfRow> {
  /**
   * The foreign keys that lead from a row to a person, by column. When the person's account is deleted, each key's
   * action decides what happens to the row.
   */
  references: Record<string, PersonReference>;
  /** A column with an email address: rows belong to the account whose user has verified it. */
  address?: string;
  /** How a row is exported, or why it is in no export. */
  export: ExportOfRow | { none: string };
}

/** Rows that are deleted after a period. */
interface RetentionRule<Row> {
  /** Names the cleanup job in logs. */
  job: string;
  /** Returns the condition for rows past their retention period. SQL in it refers to the row by its table name. */
  where: (periods: RetentionPeriods) => FindOptionsWhere<Row> | FindOptionsWhere<Row>[];
  /**
   * The SQL expression of an index by which rows are found in batches, oldest first. Without such an order, each batch
   * would read the whole table.
   */
  oldestBySql: string;
}

export type RetentionPeriods = Config['retention'];

/** How the rows of a table are exported, how they are deleted with their account, and when they expire. */
interface Policy<Row> {
  /** Null for a table without personal data. */
  person: PersonalRows<ExportDefinition<Row>> | null;
  keep?: readonly RetentionRule<Row>[];
}

/** How the rows of one table are exported. The policy also reads the rows, because only the policy knows their type. */
export interface ReadableExport {
  as: keyof ExportLists;
  through: readonly string[];
  /** The columns for which the policy states whether they are exported. */
  columns: readonly string[];
  /** Returns the exported rows that meet an SQL condition, in which `t` is the table. */
  read: (manager: EntityManager, condition: string, parameters: ObjectLiteral) => Promise<Record<string, unknown>[]>;
}

/** The value of a row's only primary key column. */
type RowKey = string | Buffer;

export interface CleanupJob {
  job: string;
  /**
   * Locks up to `limit` rows that are past their retention period, and returns their primary keys. Skips rows that another
   * process has locked.
   */
  lockRows(manager: EntityManager, periods: RetentionPeriods, limit: number): Promise<RowKey[]>;
  deleteRows(manager: EntityManager, keys: RowKey[]): Promise<void>;
}

export interface DeclaredPolicy {
  person: PersonalRows<ReadableExport> | null;
  keep: readonly CleanupJob[];
}

type Entity<Row> = abstract new () => Row;

const policies = new Map<unknown, DeclaredPolicy>();

/** Declares the data policy of an entity's table. */
export const DataPolicy =
  <Row extends ObjectLiteral>({ person, keep = [] }: Policy<Row>) =>
  (entity: Entity<Row>): void => {
    policies.set(entity, {
      keep: keep.map((retention) => createCleanupJob(entity, retention)),
      person: person && { ...person, export: toReadableExport(entity, person) },
    });
  };

/** Returns the policy of an entity. Throws if it declares none. */
export function getPolicy(entity: { target: unknown; tableName: string }): DeclaredPolicy {
  const policy = policies.get(entity.target);
  if (!policy) throw new Error(`The entity of ${entity.tableName} declares no data policy.`);
  return policy;
}

function toReadableExport<Row extends ObjectLiteral>(
  entity: Entity<Row>,
  { export: stated, references }: PersonalRows<ExportDefinition<Row>>,
): ReadableExport | { none: string } {
  if ('none' in stated) return stated;
  const { as, columns, by, derived, only = () => true, through = Object.keys(references) } = stated;
  const fields: (keyof Row & string)[] = Object.keys(columns).filter((name) => columns[name] === true);
  return {
    as,
    through,
    columns: Object.keys(columns),
    read: async (manager, condition, parameters) => {
      const found = await manager
        .createQueryBuilder(entity, 't')
        .where(condition, parameters)
        .orderBy(`t.${by}`)
        .getMany();
      return found.filter(only).map((row) => ({
        ...Object.fromEntries(fields.map((field) => [field, toExportedValue(row, field)])),
        ...derived?.(row),
      }));
    },
  };
}

/**
 * Returns the exported value of a field. For a country, this is its name instead of its code, because people read the
 * export.
 */
const toExportedValue = <Row extends ObjectLiteral>(row: Row, field: keyof Row): unknown =>
  field === 'country' && row[field] !== null ? getCountryName(row[field]) : row[field];

const createCleanupJob = <Row extends ObjectLiteral>(
  entity: Entity<Row>,
  { job, where, oldestBySql }: RetentionRule<Row>,
): CleanupJob => ({
  job,
  lockRows: async (manager, periods, limit) => {
    const { tableName } = manager.dataSource.getMetadata(entity);
    const found = await manager
      .createQueryBuilder(entity, tableName)
      .select(`${tableName}.${readKeyName(manager, entity)}`, 'key')
      .where(where(periods))
      .orderBy(oldestBySql)
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getRawMany<{ key: RowKey }>();
    return found.map(({ key }) => key);
  },
  deleteRows: async (manager, keys) => {
    await manager
      .createQueryBuilder()
      .delete()
      .from(entity)
      .where(`${readKeyName(manager, entity)} = any(:keys)`, { keys })
      .execute();
  },
});

/** Returns the name of the only primary key column of an entity's table. */
function readKeyName<Row>(manager: EntityManager, entity: Entity<Row>): string {
  const { primaryColumns, tableName } = manager.dataSource.getMetadata(entity);
  const [key, ...others] = primaryColumns;
  if (key === undefined || others.length > 0) throw new Error(`${tableName} has no single key to delete rows by.`);
  return key.databaseName;
}
