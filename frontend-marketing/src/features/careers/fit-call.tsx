import { pages } from '@bearings/contracts';
import { ArrowRight, Button, Heading } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { careersTexts } from './careers-texts';
import { useOwnAreas } from './use-own-areas';

const texts = careersTexts.fit;

/** A link "How would I fit?" to the assessment. For readers who have a report it leads to the dashboard. */
export function FitLink({ onDeep = false }: { onDeep?: boolean }) {
  const hasReport = useOwnAreas() !== null;
  return (
    <Button asChild className={onDeep ? 'bg-on-deep! text-deep! print:hidden' : 'print:hidden'}>
      <Link to={hasReport ? pages.dashboard : pages.assessment}>
        <span>{hasReport ? texts.report : texts.link}</span>
        <ArrowRight size={20} aria-hidden="true" />
      </Link>
    </Button>
  );
}

/**
 * A section at the end of a page with a link to the assessment. Renders nothing for readers who have a report. `title`
 * is the career's title, on a page about a single career.
 */
export function FitCall({ title }: { title?: string }) {
  if (useOwnAreas() !== null) return null;
  return (
    <section
      aria-labelledby="fit"
      className="ui-deep grid justify-items-start gap-4 rounded-xl p-6 lg:p-10 print:hidden"
    >
      <Heading level={2} id="fit">
        {title === undefined ? texts.title : texts.titleOf}
      </Heading>
      <p className="max-w-text text-deep-muted">{title === undefined ? texts.text : texts.textOf(title)}</p>
      <FitLink onDeep />
    </section>
  );
}
