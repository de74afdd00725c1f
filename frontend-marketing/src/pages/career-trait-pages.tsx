import { type CareerTrait, pages } from '@bearings/contracts';
import { useCareersQuery } from '../api/calls.generated';
import { Collection, CollectionPart } from '../features/careers/collection';
import { byField } from '../features/careers/collections';
import { Loaded } from '../features/careers/loaded';
import { useShownCountry } from '../features/careers/use-shown-country';
import { careersTexts } from '../texts/careers-texts';

/** Careers with a way in that starts without a degree. */
export function NoDegreePage() {
  return (
    <TraitPage trait="noDegree" path={pages.careersWithoutDegree} texts={careersTexts.noDegree} />
  );
}

/** Careers with an apprenticeship that takes starters. */
export function ApprenticeshipsPage() {
  return (
    <TraitPage
      trait="apprenticeship"
      path={pages.careersByApprenticeship}
      texts={careersTexts.apprenticeships}
    />
  );
}

interface TraitPageProps {
  trait: CareerTrait;
  path: string;
  texts: { meta: { title: string; description: string }; title: string; lead: string };
}

function TraitPage({ trait, path, texts }: TraitPageProps) {
  const country = useShownCountry();
  const query = useCareersQuery(country);
  return (
    <Loaded query={query}>
      {({ careers, sources }) => {
        const own = careers.filter(({ traits }) => traits.includes(trait));
        return (
          <Collection {...texts} path={path} country={country} careers={own} sources={sources}>
            {byField(own).map((field) => (
              <CollectionPart key={field.id} title={field.name} careers={field.careers} />
            ))}
          </Collection>
        );
      }}
    </Loaded>
  );
}
