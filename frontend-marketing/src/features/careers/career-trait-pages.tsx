import { pages } from '@bearings/contracts';
import type { CareerTrait } from '@bearings/domain';
import { Collection } from './collection';
import { groupByField } from './collections';
import { careersTexts } from './careers-texts';

/** The page that lists careers with an entry route that needs no degree. */
export function NoDegreePage() {
  return <TraitPage trait="noDegree" path={pages.careersWithoutDegree} texts={careersTexts.noDegree} />;
}

/** The page that lists careers with an apprenticeship for beginners. */
export function ApprenticeshipsPage() {
  return <TraitPage trait="apprenticeship" path={pages.careersByApprenticeship} texts={careersTexts.apprenticeships} />;
}

interface TraitPageProps {
  trait: CareerTrait;
  path: string;
  texts: { meta: { title: string; description: string }; title: string; lead: string };
}

function TraitPage({ trait, path, texts: { meta, title, lead } }: TraitPageProps) {
  return (
    <Collection
      metaOf={() => meta}
      path={path}
      title={title}
      lead={lead}
      partsOf={(all) =>
        groupByField(all.filter(({ traits }) => traits.includes(trait))).map(({ name, careers }) => ({
          title: name,
          careers,
        }))
      }
    />
  );
}
