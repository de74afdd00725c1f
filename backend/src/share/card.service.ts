import { type CardName, type CardSize, SHARE_PURPOSES } from '@bearings/contracts';
import {
  type CardChoice,
  composeReport,
  type ReportView,
  shareCardData,
} from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../auth/access/caller.js';
import { PdfCompiler } from '../pdf/pdf-compiler.js';
import { ReportFiles } from '../report/files/report-files.service.js';
import { ReportService } from '../report/report.service.js';
import { ShareNotFoundError } from './share.errors.js';
import { ShareService } from './share.service.js';

/** Maximum number of cached pictures, of about 200 kB each. */
const MAX_KEPT = 40;

/** The owner's options for the picture. */
interface CardOptions {
  size: CardSize;
  name: CardName;
  showsScores: boolean;
  country?: string;
  revision?: string;
}

/** Makes and caches the picture of a report. The cache key is the drawn content. */
@Injectable()
export class CardService {
  /** Cached pictures, least recently used first. */
  private readonly cachedCards = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly links: ShareService,
    private readonly reports: ReportService,
    private readonly files: ReportFiles,
    private readonly compiler: PdfCompiler,
  ) {}

  /** Returns the caller's picture as a PNG file. Throws a 404, or a 503 if it cannot be generated. */
  async drawOwnCard(caller: Caller, id: string, options: CardOptions): Promise<Buffer> {
    const { assessment } = await this.reports.getOwned(caller, id);
    const { firstName, lastName } = assessment;
    const names = { none: '', first: firstName, full: `${firstName} ${lastName}` };
    const view = await this.files.view(caller, id, options);
    return this.draw(view, {
      size: options.size,
      name: names[options.name],
      withShape: true,
      withNumbers: options.showsScores,
    });
  }

  /** Returns the picture for a link's preview, with the parts that the link shows. Throws a 404, 429 or 503. */
  async drawSharedCard(token: string, address: string): Promise<Buffer> {
    const link = await this.links.findOpen(token, address, SHARE_PURPOSES);
    const { assessmentId, withName, withScores, withShape } = link;
    const source = await this.files.sharedSource(assessmentId, withName);
    if (!source) throw new ShareNotFoundError();
    return this.draw(composeReport(source), {
      size: 'wide',
      name: withName ? source.firstName : '',
      withShape: withShape || withScores,
      withNumbers: withScores,
    });
  }

  private draw(view: ReportView, choice: CardChoice): Promise<Buffer> {
    const data = shareCardData(view, choice);
    const key = JSON.stringify(data);
    const picture = this.cachedCards.get(key) ?? this.compiler.compile('card', data);
    this.cachedCards.delete(key);
    this.cachedCards.set(key, picture);
    picture.catch(() => this.cachedCards.delete(key));
    const [oldest] = this.cachedCards.keys();
    if (this.cachedCards.size > MAX_KEPT && oldest !== undefined) this.cachedCards.delete(oldest);
    return picture;
  }
}
