// The versions of the sample report. The first is committed; the server composes what a visitor asks for.
import {
  DEFAULT_COUNTRY,
  endpoints,
  INVENTED_CIRCUMSTANCES,
  type Circumstances,
  type ReportRevision,
  type SampleFormat,
} from '@bearings/contracts';
import type { LocalFile } from '@bearings/web';
import { sampleTexts } from '../../texts/sample-texts';
import html from './sample-report.htm';
import sample from './sample-report.json';
import pdf from './sample-report.pdf';
import text from './sample-report.txt';
import { askServer, fieldsOf, listOf, type Fields } from './sample-server';

interface Row extends Fields {
  code: unknown;
}

/** A version in one country. */
interface Composed {
  report: Fields;
  careers: Fields & { careers: Row[]; next: Row[] };
  /** Every other occupation, compared. */
  others: () => Promise<Row[]>;
}

interface Version extends ReportRevision {
  circumstances: Circumstances;
  byCountry: Map<string, Composed>;
}

/** The careers beside the 25 are a file of their own, loaded with the first of them. */
const loadOthers = async (): Promise<Row[]> => (await import('./sample-careers.json')).default;

const firstVersion = (): Version => ({
  number: 1,
  methodVersion: sample.report.document.methodVersion,
  generatedAt: sample.report.generatedAt,
  reason: sampleTexts.firstVersion,
  circumstances: INVENTED_CIRCUMSTANCES,
  byCountry: new Map([
    [DEFAULT_COUNTRY, { report: sample.report, careers: sample.careers, others: loadOthers }],
  ]),
});

let versions: readonly Version[] = [firstVersion()];

/** Forgets every version but the first. */
export function resetVersions(): void {
  versions = [firstVersion()];
}

export function newestVersion(): Version {
  return versions.at(-1) ?? firstVersion();
}

/** Returns the version that a query names, or the newest; undefined where there is none of its number. */
export function versionOf(query: URLSearchParams): Version | undefined {
  const number = query.get('revision');
  if (number === null) return newestVersion();
  return versions.find((version) => String(version.number) === number);
}

/** Returns a version as the country of a query sees it. Rejects where the server has to make it and can't. */
export async function composedFor(version: Version, query: URLSearchParams): Promise<Composed> {
  const country = query.get('country') ?? DEFAULT_COUNTRY;
  const known = version.byCountry.get(country);
  if (known) return known;
  const { circumstances } = version;
  const made = toComposed(
    await askServer(endpoints.sampleReport, { circumstances, former: circumstances, country }),
  );
  version.byCountry.set(country, made);
  return made;
}

/** Makes a version for other circumstances. Resolves to the API's reply to the same call of an owner. */
export async function reviseSample(circumstances: Circumstances): Promise<Fields> {
  const { circumstances: former, number } = newestVersion();
  const country = DEFAULT_COUNTRY;
  const reply = await askServer(endpoints.sampleReport, { circumstances, former, country });
  const { reason } = reply;
  if (typeof reason !== 'string') return { status: 'ready' };
  versions = [
    ...versions,
    {
      number: number + 1,
      methodVersion: sample.report.document.methodVersion,
      generatedAt: new Date().toISOString(),
      reason,
      circumstances,
      byCountry: new Map([[country, toComposed(reply)]]),
    },
  ];
  return { status: 'generating' };
}

const isRow = (value: unknown): value is Row => 'code' in fieldsOf(value);

function toComposed({ report, careers, others }: Fields): Composed {
  const compared = fieldsOf(careers);
  const rows = listOf(others).filter(isRow);
  return {
    report: fieldsOf(report),
    careers: {
      ...compared,
      careers: listOf(compared['careers']).filter(isRow),
      next: listOf(compared['next']).filter(isRow),
    },
    others: () => Promise.resolve(rows),
  };
}

/** Returns the fields of a report that its version decides. */
export function detailOf(version: Version): Fields {
  return {
    generatedAt: version.generatedAt,
    revision: version.number,
    revisions: versions.map(({ number, methodVersion, generatedAt, reason }) => ({
      number,
      methodVersion,
      generatedAt,
      reason,
    })),
    revisionStatus: 'none',
  };
}

const PUBLISHED: Record<SampleFormat, string> = { pdf, text, html };
const ENDINGS: Record<SampleFormat, string> = { pdf: 'pdf', text: 'txt', html: 'html' };

/** Returns a version as a file: published with the page, or made by the server. */
export function fileOf(version: Version, query: URLSearchParams, format: SampleFormat): LocalFile {
  const country = query.get('country') ?? DEFAULT_COUNTRY;
  const name = `Career report of Robin, sample.${ENDINGS[format]}`;
  if (version.number === 1 && country === DEFAULT_COUNTRY) {
    return { name, address: PUBLISHED[format] };
  }
  const { circumstances } = version;
  return { name, address: endpoints.sampleFile.path, body: { circumstances, country, format } };
}
