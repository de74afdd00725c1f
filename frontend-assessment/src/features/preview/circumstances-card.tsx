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
 * Says before payment what the ten careers are based on: whether the answers favour some kinds of work clearly, and
 * which parts of the optional step were used. If the step was skipped, says what it would add.
 */
export function CircumstancesCard({ given, matching }: CircumstancesCardProps) {
  const stated = statedCircumstances(given);
  const isSkipped = stated.length === 0;
  // Changes are sent together with the answers, which are only in the browser where they were given.
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
