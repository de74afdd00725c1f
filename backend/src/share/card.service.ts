import { type CardNameOption, type CardSize, SHARE_PURPOSES } from '@bearings/contracts';
import { chooseDrawnReplies, toSeenValues } from '@bearings/domain';
import {
  type CardChoice,
  type ComposedReport,
  createShareCardData,
  createTwoShapesCardData,
} from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../auth/access/caller.js';
import { PdfCompiler } from '../pdf/pdf-compiler.js';
import { ReportFiles } from '../report/files/report-files.service.js';
import type { WantedReport } from '../report/reading/report-source.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { ShareNotFoundError } from './share.errors.js';
import { ShareRepository } from './share.repository.js';
import { ShareService } from './share.service.js';

interface CardOptions extends WantedReport {
  size: CardSize;
  name: CardNameOption;
  showsScores: boolean;
  /** True to draw how observers see the owner, and no careers. */
  showsBoth: boolean;
}

/** Draws the picture with which an owner shares a report. */
@Injectable()
export class CardService {
  constructor(
    private readonly links: ShareService,
    private readonly shares: ShareRepository,
    private readonly sources: ReportSources,
    private readonly files: ReportFiles,
    private readonly compiler: PdfCompiler,
  ) {}

  /**
   * Returns the picture of the caller's report as a PNG file. Throws a 404 if the caller has no such report, or no
   * observer whose shape could be drawn, or a 503 if the picture cannot be drawn.
   */
  async drawOwnCard(caller: Caller, id: string, options: CardOptions): Promise<Buffer> {
    const report = await this.sources.forCaller(caller, id);
    const { firstName, lastName } = report;
    const names = { none: '', first: firstName, full: `${firstName} ${lastName}` };
    const view = await this.files.view(report, { ...options, isShared: true });
    if (options.showsBoth) {
      const links = await this.shares.listByAssessments([report.owner.id]);
      const replies = chooseDrawnReplies(await this.shares.listReplies(links.map((link) => link.id)));
      const seen = toSeenValues(replies.map(({ answers }) => answers));
      if (seen === null) throw new ShareNotFoundError();
      const choice = { size: options.size, name: names[options.name], seen, roles: replies.map(({ role }) => role) };
      return this.compiler.compile('card', createTwoShapesCardData(view, choice));
    }
    return this.draw(view, {
      size: options.size,
      name: names[options.name],
      withShape: true,
      withNumbers: options.showsScores,
    });
  }

  /**
   * Returns the picture that messengers show in the preview of a link, with the parts of the report that the link
   * shows. Throws a 404 for an invalid link, a 429 after too many requests, or a 503 if the picture cannot be drawn.
   */
  async drawSharedCard(token: string, address: string): Promise<Buffer> {
    const link = await this.links.findOpen(token, address, SHARE_PURPOSES);
    const { withScores, withShape } = link;
    const report = await this.sources.forLink(link);
    if (!report) throw new ShareNotFoundError();
    return this.draw(await this.files.view(report, { isShared: true }), {
      size: 'wide',
      name: report.firstName,
      withShape: withShape || withScores,
      withNumbers: withScores,
    });
  }

  private draw(view: ComposedReport, choice: CardChoice): Promise<Buffer> {
    return this.compiler.compile('card', createShareCardData(view, choice));
  }
}
