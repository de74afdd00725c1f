import { claimFrom, type Evidence } from '@bearings/contracts';
import { formatLongDate } from '@bearings/web';
import { landingTexts } from '../../texts/landing-texts';

const { claimedFigures, figures, measured } = landingTexts.hero;

export interface LandingFigure {
  value: string;
  label: string;
}

const percent = (share: number) => `${Math.round(100 * share)}%`;
const on = ({ date }: { date: string }) => formatLongDate(date);

/**
 * Returns the four figures of the landing page. A claim with enough answers is replaced by the measured figure, with
 * number and date. Otherwise it is the owner's claim if claims are shown, or a fact about the product.
 */
export function landingFigures(
  evidence: Evidence | undefined,
  isOwnerClaiming: boolean,
): Record<'people' | 'accuracy' | 'countries' | 'rating', LandingFigure> {
  // The answers of a demonstration's invented people support no claim.
  const real = evidence?.seeded ? undefined : evidence;
  const guided = claimFrom(real?.guided);
  const readers = claimFrom(real?.readers);
  const rating = claimFrom(real?.rating);
  const [people, accuracy, countries, stars] = isOwnerClaiming ? claimedFigures : figures;
  return {
    people: guided
      ? { value: guided.n.toLocaleString('en-GB'), label: measured.guided(on(guided)) }
      : people,
    accuracy: readers
      ? {
          value: percent(readers.suggestedYes),
          label: measured.readers(percent(readers.decoyYes), readers.n, on(readers)),
        }
      : accuracy,
    countries,
    rating: rating
      ? { value: `${rating.mean.toFixed(1)}/5`, label: measured.rating(rating.n, on(rating)) }
      : stars,
  };
}
