import { pages, pageTo } from '@bearings/contracts';
import { PRICE } from '@bearings/domain';
import { Button, Card, Container, Heading, Note, Section, Stack, TextLink } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { ProductScreen } from '../../components/product-screen';
import { SectionHead } from '../../components/section-head';
import { Steps } from '../../components/steps';
import { StructuredData } from '../../components/structured-data';
import { TileList } from '../../components/tile-list';
import { careersPicture } from '../../pictures/careers-picture';
import { dashboardPicture } from '../../pictures/dashboard-picture';
import { previewPicture } from '../../pictures/preview-picture';
import { profilePicture } from '../../pictures/profile-picture';
import { quizPicture } from '../../pictures/quiz-picture';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { DeskScene } from '../../scenes/desk-scene';
import { describeProduct } from '../../structured-data/describe';
import { howItWorksTexts as texts } from './how-it-works-texts';

const SHARED_PICTURE_PATH = getSharedPicturePath('how-it-works');
const STEP_PICTURES = [quizPicture, previewPicture, profilePicture];
const PICTURE_SIZES = '(min-width: 30rem) 24rem, 92vw';

export function HowItWorksPage() {
  return (
    <>
      <PageMeta {...texts.meta} path={pages.howItWorks} image={SHARED_PICTURE_PATH} />
      <StructuredData data={describeProduct(texts.price.product, texts.meta.description, SHARED_PICTURE_PATH)} />
      <Section spacing="small">
        <Container className="grid items-center gap-10 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-16">
          <SectionHead level={1} eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
          <div className="mx-auto w-full max-w-md">
            <DeskScene />
          </div>
        </Container>
      </Section>
      <Section tone="surface">
        <Container>
          <SectionHead title={texts.stepsTitle} />
          <div className="mt-10">
            <Steps steps={texts.steps} pictures={STEP_PICTURES} />
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <SectionHead title={texts.reportTitle} lead={texts.reportLead} />
          <div className="mt-10 grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-16">
            <TileList items={texts.report} columns={1} />
            <ProductScreen picture={careersPicture} sizes={PICTURE_SIZES} className="max-w-96 md:sticky md:top-8" />
          </div>
        </Container>
      </Section>
      <Section tone="surface">
        <Container className="grid items-center gap-10 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-16">
          <Stack gap={2} align="start" className="md:order-last">
            <Heading level={2}>{texts.kept.title}</Heading>
            {texts.kept.text.map((paragraph) => (
              <p key={paragraph} className="max-w-prose text-lg">
                {paragraph}
              </p>
            ))}
            <Note>{texts.kept.note}</Note>
          </Stack>
          <ProductScreen picture={dashboardPicture} sizes={PICTURE_SIZES} className="max-w-96" />
        </Container>
      </Section>
      <Section>
        <Container className="grid items-start gap-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-16">
          <Stack gap={2} align="start">
            <Heading level={2}>{texts.methodTitle}</Heading>
            {texts.method.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
            <TextLink asChild alone>
              <Link to={pages.howGoodIsIt}>{texts.evidenceLink}</Link>
            </TextLink>
            <TextLink asChild alone>
              <Link to={pageTo.article(texts.methodLink.slug)}>{texts.methodLink.label}</Link>
            </TextLink>
          </Stack>
          <PriceBox />
        </Container>
      </Section>
    </>
  );
}

function PriceBox() {
  const price = texts.price;
  return (
    <Card padding="large">
      <Heading level={2} size="small">
        {price.title}
      </Heading>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-4xl">{PRICE.label}</span>
        <span className="text-muted">{price.once}</span>
      </p>
      <p className="mt-1 font-medium">{price.product}</p>
      <p className="mt-4">{price.guarantee}</p>
      <Note className="mt-1 mb-6">{price.text}</Note>
      <Stack gap={1}>
        <Button asChild wide>
          <Link to={pages.assessment}>{price.start}</Link>
        </Button>
        <Button asChild wide variant="secondary">
          <Link to={pages.contact}>{price.contact}</Link>
        </Button>
      </Stack>
    </Card>
  );
}
