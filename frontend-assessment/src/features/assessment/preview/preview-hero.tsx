import type { Preview, PreviewCareers } from '@bearings/contracts';
import { Button, Container, Note, Skeleton } from '@bearings/ui';
import { Shape, ShapeTable } from '@bearings/ui/shape';
import { CARD_CLASSES, NamedJobs, ShownJob } from './job-cards';
import { previewTexts } from './preview-texts';

const texts = previewTexts.hero;

interface PreviewHeroProps {
  preview: Preview;
  careers: PreviewCareers | undefined;
  /** Loads the careers again. Set only if they could not be loaded. */
  onRetry: (() => void) | undefined;
}

/**
 * The top of the preview: the headline, the chart of the scores, and the career that is shown in full further down.
 */
export function PreviewHero({ preview, careers, onRetry }: PreviewHeroProps) {
  const { areas, headline } = preview;
  const { patternId, title, sentence } = headline;
  return (
    <header>
      <div className="ui-deep pb-11 md:pb-20">
        <Container className="grid items-center gap-x-14 lg:grid-cols-[1fr_minmax(0,30rem)]">
          <div className="pt-3 lg:pt-10">
            <p className="text-sm leading-tight text-deep-muted">
              {patternId === null ? texts.noPattern : texts.pattern}
            </p>
            <h1
              tabIndex={-1}
              className="mt-1 font-serif text-[1.8125rem] leading-[1.06] font-medium tracking-[-0.02em] md:text-[2.75rem] lg:text-[4rem] lg:leading-none"
            >
              {title}
            </h1>
            {/* On a phone, only the sentence of a named pattern, whose title is short, leaves room for the career below. */}
            <p
              className={`mt-1.5 max-w-[40ch] text-sm leading-snug text-deep-muted md:mt-4 md:block md:text-base ${patternId === null ? 'hidden' : ''}`}
            >
              {sentence}
            </p>
          </div>
          <Shape areas={areas} className="mx-auto -my-2.5 max-w-[19.5rem] md:my-0 md:max-w-[26rem] lg:max-w-none" />
        </Container>
      </div>
      <Container>
        <div className="relative -mt-11 grid gap-2 md:grid-cols-2 lg:grid-cols-3">
          <FirstCard careers={careers} onRetry={onRetry} />
        </div>
        <div className="mt-2">
          <ShapeTable areas={areas}>{texts.table}</ShapeTable>
          {patternId === null && <Note className="md:hidden">{sentence}</Note>}
        </div>
      </Container>
    </header>
  );
}

function FirstCard({ careers, onRetry }: Pick<PreviewHeroProps, 'careers' | 'onRetry'>) {
  if (onRetry) {
    return (
      <div className={`${CARD_CLASSES} justify-between`} role="alert">
        <p>{texts.failed}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (!careers) {
    return (
      <div className={CARD_CLASSES}>
        <Skeleton lines={2} label={texts.loading} />
      </div>
    );
  }
  return careers.shown === null ? (
    <NamedJobs careers={careers} />
  ) : (
    <ShownJob shown={careers.shown} count={careers.count} />
  );
}
