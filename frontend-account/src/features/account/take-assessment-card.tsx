import { pages } from '@bearings/contracts';
import { ArrowRight, Button, Card, CheckList, Heading, Lead, Stack } from '@bearings/ui';
import { CompassRose } from '@bearings/ui/illustrations';
import { Link } from '@bearings/web/router';
import { loginTexts } from './login-texts';

const texts = loginTexts.assessment;

/** A card with a link to the assessment, which needs no account. */
export function TakeAssessmentCard() {
  return (
    <Card tone="tinted" padding="large" className="flex flex-col justify-center">
      <Stack align="start" className="lg:gap-6">
        <div className="hidden lg:-ml-12 lg:block lg:w-60">
          <CompassRose />
        </div>
        <Heading level={2}>{texts.title}</Heading>
        <Lead>{texts.lead}</Lead>
        <div className="hidden sm:block">
          <CheckList items={texts.points} />
        </div>
        <Button asChild variant="secondary" size="large">
          <Link to={pages.assessment}>
            <span>{texts.action}</span>
            <ArrowRight size={20} aria-hidden="true" />
          </Link>
        </Button>
      </Stack>
    </Card>
  );
}
