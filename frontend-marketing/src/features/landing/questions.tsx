import { Container, Section } from '@bearings/ui';
import { Faq } from '@bearings/ui/accordion';
import { SectionHead } from '../../components/section-head';
import { landingTexts } from './landing-texts';

const texts = landingTexts.faq;

export function Questions() {
  return (
    <Section tone="surface">
      <Container className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
        <SectionHead eyebrow={texts.eyebrow} title={texts.title} />
        <Faq items={texts.items} level={3} />
      </Container>
    </Section>
  );
}
