import { pages } from '@bearings/contracts';
import { Button, Compass, TrendingUp } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { DownloadAll } from './download-all';
import { dashboardTexts } from './dashboard-texts';
import { TitledCard } from '../../components/titled';

const texts = dashboardTexts.quickActions;

/** Links from the dashboard to further actions. */
export function QuickActions() {
  return (
    <TitledCard title={texts.title}>
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
    </TitledCard>
  );
}
