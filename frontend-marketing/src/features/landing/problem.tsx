import { Container, Section } from '@bearings/ui';
import { areClaimsShown } from '@bearings/web';
import { ClaimsNote } from '../../components/claims-note';
import { SectionHead } from '../../components/section-head';
import { CrossroadsScene } from '../../scenes/crossroads-scene';
import { landingTexts } from './landing-texts';

const texts = landingTexts.problem;

export function Problem() {
  return (
    <Section tone="surface">
      <Container>
        <div className="grid items-center gap-10 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-16">
          <SectionHead eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
          <div className="mx-auto w-full max-w-sm">
            <CrossroadsScene />
          </div>
        </div>
        {areClaimsShown() && <Costs />}
      </Container>
    </Section>
  );
}

/** The costs of a career that does not fit. They are unverified claims. */
function Costs() {
  return (
    <>
      <dl className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {texts.claimedCosts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-serif text-3xl text-accent">{value}</dd>
          </div>
        ))}
      </dl>
      <ClaimsNote />
    </>
  );
}
