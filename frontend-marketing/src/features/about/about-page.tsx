import { pages } from '@bearings/contracts';
import { Container, Heading, Section, Stack } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { FinalCall } from '../../components/final-call';
import { SectionHead } from '../../components/section-head';
import { StartLink } from '../../components/start-link';
import { StructuredData } from '../../components/structured-data';
import { TileList } from '../../components/tile-list';
import { Team } from './team';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { HarbourScene } from '../../scenes/harbour-scene';
import { describeOrganization } from '../../structured-data/describe';
import { aboutTexts as texts } from './about-texts';

export function AboutPage() {
  return (
    <>
      <PageMeta {...texts.meta} path={pages.about} image={getSharedPicturePath('about')} />
      <StructuredData data={describeOrganization()} />
      <Section spacing="small">
        <Container className="grid items-center gap-10 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-16">
          <SectionHead level={1} eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
          <div className="mx-auto w-full max-w-sm">
            <HarbourScene />
          </div>
        </Container>
      </Section>
      <Section tone="surface">
        <Container className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
          <Heading level={2}>{texts.mission.title}</Heading>
          <Stack gap={2}>
            {texts.mission.text.map((paragraph) => (
              <p key={paragraph} className="max-w-prose text-lg">
                {paragraph}
              </p>
            ))}
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <SectionHead title={texts.values.title} />
          <div className="mt-10">
            <TileList items={texts.values.items} />
          </div>
        </Container>
      </Section>
      <Team />
      <FinalCall title={texts.final.title} text={texts.final.text}>
        <StartLink label={texts.final.start} />
      </FinalCall>
    </>
  );
}
