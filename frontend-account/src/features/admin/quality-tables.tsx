import type { QualityFigure } from '@bearings/contracts';
import { MIN_EVIDENCE_PEOPLE } from '@bearings/domain';
import { Heading, Note, Stack, Table } from '@bearings/ui';
import { qualityTexts as texts } from './quality-texts';
import { FigureRows } from './chart-figure';
import type { ReactNode } from 'react';

type QualityFigures = readonly QualityFigure[];

/** Matches the kinds of figures that are proportions from 0 to 1, which are shown as percentages. */
const PROPORTION_KIND_PATTERN = /yes$|lowest$|highest$|passed|straight|follow-up/;

const formatValue = (kind: string, value: number): string =>
  PROPORTION_KIND_PATTERN.test(kind) ? `${(value * 100).toFixed(1)}%` : value.toFixed(2);

const formatFigure = (figure: QualityFigure | undefined): string =>
  figure?.value === null || figure === undefined ? texts.none : formatValue(figure.kind, figure.value);

interface FigureTableProps {
  title: string;
  note?: string;
  heads: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

function FigureTable({ title, note, heads, rows }: FigureTableProps) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {note && <Note>{note}</Note>}
      <Table caption={title} captionHidden>
        <FigureRows heads={[texts.of, ...heads]} rows={rows} />
      </Table>
    </Stack>
  );
}

interface QualityFiguresTableProps {
  title: string;
  figures: QualityFigures;
  rows: Readonly<Record<string, string>>;
  /** True to mark figures from fewer than `MIN_EVIDENCE_PEOPLE` people, which are too few for a public claim. */
  claims?: boolean;
}

/** A table of figures about all people. Each row has one figure with its confidence interval. */
export function QualityFiguresTable({ title, figures, rows, claims = false }: QualityFiguresTableProps) {
  const toCells = ([kind, label]: [string, string]) => {
    const figure = figures.find((each) => each.kind === kind && each.subject === '');
    const { n = 0, low = null, high = null } = figure ?? {};
    const isKnown = low !== null && high !== null;
    const interval = (
      <>
        {isKnown && `${formatValue(kind, low)} to ${formatValue(kind, high)}`}
        {claims && n < MIN_EVIDENCE_PEOPLE && <p className="text-sm text-muted">{texts.few}</p>}
      </>
    );
    return [label, n.toLocaleString('en-GB'), formatFigure(figure), interval] as const;
  };
  return (
    <FigureTable
      title={title}
      {...(claims && { note: texts.claims })}
      heads={[texts.people, texts.value, texts.interval]}
      rows={Object.entries(rows).map(toCells)}
    />
  );
}

interface SubjectsTableProps {
  title: string;
  note?: string;
  figures: QualityFigures;
  /** The kinds of figures, with the headings of their columns. The first kind decides the order of the rows. */
  columns: Readonly<Record<string, string>>;
  /** `lowest` keeps the server's order, lowest value first. `extreme` puts the value furthest from 0 first. */
  order?: 'lowest' | 'extreme';
  limit?: number;
}

/**
 * A table of figures with one row for each statement, category, country or career, the worst first.
 * Renders nothing if there are no figures.
 */
export function SubjectsTable(props: SubjectsTableProps) {
  const { title, note, figures, columns, order = 'lowest', limit } = props;
  const kinds = Object.keys(columns);
  const first = figures.filter(({ kind }) => kind === kinds[0]);
  const sortedRows = order === 'lowest' ? first : first.toSorted((a, b) => getAbsoluteValue(b) - getAbsoluteValue(a));
  if (sortedRows.length === 0) return null;
  const findFigure = (kind: string, subject: string) =>
    figures.find((each) => each.kind === kind && each.subject === subject);
  return (
    <FigureTable
      title={title}
      note={note}
      heads={[...kinds.map((kind) => columns[kind] ?? kind), texts.people]}
      rows={sortedRows
        .slice(0, limit)
        .map(({ subject, label, n }) => [
          label,
          ...kinds.map((kind) => formatFigure(findFigure(kind, subject))),
          n.toLocaleString('en-GB'),
        ])}
    />
  );
}

const getAbsoluteValue = ({ value }: QualityFigure): number => Math.abs(value ?? 0);
