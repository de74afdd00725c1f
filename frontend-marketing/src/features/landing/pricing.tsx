import { PRICE } from '@bearings/contracts';
import { Card, CheckList, Container, Heading, Note, Section, ShieldCheck } from '@bearings/ui';
import { SectionHead } from '../../components/section-head';
import { StartLink } from '../../components/start-link';
import { landingTexts } from '../../texts/landing-texts';

const texts = landingTexts.pricing;

export function Pricing() {
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={texts.eyebrow} title={texts.title} />
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16">
          <Card padding="large">
            <Heading level={3}>{texts.product}</Heading>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
              <span className="font-serif text-4xl">{PRICE.label}</span>
              <span className="text-muted">{texts.once}</span>
            </p>
            <p className="mt-2 text-sm text-muted">{texts.perInsight}</p>
            <div className="mt-7 mb-8 lg:[&>ul]:grid-cols-2 lg:[&>ul]:gap-x-8">
              <CheckList items={texts.included} />
            </div>
            <StartLink label={texts.start} />
            <p className="mt-5 flex items-center gap-2 text-sm text-muted">
              <ShieldCheck size={20} className="shrink-0 text-success" aria-hidden="true" />
              {texts.guarantee}
            </p>
          </Card>
          <Comparison />
        </div>
      </Container>
    </Section>
  );
}

function Comparison() {
  return (
    <div>
      <Heading level={3}>{texts.compareTitle}</Heading>
      <dl className="mt-4">
        {texts.compare.map(({ way, price }) => (
          <div
            key={way}
            className="justify-between gap-6 border-t border-line py-4 last:font-semibold sm:flex lg:block"
          >
            <dt>{way}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <Note className="border-t border-line pt-4">{texts.compareNote}</Note>
    </div>
  );
}
