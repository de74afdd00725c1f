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
 * Returns the four figures of the landing page. A figure that was measured from enough answers is
 * shown with its number and date. In place of the others, the page shows the owner's claims if
 * claims are shown, or else facts about the product.
 */
export function landingFigures(
  evidence: Evidence | undefined,
  isOwnerClaiming: boolean,
): Record<'people' | 'accuracy' | 'countries' | 'rating', LandingFigure> {
  // In a demonstration the answers come from invented people, so they prove nothing.
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
