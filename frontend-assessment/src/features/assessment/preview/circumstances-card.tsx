import type { Circumstances, PreviewMatching } from '@bearings/contracts';
import { Button, Card, CheckList, Heading, Note, Stack } from '@bearings/ui';
import { circumstancesTexts } from '../circumstances-texts';
import { areAllAnswered } from '../../../funnel/funnel-state';
import { funnel, useFunnel } from '../../../funnel/use-funnel';
import { describeCircumstances } from './stated-circumstances';

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
  const statedTexts = describeCircumstances(given);
  const isSkipped = statedTexts.length === 0;
  // Changes are sent together with the answers, so the card offers them only in the browser in which the answers were
  // given.
  const hasAnswers = areAllAnswered(useFunnel().answers);
  return (
    <Card tone={isSkipped ? 'tinted' : 'raised'}>
      <Stack gap={2} align="start">
        <Heading level={2} size="small">
          {isSkipped ? texts.skipped.title : texts.taken.title}
        </Heading>
        <p>{matching.note}</p>
        {!isSkipped && <CheckList items={statedTexts} />}
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
