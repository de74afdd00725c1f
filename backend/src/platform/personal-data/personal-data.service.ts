import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import { createEmptyExport, type ExportLists, getPolicy } from './data-policy.js';

/**
 * Selects the account's email if its owner has confirmed it, because registering with another person's email must not
 * give access to that person's rows.
 */
const CONFIRMED_EMAIL_SQL = '(select email from users where id = :userId and email_verified_at is not null)';

const ASSESSMENTS_TABLE = 'assessments';

/** Whose data are meant: an account, or a visitor by the only assessment that is known to be theirs. */
export type DataOwner = { userId: string } | { assessmentId: string };

/** Exports and deletes a person's rows, as the data policy of each table declares. */
@Injectable()
export class PersonalDataService {
  constructor(private readonly database: DataSource) {}

  /** Returns all of a person's data for their data export, as lists by kind. */
  async collect(owner: DataOwner): Promise<ExportLists> {
    const lists = createEmptyExport();
    for (const entity of this.database.entityMetadatas) {
      const { person } = getPolicy(entity);
      if (!person || 'none' in person.export) continue;
      const { as, read } = person.export;
      for (const condition of this.conditionsOf(entity, 't', owner)) {
        lists[as].push(...(await read(this.database.manager, condition, owner)));
      }
    }
    return lists;
  }

  /**
   * Deletes the rows that only an email address links to the person. Foreign keys delete the person's other rows when
   * the account is deleted.
   */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    for (const { target, tableName } of this.database.entityMetadatas) {
      const address = getPolicy({ target, tableName }).person?.address;
      if (address === undefined) continue;
      await manager
        .createQueryBuilder()
        .delete()
        .from(target)
        .where(`${address} = ${CONFIRMED_EMAIL_SQL}`, { userId })
        .execute();
    }
  }

  /**
   * Returns SQL conditions. A row belongs to the owner if at least one of them is true. Rows that only an email address
   * links to a person are an account's alone, because a visitor's address is unproven.
   */
  private conditionsOf(entity: EntityMetadata, alias: string, owner: DataOwner): string[] {
    const { person } = getPolicy(entity);
    if (!person || 'none' in person.export) return [];
    const { references, address, export: exported } = person;
    const isVisitor = 'assessmentId' in owner;
    if (isVisitor && entity.tableName === ASSESSMENTS_TABLE) return [`${alias}.id = :assessmentId`];
    const found = exported.through.flatMap((column) => {
      const parent = references[column]?.[0];
      if (parent === undefined) throw new Error(`${entity.tableName} has no reference ${column}.`);
      if (parent === 'users') return isVisitor ? [] : [`${alias}.${column} = :userId`];
      const ids = this.idsOf(parent, owner);
      return ids === null ? [] : [`${alias}.${column} in (${ids})`];
    });
    return address === undefined || isVisitor ? found : [...found, `${alias}.${address} = ${CONFIRMED_EMAIL_SQL}`];
  }

  /** Returns SQL that selects the ids of a table's rows that belong to the owner; null if none can. */
  private idsOf(table: string, owner: DataOwner): string | null {
    const entity = this.database.getMetadata(table);
    const [key] = entity.primaryColumns;
    const alias = `of_${table}`;
    const conditions = this.conditionsOf(entity, alias, owner);
    if (conditions.length === 0) return null;
    return `select ${alias}.${key?.databaseName} from ${table} ${alias} where ${conditions.join(' or ')}`;
  }
}
