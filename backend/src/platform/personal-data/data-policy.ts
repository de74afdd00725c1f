import { countryName } from '@bearings/contracts';
import type { EntityManager, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Config } from '../../config/config.js';

/** The lists of a person's export, each empty. */
export const emptyExport = () => ({
  account: rows(),
  sessions: rows(),
  assessments: rows(),
  payments: rows(),
  reports: rows(),
  revisions: rows(),
  choices: rows(),
  plans: rows(),
  planSteps: rows(),
  sharedLinks: rows(),
  sharedComments: rows(),
  contactMessages: rows(),
  newsletter: rows(),
  messages: rows(),
});

export type ExportLists = ReturnType<typeof emptyExport>;

const rows = (): Record<string, unknown>[] => [];

/** A foreign key to another table that leads to a person, and what it does when that row is deleted. */
export type Reference = readonly [table: string, onDelete: 'delete' | 'set null' | 'nothing'];

/** Where a table's rows are in the export of their person. */
interface Export<Row> {
  as: keyof ExportLists;
  fields: readonly (keyof Row & string)[];
  /** What the export has beside the fields. */
  derived?: (row: Row) => Record<string, unknown>;
  /** The rows are listed by this field, lowest first. */
  by: keyof Row & string;
  /** The columns of `references` by which a person's rows are found; all of them if not stated. */
  through?: readonly string[];
}

/** What a table holds of a person. */
interface PersonalRows<ExportOfRow> {
  /** Every foreign key by which a row leads to a person, by its column: deleting the account follows them. */
  references: Record<string, Reference>;
  /** The column of an address that leads to the account which has proven it; its rows are deleted with it. */
  address?: string;
  /** Or why the rows are in no export. */
  export: ExportOfRow | { none: string };
}

/** Rows that are deleted in time. */
interface Retention<Row> {
  /** Names the cleanup job in logs. */
  job: string;
  /** Returns which rows are past their retention period. SQL in it names the row by its table. */
  where: (periods: Periods) => FindOptionsWhere<Row> | FindOptionsWhere<Row>[];
}

export type Periods = Config['retention'];

/** What is done with a table's rows: exported to their person, deleted with the account, kept for how long. */
interface Policy<Row> {
  /** Null for a table that holds nothing of a person. */
  person: PersonalRows<Export<Row>> | null;
  keep?: readonly Retention<Row>[];
}

/** An export whose rows the policy reads itself, because only it knows their type. */
export interface ReadableExport {
  as: keyof ExportLists;
  through: readonly string[];
  /** Returns the rows `t` that meet a condition. */
  read: (
    manager: EntityManager,
    condition: string,
    parameters: ObjectLiteral,
  ) => Promise<Record<string, unknown>[]>;
}

/** A retention whose rows the policy deletes itself. */
export interface CleanupJob {
  job: string;
  /** Deletes the rows past their retention period and returns how many. */
  deleteRows(manager: EntityManager, periods: Periods): Promise<number>;
  /** Locks and returns the ids of up to `limit` of these rows; skips those that another process has locked. */
  lockRows(manager: EntityManager, periods: Periods, limit: number): Promise<string[]>;
}

export interface DeclaredPolicy {
  person: PersonalRows<ReadableExport> | null;
  keep: readonly CleanupJob[];
}

type Entity<Row> = abstract new () => Row;

const policies = new Map<unknown, DeclaredPolicy>();

/** Declares what is done with the rows of an entity's table. */
export const DataPolicy =
  <Row extends ObjectLiteral>({ person, keep = [] }: Policy<Row>) =>
  (entity: Entity<Row>): void => {
    policies.set(entity, {
      keep: keep.map((retention) => cleanupJob(entity, retention)),
      person: person && { ...person, export: readable(entity, person) },
    });
  };

/** Returns the policy of an entity. Throws for one that declares none. */
export function policyOf(entity: { target: unknown; tableName: string }): DeclaredPolicy {
  const policy = policies.get(entity.target);
  if (!policy) throw new Error(`The entity of ${entity.tableName} declares no data policy.`);
  return policy;
}

function readable<Row extends ObjectLiteral>(
  entity: Entity<Row>,
  { export: stated, references }: PersonalRows<Export<Row>>,
): ReadableExport | { none: string } {
  if ('none' in stated) return stated;
  const { as, fields, by, derived, through = Object.keys(references) } = stated;
  return {
    as,
    through,
    read: async (manager, condition, parameters) => {
      const found = await manager
        .createQueryBuilder(entity, 't')
        .where(condition, parameters)
        .orderBy(`t.${by}`)
        .getMany();
      return found.map((row) => ({
        ...Object.fromEntries(fields.map((field) => [field, valueOf(row, field)])),
        ...derived?.(row),
      }));
    },
  };
}

/** People read the export, so a country has its name. */
const valueOf = <Row extends ObjectLiteral>(row: Row, field: keyof Row): unknown =>
  field === 'country' && row[field] !== null ? countryName(row[field]) : row[field];

const cleanupJob = <Row extends ObjectLiteral>(
  entity: Entity<Row>,
  { job, where }: Retention<Row>,
): CleanupJob => ({
  job,
  deleteRows: async (manager, periods) =>
    (await manager.delete(entity, where(periods))).affected ?? 0,
  lockRows: async (manager, periods, limit) => {
    const { tableName } = manager.dataSource.getMetadata(entity);
    const found = await manager
      .createQueryBuilder(entity, tableName)
      .select(`${tableName}.id`, 'id')
      .where(where(periods))
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getRawMany<{ id: string }>();
    return found.map(({ id }) => id);
  },
});
