import { type CareerGuide, pageTo } from '@bearings/contracts';
import { MAX_COMPARED_CAREERS, findWorkField } from '@bearings/domain';
import { ArrowRight } from '@bearings/ui';
import { Part } from '@bearings/ui/career';
import { FieldSign } from '@bearings/ui/shape';
import { careersTexts } from './careers-texts';
import { CareerLink } from './career-link';

const texts = careersTexts.career;
const LINK_CLASSES = 'ui-link inline-flex min-h-11 min-w-11 items-center gap-2 leading-tight';

/** Lists careers with very similar work, and how they differ. */
export function SimilarCareers({ guide: { slug, similarCareers } }: { guide: CareerGuide }) {
  if (similarCareers.length === 0) return null;
  const slugs = [slug, ...similarCareers.map((career) => career.slug)].slice(0, MAX_COMPARED_CAREERS);
  return (
    <Part level="h2" title={texts.similarCareers}>
      <ul className="grid gap-1">
        {similarCareers.map(({ code, slug: other, title, differs }) => (
          <li key={code}>
            <CareerLink slug={other} className={LINK_CLASSES}>
              <FieldSign field={findWorkField(code).id} size={20} />
              <span>{title}</span>
            </CareerLink>
            <span className="block text-sm text-muted first-letter:uppercase">{differs.join('; ')}</span>
          </li>
        ))}
      </ul>
      <CareerLink to={pageTo.compareCareers(slugs)} className={LINK_CLASSES}>
        <span>{texts.compare}</span>
        <ArrowRight size={18} aria-hidden="true" />
      </CareerLink>
    </Part>
  );
}

/** Lists the careers to which a career can lead, and those that lead to it. */
export function ProgressionSteps({ guide: { progression, leadsTo, comesFrom } }: { guide: CareerGuide }) {
  if (progression === '' && leadsTo.length + comesFrom.length === 0) return null;
  return (
    <Part level="h2" title={texts.steps}>
      {progression && <p>{progression}</p>}
      <StepList steps={leadsTo} />
      {comesFrom.length > 0 && (
        <>
          <h3 className="mt-3 text-lg font-medium">{texts.from}</h3>
          <StepList steps={comesFrom} />
        </>
      )}
      <p className="text-sm text-muted">{texts.stepNote}</p>
    </Part>
  );
}

function StepList({ steps }: { steps: CareerGuide['leadsTo'] }) {
  return (
    <ul className="grid">
      {steps.map(({ code, slug, title, kind }) => (
        <li key={`${code} ${kind}`} className="flex flex-wrap items-center gap-x-2">
          <CareerLink slug={slug} className={LINK_CLASSES}>
            {title}
          </CareerLink>
          <span className="text-sm text-muted">{texts.stepKinds[kind]}</span>
        </li>
      ))}
    </ul>
  );
}
