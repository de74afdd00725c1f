import type { ReportCareer, CareerPage, SharedReport } from '@bearings/contracts';
import type { ComposedReport } from '@bearings/report-composer';
import { ShareNotFoundError } from './share.errors.js';
import type { ShareLinkEntity } from './share-link.entity.js';

/**
 * Returns the parts of a report that a visitor may see. The code names each such part, so that a field that is added to
 * reports later stays private. If the link hides the scores, the visitor sees only the careers and facts about them,
 * and the shape if the link shows that.
 * @param view the report, composed without the name if the link hides it
 */
export function toSharedReport(
  { purpose, withName, withScores, withShape, expiresAt }: ShareLinkEntity,
  view: ComposedReport,
): SharedReport {
  const { generator, generatedAt, country, document } = view;
  if (purpose === 'observer') throw new ShareNotFoundError();
  const isDrawn = withShape || withScores;
  return {
    purpose,
    person: withName ? view.firstName : null,
    generator,
    generatedAt,
    expiresAt: expiresAt.toISOString(),
    country,
    headline: isDrawn ? document.headline.ownTitle : null,
    shape: isDrawn
      ? document.categories.map(({ category, name, score, band }) => ({ category, name, score, band }))
      : null,
    careers: withScores ? [] : document.careers.map(removePersonFromCareer),
    document: withScores ? document : null,
  };
}

function removePersonFromCareer(career: ReportCareer): CareerPage {
  const { code, title, slug, what, preparation } = career;
  const { pay, outlook, details, demand, routes, setting, links } = career;
  return {
    code,
    title,
    slug,
    what,
    preparation,
    pay,
    outlook,
    details,
    demand,
    routes,
    setting,
    links,
  };
}
