import { pages } from '@bearings/contracts';
import { INVENTED_CAREERS, INVENTED_PERSON, findWorkField } from '@bearings/domain';
import { ArrowRight, Container, Heading, Note, Section, TextLink } from '@bearings/ui';
import { FieldSign, FitWord } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import { SectionHead } from '../../components/section-head';
import { Steps } from '../../components/steps';
import { landingTexts } from './landing-texts';

const texts = landingTexts.solution;
const LINKS = [
  [pages.howItWorks, texts.more],
  [pages.howGoodIsIt, texts.evidence],
  [pages.careers, texts.careers],
] as const;

export function Solution() {
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className="mt-10 lg:mt-14">
          <Steps steps={texts.steps} />
        </div>
        <div className="mt-14 grid items-center gap-8 lg:mt-20 lg:grid-cols-2 lg:gap-16">
          <div>
            <Heading level={3}>{texts.resultTitle}</Heading>
            <Note className="mt-3">{texts.resultText}</Note>
            {LINKS.map(([page, label]) => (
              <TextLink key={page} asChild className="mt-1 flex min-h-11 items-center gap-2 first-of-type:mt-5">
                <Link to={page}>
                  <span>{label}</span>
                  <ArrowRight size={18} aria-hidden="true" />
                </Link>
              </TextLink>
            ))}
          </div>
          <SampleCareers />
        </div>
      </Container>
    </Section>
  );
}

function SampleCareers() {
  return (
    <figure className="rounded-xl border border-line bg-surface px-5 pt-5 pb-2 shadow-soft">
      <figcaption className="text-sm text-muted">{texts.resultOf(INVENTED_PERSON.firstName)}</figcaption>
      <ol className="mt-2">
        {INVENTED_CAREERS.map(({ code, title, fit }) => (
          <li key={code} className="flex items-center gap-4 border-t border-line py-4 first:border-t-0">
            <FieldSign field={findWorkField(code).id} tile />
            <div className="min-w-0 flex-1">
              <p className="font-serif text-xl leading-tight wrap-anywhere">{title}</p>
              <p className="text-sm text-muted">{findWorkField(code).name}</p>
            </div>
            <FitWord fit={fit} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
