import { pages } from '@bearings/contracts';
import { Button, Card, Eyebrow, Heading, Stack } from '@bearings/ui';
import { EmptyNotebook } from '@bearings/ui/illustrations';
import { Link } from '@bearings/web/router';
import { useId } from 'react';
import { dashboardTexts } from '../dashboard-texts';

const texts = dashboardTexts.assessments;

/** The steps to a report. The dashboard shows them to new users in place of the counts of assessments and reports. */
export function FirstSteps() {
  const id = useId();
  return (
    <Card asChild tone="tinted" padding="large">
      <section aria-labelledby={id} className="grid items-center gap-8 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Stack align="start">
          <Eyebrow>{texts.empty}</Eyebrow>
          <Heading level={2} size="medium" id={id}>
            {texts.wayTitle}
          </Heading>
          <p>{texts.emptyText}</p>
          <ol className="grid list-decimal gap-1 pl-5">
            {texts.way.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Button asChild className="mt-2">
            <Link to={pages.assessment}>{texts.start}</Link>
          </Button>
        </Stack>
        <div className="hidden sm:block" aria-hidden="true">
          <EmptyNotebook width={200} />
        </div>
      </section>
    </Card>
  );
}
