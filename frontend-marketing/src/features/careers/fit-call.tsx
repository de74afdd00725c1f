import { pages } from '@bearings/contracts';
import { ArrowRight, Button, Heading } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { careersTexts } from '../../texts/careers-texts';
import { useOwnAreas } from './use-own-areas';

const texts = careersTexts.fit;

/** The link "How would I fit?" to the assessment; readers who have a report get a link to the dashboard instead. */
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
 * The link to the assessment at the end of a page, for readers without a report. `title` is the career's, if there is
 * one.
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
      <p className="max-w-text text-deep-muted">
        {title === undefined ? texts.text : texts.textOf(title)}
      </p>
      <FitLink onDeep />
    </section>
  );
}
