import { pageTo } from '@bearings/contracts';
import { NotFoundPage } from '@bearings/web';
import { useParams } from '@bearings/web/router';
import { Collection } from './collection';
import { ALL_SUBJECTS, groupBySubject, findSubject } from './collections';
import { careersTexts } from './careers-texts';

const texts = careersTexts.subject;

/** The page that lists the careers to which a degree or school subject leads. */
export function CareerSubjectPage() {
  const { subject: id } = useParams();
  const subject = findSubject(id);
  if (!subject) return <NotFoundPage />;
  const otherSubjects = ALL_SUBJECTS.filter((each) => each !== subject);
  return (
    <Collection
      metaOf={(count) => texts.meta(subject.name, count)}
      path={pageTo.careerSubject(subject.id)}
      title={texts.title(subject.name)}
      partsOf={(all) =>
        groupBySubject(all, subject.id).map(({ part, careers }) => ({
          title: texts.parts[part],
          careers,
        }))
      }
      others={{
        title: texts.others,
        links: otherSubjects.map((each) => [pageTo.careerSubject(each.id), each.name]),
      }}
    />
  );
}
