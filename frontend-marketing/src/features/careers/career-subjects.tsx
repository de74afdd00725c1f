import { type CareerGuide, pageTo } from '@bearings/contracts';
import { Part } from '@bearings/ui/career';
import { careersTexts } from './careers-texts';
import { CareerLink } from './career-link';
import { findSubject, SUBJECT_RELATIONS } from './collections';

const texts = careersTexts.career;

/** Lists the subjects that lead to a career. Each links to the page about that subject. */
export function CareerSubjects({ subjects, course }: Pick<CareerGuide, 'subjects' | 'course'>) {
  return (
    <Part level="h2" title={texts.subjects}>
      {subjects.direct.length === 0 && <p>{texts.noDegreeSubjects}</p>}
      {course && <p>{texts.course(course)}</p>}
      <dl className="grid gap-4 sm:grid-cols-2">
        {SUBJECT_RELATIONS.map(
          (part) =>
            subjects[part].length > 0 && (
              <div key={part}>
                <dt className="text-sm font-semibold">{texts.subjectParts[part]}</dt>
                {subjects[part].map((id) => (
                  <dd key={id} className="mr-4 inline-block">
                    <CareerLink
                      to={pageTo.careerSubject(id)}
                      className="ui-link inline-flex min-h-11 min-w-11 items-center"
                    >
                      {findSubject(id)?.name ?? id}
                    </CareerLink>
                  </dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </Part>
  );
}
