import type { Client, Connection, Submittable } from 'pg';

interface ResultColumn {
  name: string;
  dataTypeID: number;
}

/** Asks PostgreSQL which columns a statement returns, without running it. */
class DescribeMessage implements Submittable {
  private fields: ResultColumn[] = [];

  constructor(
    private readonly text: string,
    private readonly done: (error: Error | null, fields: ResultColumn[]) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: ResultColumn[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.done(error, []);
  }

  handleReadyForQuery(): void {
    this.done(null, this.fields);
  }
}

/** Returns the columns of a statement's result in order: their names and PostgreSQL's names of their types. */
export async function describeStatement(client: Client, text: string): Promise<string[][]> {
  const fields = await new Promise<ResultColumn[]>((resolve, reject) => {
    client.query(new DescribeMessage(text, (error, found) => (error ? reject(error) : resolve(found))));
  });
  const { rows } = await client.query<{ name: string }>(
    `select format_type(oid, null) as name from unnest($1::oid[]) with ordinality as t (oid, place)
      order by place`,
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  return fields.map(({ name }, index) => [name, rows[index]?.name ?? '']);
}
