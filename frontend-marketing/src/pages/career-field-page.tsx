import { pageTo, WORK_FIELDS, workFieldOf } from '@bearings/contracts';
import { NotFoundPage } from '@bearings/web';
import { useParams } from '@bearings/web/router';
import { useCareersQuery } from '../api/calls.generated';
import { Collection, CollectionPart, OtherCollections } from '../features/careers/collection';
import { nearCareers } from '../features/careers/collections';
import { Loaded } from '../features/careers/loaded';
import { useShownCountry } from '../features/careers/use-shown-country';
import { careersTexts } from '../texts/careers-texts';

const texts = careersTexts.field;

/** The careers of a field of work. */
export function CareerFieldPage() {
  const { field: id } = useParams();
  const country = useShownCountry();
  const query = useCareersQuery(country);
  const field = WORK_FIELDS.find((each) => each.id === id);
  if (!field) return <NotFoundPage />;
  return (
    <Loaded query={query}>
      {({ careers, sources }) => {
        const own = careers.filter(({ code }) => workFieldOf(code).id === field.id);
        const near = nearCareers(careers, own);
        return (
          <Collection
            meta={texts.meta(field.name, own.length)}
            path={pageTo.careerField(field.id)}
            title={field.name}
            country={country}
            careers={own}
            sources={sources}
            others={
              <OtherCollections
                title={texts.others}
                links={WORK_FIELDS.filter((each) => each !== field).map((each) => [
                  pageTo.careerField(each.id),
                  each.name,
                ])}
              />
            }
          >
            <CollectionPart title={careersTexts.count(own.length)} careers={own} />
            {near.length > 0 && <CollectionPart title={careersTexts.near} careers={near} />}
          </Collection>
        );
      }}
    </Loaded>
  );
}
