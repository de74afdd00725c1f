import type { Circumstances, PreviewMatching } from '@bearings/contracts';
import { Button, Card, CheckList, Heading, Stack } from '@bearings/ui';
import { circumstancesTexts } from '../../texts/circumstances-texts';
import { useTakesCircumstances } from '../funnel/use-takes-circumstances';
import { funnel } from '../funnel/use-funnel';
import { statedCircumstances } from './stated-circumstances';

const texts = circumstancesTexts.preview;

export interface CircumstancesCardProps {
  given: Circumstances | undefined;
  /** Absent in replies of an older API. */
  matching: PreviewMatching | undefined;
}

/**
 * What the ten careers will rest on, before any payment: whether the answers point in a direction, and
 * what of the optional step counts; where it was skipped, what it would add.
 */
export function CircumstancesCard({ given, matching }: CircumstancesCardProps) {
  const takesCircumstances = useTakesCircumstances();
  const stated = statedCircumstances(given);
  const isSkipped = stated.length === 0;
  if (!takesCircumstances && isSkipped && !matching) return null;
  return (
    <Card tone={isSkipped ? 'tinted' : 'raised'}>
      <Stack gap={2} align="start">
        <Heading level={2} size="small">
          {isSkipped ? texts.skipped.title : texts.taken.title}
        </Heading>
        {matching && <p>{matching.note}</p>}
        {!isSkipped && <CheckList items={stated} />}
        {isSkipped && !matching && <p>{texts.skipped.text}</p>}
        {takesCircumstances && (
          <Button variant="secondary" onClick={() => funnel.askCircumstances()}>
            {isSkipped ? texts.skipped.action : texts.taken.action}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
