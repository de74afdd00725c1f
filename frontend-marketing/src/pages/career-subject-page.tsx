import { pageTo } from '@bearings/contracts';
import { NotFoundPage } from '@bearings/web';
import { useParams } from '@bearings/web/router';
import { Collection } from '../features/careers/collection';
import { ALL_SUBJECTS, bySubject, subjectById } from '../features/careers/collections';
import { careersTexts } from '../texts/careers-texts';

const texts = careersTexts.subject;

/** The page that lists the careers to which a degree or school subject leads. */
export function CareerSubjectPage() {
  const { subject: id } = useParams();
  const subject = subjectById(id);
  if (!subject) return <NotFoundPage />;
  const others = ALL_SUBJECTS.filter((each) => each !== subject);
  return (
    <Collection
      metaOf={(count) => texts.meta(subject.name, count)}
      path={pageTo.careerSubject(subject.id)}
      title={texts.title(subject.name)}
      partsOf={(all) =>
        bySubject(all, subject.id).map(({ part, careers }) => ({
          title: texts.parts[part],
          careers,
        }))
      }
      others={{
        title: texts.others,
        links: others.map((each) => [pageTo.careerSubject(each.id), each.name]),
      }}
    />
  );
}
