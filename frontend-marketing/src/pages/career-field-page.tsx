import { pageTo, WORK_FIELDS, workFieldOf } from '@bearings/contracts';
import { NotFoundPage } from '@bearings/web';
import { useParams } from '@bearings/web/router';
import { Collection } from '../features/careers/collection';
import { careersTexts } from '../texts/careers-texts';

const texts = careersTexts.field;

/** The page that lists the careers of a field of work. */
export function CareerFieldPage() {
  const { field: id } = useParams();
  const field = WORK_FIELDS.find((each) => each.id === id);
  if (!field) return <NotFoundPage />;
  const others = WORK_FIELDS.filter((each) => each !== field);
  return (
    <Collection
      metaOf={(count) => texts.meta(field.name, count)}
      path={pageTo.careerField(field.id)}
      title={field.name}
      partsOf={(all) => {
        const careers = all.filter(({ code }) => workFieldOf(code).id === field.id);
        return [{ title: careersTexts.count(careers.length), careers }];
      }}
      others={{
        title: texts.others,
        links: others.map((each) => [pageTo.careerField(each.id), each.name]),
      }}
    />
  );
}
