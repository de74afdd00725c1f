import { pageTo } from '@bearings/contracts';
import { WORK_FIELDS, findWorkField } from '@bearings/domain';
import { NotFoundPage } from '@bearings/web';
import { useParams } from '@bearings/web/router';
import { Collection } from './collection';
import { careersTexts } from './careers-texts';

const texts = careersTexts.field;

/** The page that lists the careers of a field of work. */
export function CareerFieldPage() {
  const { field: id } = useParams();
  const field = WORK_FIELDS.find((each) => each.id === id);
  if (!field) return <NotFoundPage />;
  const otherFields = WORK_FIELDS.filter((each) => each !== field);
  return (
    <Collection
      metaOf={(count) => texts.meta(field.name, count)}
      path={pageTo.careerField(field.id)}
      title={field.name}
      partsOf={(all) => {
        const careers = all.filter(({ code }) => findWorkField(code).id === field.id);
        return [{ title: careersTexts.count(careers.length), careers }];
      }}
      others={{
        title: texts.others,
        links: otherFields.map((each) => [pageTo.careerField(each.id), each.name]),
      }}
    />
  );
}
