import type { Circumstances, PreviewMatching } from '@bearings/contracts';
import { Button, Card, CheckList, Heading, Note, Stack } from '@bearings/ui';
import { circumstancesTexts } from '../../texts/circumstances-texts';
import { allAnswered } from '../funnel/funnel-state';
import { funnel, useFunnel } from '../funnel/use-funnel';
import { statedCircumstances } from './stated-circumstances';

const texts = circumstancesTexts.preview;

export interface CircumstancesCardProps {
  given: Circumstances | undefined;
  matching: PreviewMatching;
}

/**
 * The basis of the ten careers, shown before payment: whether the answers have a clear direction, and which parts of
 * the optional step are used, or what the step would add if it was skipped.
 */
export function CircumstancesCard({ given, matching }: CircumstancesCardProps) {
  const stated = statedCircumstances(given);
  const isSkipped = stated.length === 0;
  // A change is sent with the answers, which only the browser that was used has.
  const hasAnswers = allAnswered(useFunnel().answers);
  return (
    <Card tone={isSkipped ? 'tinted' : 'raised'}>
      <Stack gap={2} align="start">
        <Heading level={2} size="small">
          {isSkipped ? texts.skipped.title : texts.taken.title}
        </Heading>
        <p>{matching.note}</p>
        {!isSkipped && <CheckList items={stated} />}
        {hasAnswers ? (
          <Button variant="secondary" onClick={() => funnel.changeCircumstances(given)}>
            {isSkipped ? texts.skipped.action : texts.taken.action}
          </Button>
        ) : (
          <Note>{texts.elsewhere}</Note>
        )}
      </Stack>
    </Card>
  );
}
