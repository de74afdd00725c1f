import { pages } from '@bearings/contracts';
import { ArrowRight, Container, Heading, Note, Section, TextLink } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { ProductScreen } from '../../components/product-screen';
import { SectionHead } from '../../components/section-head';
import { Steps } from '../../components/steps';
import { careersPicture } from '../../pictures/careers-picture';
import { profilePicture } from '../../pictures/profile-picture';
import { landingTexts } from '../../texts/landing-texts';

const texts = landingTexts.solution;

const SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw';

export function Solution() {
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className="mt-10 lg:mt-14">
          <Steps steps={texts.steps} />
        </div>
        <div className="mt-14 grid items-center gap-8 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)] lg:gap-16">
          <div>
            <Heading level={3}>{texts.resultTitle}</Heading>
            <Note className="mt-3">{texts.resultText}</Note>
            <TextLink asChild className="mt-5 inline-flex min-h-11 items-center gap-2">
              <Link to={pages.howItWorks}>
                <span>{texts.more}</span>
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </TextLink>
            <TextLink asChild className="mt-1 flex min-h-11 items-center gap-2">
              <Link to={pages.howGoodIsIt}>
                <span>{texts.evidence}</span>
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </TextLink>
          </div>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <ProductScreen picture={profilePicture} sizes={SIZES} />
            <ProductScreen picture={careersPicture} sizes={SIZES} className="sm:mt-10" />
          </div>
        </div>
      </Container>
    </Section>
  );
}
