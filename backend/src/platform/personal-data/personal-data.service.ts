import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import { createEmptyExport, type ExportLists, getPolicy } from './data-policy.js';

/**
 * Selects the account's email if its owner has confirmed it, because registering with another person's email must not
 * give access to that person's rows.
 */
const CONFIRMED_EMAIL_SQL = '(select email from users where id = :userId and email_verified_at is not null)';

/** Exports and deletes a person's rows, as the data policy of each table declares. */
@Injectable()
export class PersonalDataService {
  constructor(private readonly database: DataSource) {}

  /** Returns all of a person's data for their data export, as lists by kind. */
  async collect(userId: string): Promise<ExportLists> {
    const lists = createEmptyExport();
    for (const entity of this.database.entityMetadatas) {
      const { person } = getPolicy(entity);
      if (!person || 'none' in person.export) continue;
      const { as, read } = person.export;
      for (const condition of this.conditionsOf(entity, 't')) {
        lists[as].push(...(await read(this.database.manager, condition, { userId })));
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

  /** Returns SQL conditions. A row belongs to the account `:userId` if at least one of them is true. */
  private conditionsOf(entity: EntityMetadata, alias: string): string[] {
    const { person } = getPolicy(entity);
    if (!person || 'none' in person.export) return [];
    const { references, address, export: exported } = person;
    const found = exported.through.flatMap((column) => {
      const parent = references[column]?.[0];
      if (parent === undefined) throw new Error(`${entity.tableName} has no reference ${column}.`);
      if (parent === 'users') return [`${alias}.${column} = :userId`];
      return [`${alias}.${column} in (${this.idsOf(parent)})`];
    });
    return address === undefined ? found : [...found, `${alias}.${address} = ${CONFIRMED_EMAIL_SQL}`];
  }

  /** Returns SQL that selects the ids of a table's rows that belong to `:userId`. */
  private idsOf(table: string): string {
    const entity = this.database.getMetadata(table);
    const [key] = entity.primaryColumns;
    const alias = `of_${table}`;
    const condition = this.conditionsOf(entity, alias).join(' or ');
    return `select ${alias}.${key?.databaseName} from ${table} ${alias} where ${condition}`;
  }
}
