import type { Evidence } from '@bearings/contracts';
import { selectStatableFigure } from '@bearings/domain';
import { formatLongDate } from '@bearings/web';
import { landingTexts } from './landing-texts';

const { claimedFigures, figures, measured } = landingTexts.hero;

export interface LandingFigure {
  value: string;
  label: string;
}

const formatPercent = (share: number) => `${Math.round(100 * share)}%`;
const formatDate = ({ date }: { date: string }) => formatLongDate(date);

/**
 * Returns the four figures of the landing page. A figure that was measured from the answers of enough readers is shown
 * with its date. Any other figure is replaced: by an unverified claim on a site that shows such claims
 * (`isOwnerClaiming`), elsewhere by a fact about the product.
 */
export function createLandingFigures(
  evidence: Evidence | undefined,
  isOwnerClaiming: boolean,
): Record<'people' | 'accuracy' | 'countries' | 'rating', LandingFigure> {
  // In a demonstration the answers come from invented people, so they prove nothing.
  const realEvidence = evidence?.seeded ? undefined : evidence;
  const guidedClaim = selectStatableFigure(realEvidence?.guided);
  const readers = selectStatableFigure(realEvidence?.readers);
  const rating = selectStatableFigure(realEvidence?.rating);
  const [people, accuracy, countries, stars] = isOwnerClaiming ? claimedFigures : figures;
  return {
    people: guidedClaim
      ? {
          value: guidedClaim.n.toLocaleString('en-GB'),
          label: measured.guided(formatDate(guidedClaim)),
        }
      : people,
    accuracy: readers
      ? {
          value: formatPercent(readers.suggestedYes),
          label: measured.readers(formatPercent(readers.decoyYes), readers.n, formatDate(readers)),
        }
      : accuracy,
    countries,
    rating: rating
      ? {
          value: `${rating.mean.toFixed(1)}/5`,
          label: measured.rating(rating.n, formatDate(rating)),
        }
      : stars,
  };
}
