import { pages } from '@bearings/contracts';
import { ArrowRight, Container, Heading, Note, Section, TextLink } from '@bearings/ui';
import { Link } from 'react-router-dom';
import { SectionHead } from '../../components/section-head';
import { Steps } from '../../components/steps';
import { landingTexts } from '../../texts/landing-texts';
import { SampleResult } from './sample-result';

const texts = landingTexts.solution;

export function Solution() {
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className="mt-10 lg:mt-14">
          <Steps steps={texts.steps} />
        </div>
        <div className="mt-14 grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:gap-16">
          <div>
            <Heading level={3}>{texts.resultTitle}</Heading>
            <Note className="mt-3">{texts.resultText}</Note>
            <TextLink asChild className="mt-5 inline-flex min-h-11 items-center gap-2">
              <Link to={pages.howItWorks}>
                {texts.more}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </TextLink>
          </div>
          <SampleResult />
        </div>
      </Container>
    </Section>
  );
}
