import { EVIDENCE_FROM, type QualityFigure } from '@bearings/contracts';
import { Heading, Note, Stack, Table } from '@bearings/ui';
import { qualityTexts as texts } from '../../texts/quality-texts';

type Figures = readonly QualityFigure[];

const SHARE = /yes$|lowest$|highest$|passed|straight|follow-up/;

const format = (kind: string, value: number): string =>
  SHARE.test(kind) ? `${(value * 100).toFixed(1)}%` : value.toFixed(2);

function Cell({ figure }: { figure: QualityFigure | undefined }) {
  return (
    <td data-align="end">
      {figure?.value === null || figure === undefined
        ? texts.none
        : format(figure.kind, figure.value)}
    </td>
  );
}

interface RowsTableProps {
  title: string;
  figures: Figures;
  rows: Readonly<Record<string, string>>;
  /** True to mark figures from fewer people than a claim needs. */
  claims?: boolean;
}

/** Figures over all people, one in each row with its interval. */
export function RowsTable({ title, figures, rows, claims = false }: RowsTableProps) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <Table caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col">{texts.of}</th>
            <th scope="col" data-align="end">
              {texts.people}
            </th>
            <th scope="col" data-align="end">
              {texts.value}
            </th>
            <th scope="col" data-align="end">
              {texts.interval}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([kind, label]) => {
            const figure = figures.find((each) => each.kind === kind && each.subject === '');
            const { n = 0, low = null, high = null } = figure ?? {};
            return (
              <tr key={kind}>
                <th scope="row">{label}</th>
                <td data-align="end">{n.toLocaleString('en-GB')}</td>
                <Cell figure={figure} />
                <td data-align="end">
                  {low === null || high === null
                    ? ''
                    : `${format(kind, low)} to ${format(kind, high)}`}
                  {claims && n < EVIDENCE_FROM && <p className="text-sm text-muted">{texts.few}</p>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Stack>
  );
}

interface SubjectsTableProps {
  title: string;
  note?: string;
  figures: Figures;
  /** Kinds with their headings; the first decides the order of the rows. */
  columns: Readonly<Record<string, string>>;
  /** `lowest`: lowest first. `extreme`: furthest from 0 first. */
  order?: 'lowest' | 'extreme';
  limit?: number;
}

/**
 * Figures of statements, categories, countries or careers, one row each, worst first. Renders nothing if there are
 * none.
 */
export function SubjectsTable(props: SubjectsTableProps) {
  const { title, note, figures, columns, order = 'lowest', limit } = props;
  const kinds = Object.keys(columns);
  const first = figures.filter(({ kind }) => kind === kinds[0]);
  const sorted = order === 'lowest' ? first : first.toSorted((a, b) => extent(b) - extent(a));
  if (sorted.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {note && <Note>{note}</Note>}
      <Table caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col">{texts.of}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" data-align="end">
                {columns[kind]}
              </th>
            ))}
            <th scope="col" data-align="end">
              {texts.people}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, limit).map(({ subject, label, n }) => (
            <tr key={subject}>
              <th scope="row">{label}</th>
              {kinds.map((kind) => (
                <Cell
                  key={kind}
                  figure={figures.find((each) => each.kind === kind && each.subject === subject)}
                />
              ))}
              <td data-align="end">{n.toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

const extent = ({ value }: QualityFigure): number => Math.abs(value ?? 0);
