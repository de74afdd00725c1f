import { pages } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { FinalCall } from '../../components/final-call';
import { StartLink } from '../../components/start-link';
import { StructuredData } from '../../components/structured-data';
import { Hero } from './hero';
import { Pricing } from './pricing';
import { Problem } from './problem';
import { Questions } from './questions';
import { Solution } from './solution';
import { Stories } from './stories';
import { AssessmentPreview } from './preview/assessment-preview';
import { useAssessmentPreview } from './preview/use-assessment-preview';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { describeFaqPage, describeOrganization, describeProduct } from '../../structured-data/describe';
import { landingTexts as texts } from './landing-texts';

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
