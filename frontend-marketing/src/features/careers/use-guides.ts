import type { CareerGuide } from '@bearings/contracts';
import { useCareerQuery } from '../../api/calls.generated';

function useGuide(slug: string | undefined, country: string): CareerGuide | undefined {
  const { currentData } = useCareerQuery({ slug: slug ?? '', country }, { skip: slug === undefined });
  return currentData;
}

/** Returns the page data of up to four careers, by slug. A career is missing until its data has loaded. */
export function useGuides(
  [first, second, third, fourth]: readonly { slug: string }[],
  country: string,
): ReadonlyMap<string, CareerGuide> {
  const guides = [
    useGuide(first?.slug, country),
    useGuide(second?.slug, country),
    useGuide(third?.slug, country),
    useGuide(fourth?.slug, country),
  ];
  return new Map(guides.flatMap((guide) => (guide ? [[guide.slug, guide] as const] : [])));
}
