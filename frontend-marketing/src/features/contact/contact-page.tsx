import { pages } from '@bearings/contracts';
import { Card, Container, Section } from '@bearings/ui';
import { Faq } from '@bearings/ui/accordion';
import { PageMeta } from '@bearings/web';
import { SectionHead } from '../../components/section-head';
import { StructuredData } from '../../components/structured-data';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import { describeFaqPage } from '../../structured-data/describe';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { contactTexts as texts } from './contact-texts';

export function ContactPage() {
  return (
    <>
      <PageMeta {...texts.meta} path={pages.contact} image={getSharedPicturePath('contact')} />
      <StructuredData data={describeFaqPage(texts.faq.items)} />
      <Section spacing="small">
        <Container>
          <SectionHead level={1} eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
          <div className="mt-10 grid items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
            <Card padding="large">
              <ContactForm />
            </Card>
            <ContactCards />
          </div>
        </Container>
      </Section>
      <Section tone="surface" spacing="small">
        <Container className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
          <SectionHead title={texts.faq.title} />
          <Faq items={texts.faq.items} level={3} />
        </Container>
      </Section>
    </>
  );
}
