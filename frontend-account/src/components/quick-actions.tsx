import { pages } from '@bearings/contracts';
import { Button, Card, Compass, Heading, Stack, TrendingUp } from '@bearings/ui';
import { useId } from 'react';
import { Link } from '@bearings/web/router';
import { DownloadAll } from '../features/downloads/download-all';
import { dashboardTexts } from '../texts/dashboard-texts';

const texts = dashboardTexts.quickActions;

/** Links from the dashboard to further actions. */
export function QuickActions() {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap={2}>
          <Heading level={2} size="small" id={id}>
            {texts.title}
          </Heading>
          <Button asChild size="small" variant="secondary" wide>
            <Link to={pages.assessment}>
              <Compass size={18} aria-hidden="true" />
              <span>{texts.take}</span>
            </Link>
          </Button>
          <DownloadAll />
          <Button asChild size="small" variant="secondary" wide>
            <Link to={pages.careerTrends}>
              <TrendingUp size={18} aria-hidden="true" />
              <span>{texts.trends}</span>
            </Link>
          </Button>
        </Stack>
      </section>
    </Card>
  );
}
