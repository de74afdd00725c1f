import type { Circumstances, SampleFormat, SamplePlan, SampleReport } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { PdfCompiler } from '../pdf/pdf-compiler.js';
import { reportPdfData } from '../pdf/report-pdf.js';
import { UnavailableError } from '../platform/http/app-error.js';
import type { MatchingTables } from '@bearings/career-matching';
import { MATCHING_TABLES } from '../report/generation/matching-tables.provider.js';
import { renderHtml } from '../report/files/render-html.js';
import { renderText } from '../report/files/render-text.js';
import { revisionReason } from '../report/revisions/revision-reason.js';
import {
  composeSample,
  composeSamplePlan,
  type MadeSample,
  makeSample,
  sampleView,
} from './compose-sample.js';

/** What is remembered of circumstances, and of circumstances in one country; each takes about a megabyte. */
const MAX_REMEMBERED = 20;
/** Calls that wait for their turn: at a tenth of a second each, the last waits three seconds. */
const MAX_WAITING = 30;

type Composed = Omit<SampleReport, 'reason'>;

/** Composes the report of the invented person. It stores nothing, and works on one call at a time. */
@Injectable()
export class SampleService {
  private readonly made = new Map<string, MadeSample>();
  private readonly composed = new Map<string, Composed>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
    private readonly compiler: PdfCompiler,
  ) {}

  /** Returns the report for these circumstances, and what differs from the former. Throws a 503. */
  report(
    circumstances: Circumstances,
    former: Circumstances,
    country: string,
  ): Promise<SampleReport> {
    return this.inTurn(async () => {
      const made = await this.find(circumstances);
      return {
        reason: revisionReason({ circumstances: former }, circumstances),
        ...(await rememberedOr(this.composed, JSON.stringify([circumstances, country]), () =>
          composeSample(this.tables, made, country, pause),
        )),
      };
    });
  }

  /** Returns the steps of a plan for these careers. Throws a 503. */
  plan(
    circumstances: Circumstances,
    country: string,
    codes: readonly string[],
  ): Promise<SamplePlan> {
    return this.inTurn(async () =>
      composeSamplePlan(await this.find(circumstances), codes, country),
    );
  }

  /** Returns the report as a file. Throws a 503. */
  file(circumstances: Circumstances, country: string, format: SampleFormat): Promise<Buffer> {
    return this.inTurn(async () => {
      const view = sampleView(await this.find(circumstances), country);
      // In turn too: the PDFs of buyers wait for the same compiler.
      if (format === 'pdf') return this.compiler.compile('report', reportPdfData(view));
      return Buffer.from(format === 'text' ? renderText(view) : renderHtml(view));
    });
  }

  private find(circumstances: Circumstances): Promise<MadeSample> {
    // Parsed circumstances that are equal are equal as JSON.
    return rememberedOr(this.made, JSON.stringify(circumstances), () =>
      makeSample(this.tables, circumstances, pause),
    );
  }

  /** Runs one work after the other, so that visitors of the sample never take more than their share. */
  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= MAX_WAITING) throw new UnavailableError();
    this.waiting += 1;
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}

const pause = (): Promise<void> => setImmediate();

/** Returns what is remembered by this key, or makes it. The least recently used is forgotten. */
async function rememberedOr<Value>(
  values: Map<string, Value>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = values.get(key) ?? (await make());
  values.delete(key);
  values.set(key, found);
  const [oldest] = values.keys();
  if (values.size > MAX_REMEMBERED && oldest !== undefined) values.delete(oldest);
  return found;
}
