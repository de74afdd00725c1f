import { Card, CheckList, Eyebrow, Heading, Lead, Stack } from '@bearings/ui';
import { CompassRose } from '@bearings/ui/illustrations';
import { detailsTexts as texts } from './details-texts';
import { DetailsForm } from './details-form';

/** Step one of the funnel: asks for name and email, and says what the assessment contains. */
export function DetailsStep() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-start lg:gap-16">
      <Stack gap={3}>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <Heading level={1}>{texts.title}</Heading>
        <Lead>{texts.lead}</Lead>
        <div className="hidden gap-10 lg:grid">
          <CheckList items={texts.promises} />
          <div className="max-w-60">
            <CompassRose />
          </div>
        </div>
      </Stack>
      <Card padding="large">
        <DetailsForm />
      </Card>
    </div>
  );
}
