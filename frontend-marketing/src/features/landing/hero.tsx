import { pages } from '@bearings/contracts';
import { INVENTED_CATEGORY_SCORES, INVENTED_HEADLINE, INVENTED_PERSON } from '@bearings/domain';
import { ArrowRight, Button, Container, Eyebrow, Heading, Lead, Note, Stack, TextLink } from '@bearings/ui';
import { Shape } from '@bearings/ui/shape';
import { areClaimsShown } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useEvidenceQuery } from '../../api/calls.generated';
import { ClaimsNote } from '../../components/claims-note';
import { StartLink } from '../../components/start-link';
import { landingTexts } from './landing-texts';
import { createLandingFigures } from './claim-figures';

const texts = landingTexts.hero;

/** The first screen of the landing page: what the product is, whom it is for, and two buttons. */
export function Hero({ onSeeHow }: { onSeeHow: () => void }) {
  const { data: evidence } = useEvidenceQuery();
  return (
    <Container className="pt-10 pb-14 lg:pt-16 lg:pb-20">
      {/* On a phone the picture is below the first screen, so that the largest element painted
   first is text. */}
      <div className="grid items-center gap-x-10 gap-y-10 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] md:gap-y-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-16">
        <Stack gap={3} align="start">
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <Heading level={1} size="display">
            {texts.title}
          </Heading>
          <Lead>{texts.lead}</Lead>
          <Stack direction="row">
            <StartLink label={texts.start} />
            <Button variant="secondary" size="large" className="[@media(scripting:none)]:hidden" onClick={onSeeHow}>
              {texts.seeHow}
            </Button>
          </Stack>
          <Note>{texts.note}</Note>
          <TextLink asChild className="inline-flex min-h-11 items-center gap-2">
            <Link to={pages.sampleReport}>
              <span>{texts.sample}</span>
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </TextLink>
        </Stack>
        <div className="md:col-span-2">
          <dl
            aria-label={texts.figuresLabel}
            className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-6 sm:grid-cols-4"
          >
            {Object.values(createLandingFigures(evidence, areClaimsShown())).map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-serif text-2xl">{value}</dd>
              </div>
            ))}
          </dl>
          <ClaimsNote />
        </div>
        <div className="mx-auto w-full max-w-md md:col-start-2 md:row-start-1 md:max-w-none">
          <SampleOpening />
        </div>
      </div>
    </Container>
  );
}

/** Shows the beginning of the sample report, computed from the same answers as that report. */
function SampleOpening() {
  const { firstName } = INVENTED_PERSON;
  return (
    <figure className="ui-deep rounded-xl px-5 pt-5 pb-2 shadow-lifted">
      <figcaption>
        <span className="block text-sm text-deep-muted">{texts.sampleOf(firstName)}</span>
        <span className="block font-serif text-2xl leading-tight font-medium">
          {`${firstName}: ${INVENTED_HEADLINE}`}
        </span>
      </figcaption>
      <Shape areas={INVENTED_CATEGORY_SCORES} whose={`${firstName}’s`} />
    </figure>
  );
}
