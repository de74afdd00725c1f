import { pageTo } from '@bearings/contracts';
import { NotFoundPage } from '@bearings/web';
import { useParams } from '@bearings/web/router';
import { useCareersQuery } from '../api/calls.generated';
import { Collection, CollectionPart, OtherCollections } from '../features/careers/collection';
import { ALL_SUBJECTS, bySubject, nearCareers, subjectById } from '../features/careers/collections';
import { Loaded } from '../features/careers/loaded';
import { useShownCountry } from '../features/careers/use-shown-country';
import { careersTexts } from '../texts/careers-texts';

const texts = careersTexts.subject;

/** The careers that a degree or school subject leads to. */
export function CareerSubjectPage() {
  const { subject: id } = useParams();
  const country = useShownCountry();
  const query = useCareersQuery(country);
  const subject = subjectById(id);
  if (!subject) return <NotFoundPage />;
  return (
    <Loaded query={query}>
      {({ careers, sources }) => {
        const groups = bySubject(careers, subject.id);
        const own = groups.flatMap((group) => group.careers);
        const near = nearCareers(careers, own);
        return (
          <Collection
            meta={texts.meta(subject.name, own.length)}
            path={pageTo.careerSubject(subject.id)}
            title={texts.title(subject.name)}
            country={country}
            careers={own}
            sources={sources}
            others={
              <OtherCollections
                title={texts.others}
                links={ALL_SUBJECTS.filter((each) => each !== subject).map((each) => [
                  pageTo.careerSubject(each.id),
                  each.name,
                ])}
              />
            }
          >
            {groups.map(({ part, careers: list }) => (
              <CollectionPart key={part} title={texts.parts[part]} careers={list} />
            ))}
            {near.length > 0 && <CollectionPart title={careersTexts.near} careers={near} />}
          </Collection>
        );
      }}
    </Loaded>
  );
}
