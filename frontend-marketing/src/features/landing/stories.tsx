import { Card, Container, Note, Quote, Section, Star } from '@bearings/ui';
import { areClaimsShown } from '@bearings/web';
import { useEvidenceQuery } from '../../api/calls.generated';
import { ClaimsNote } from '../../components/claims-note';
import { SectionHead } from '../../components/section-head';
import { companyLogos, testimonials } from '../../content/samples';
import { landingTexts } from './landing-texts';
import { createLandingFigures } from './claim-figures';

const texts = landingTexts.stories;

/**
 * Testimonials and company logos. They are invented, so they appear only on a site that was published with
 * `CLAIMS=shown`.
 */
export function Stories() {
  const { data: evidence } = useEvidenceQuery();
  if (!areClaimsShown()) return null;
  const { rating } = createLandingFigures(evidence, true);
  return (
    <Section tone="sunken">
      <Container>
        <SectionHead eyebrow={texts.eyebrow} title={texts.title} />
        <p className="mt-4 flex items-center gap-2 font-medium">
          <Star size={18} className="fill-accent text-accent" aria-hidden="true" />
          <span>{`${rating.value} ${rating.label}`}</span>
        </p>
        <ClaimsNote />
        <ul className="mt-8 grid gap-6 lg:grid-cols-3">
          {testimonials.map(({ quote, from }) => (
            <li key={from}>
              <Card asChild className="h-full">
                <figure className="flex flex-col gap-4">
                  <Quote size={24} className="text-accent" aria-hidden="true" />
                  <blockquote className="grow text-lg">{quote}</blockquote>
                  <figcaption className="text-sm text-muted">{from}</figcaption>
                </figure>
              </Card>
            </li>
          ))}
        </ul>
        <ul
          aria-label={texts.logosLabel}
          className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-8 md:justify-between"
        >
          {companyLogos.map((name) => (
            <li key={name} className="font-serif text-xl text-muted">
              {name}
            </li>
          ))}
        </ul>
        <Note className="mt-6">{texts.sampleNote}</Note>
      </Container>
    </Section>
  );
}
