import { PRICE } from '@bearings/domain';
import { Card, CheckList, Container, Heading, Note, Section, ShieldCheck } from '@bearings/ui';
import { areClaimsShown, areClaimsStated } from '@bearings/web';
import { ClaimsNote } from '../../components/claims-note';
import { SectionHead } from '../../components/section-head';
import { StartLink } from '../../components/start-link';
import { landingTexts } from './landing-texts';

const texts = landingTexts.pricing;

/**
 * The background of this section if unverified claims are hidden. The section then directly follows the one about the
 * solution, whose background is different.
 */
const BACKGROUND_AFTER_SOLUTION = 'sunken';

export function Pricing() {
  return (
    <Section tone={areClaimsShown() ? 'paper' : BACKGROUND_AFTER_SOLUTION}>
      <Container>
        <SectionHead eyebrow={texts.eyebrow} title={texts.title} />
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16">
          <Card padding="large">
            <Heading level={3}>{texts.product}</Heading>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
              <span className="font-serif text-4xl">{PRICE.label}</span>
              <span className="text-muted">{texts.once}</span>
            </p>
            {areClaimsStated() && <p className="mt-2 text-sm text-muted">{texts.claimedPerInsight}</p>}
            <div className="mt-7 mb-8 lg:[&>ul]:grid-cols-2 lg:[&>ul]:gap-x-8">
              <CheckList items={texts.included} />
            </div>
            <StartLink label={texts.start} />
            <p className="mt-5 flex items-center gap-2 text-sm text-muted">
              <ShieldCheck size={20} className="shrink-0 text-success" aria-hidden="true" />
              <span>{texts.guarantee}</span>
            </p>
          </Card>
          <PriceComparison />
        </div>
      </Container>
    </Section>
  );
}

/**
 * Compares the price with the claimed prices of alternatives. If unverified claims are hidden, shows the price of each
 * part of the product instead.
 */
function PriceComparison() {
  const { title, rows } = areClaimsShown() ? texts.claimedCompare : texts.costs;
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <dl className="mt-4">
        {rows.map(({ term, detail }) => (
          <div
            key={term}
            className="justify-between gap-6 border-t border-line py-4 last:font-semibold sm:flex lg:block"
          >
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <ClaimsNote />
      <Note className="border-t border-line pt-4">{texts.compareNote}</Note>
    </div>
  );
}
