import { pages } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { FinalCall } from '../components/final-call';
import { StartLink } from '../components/start-link';
import { StructuredData } from '../components/structured-data';
import { Hero } from '../features/landing/hero';
import { Pricing } from '../features/landing/pricing';
import { Problem } from '../features/landing/problem';
import { Questions } from '../features/landing/questions';
import { Solution } from '../features/landing/solution';
import { Stories } from '../features/landing/stories';
import { AssessmentPreview } from '../features/preview/assessment-preview';
import { useAssessmentPreview } from '../features/preview/use-assessment-preview';
import { getSharedPicturePath } from '../pictures/shared-picture';
import { describeFaqPage, describeOrganization, describeProduct } from '../structured-data/describe';
import { landingTexts as texts } from '../texts/landing-texts';

const SHARED_PICTURE_PATH = getSharedPicturePath('landing');

export function LandingPage() {
  const { heading, open, question, reveal, goTo } = useAssessmentPreview();
  return (
    <>
      <PageMeta description={texts.meta.description} path={pages.home} image={SHARED_PICTURE_PATH} />
      <StructuredData data={describeOrganization()} />
      <StructuredData data={describeProduct(texts.pricing.product, texts.meta.description, SHARED_PICTURE_PATH)} />
      <StructuredData data={describeFaqPage(texts.faq.items)} />
      <Hero onSeeHow={reveal} />
      {open && <AssessmentPreview ref={heading} question={question} onQuestionChange={goTo} />}
      <Problem />
      <Solution />
      <Stories />
      <Pricing />
      <Questions />
      <FinalCall title={texts.final.title} text={texts.final.text}>
        <StartLink label={texts.final.start} />
        <Button asChild variant="secondary" size="large">
          <Link to={pages.contact}>{texts.final.contact}</Link>
        </Button>
      </FinalCall>
    </>
  );
}
