import type { ReportBlock, ReportMatching } from '@bearings/contracts';
import { DefinitionList, Note, SummaryRow } from '@bearings/ui';
import { Accordion, type AccordionItem } from '@bearings/ui/accordion';
import { reportTexts } from './report-texts';
import { ReportBlocks } from './report-text';

const texts = reportTexts.matching;

interface AboutTheListProps {
  blocks: readonly ReportBlock[];
  /** Results of matching other than the listed careers, such as the excluded occupations. */
  matching: ReportMatching;
}

/** Explanations of how the list of careers was made, in disclosures. */
export function AboutTheList({ blocks, matching }: AboutTheListProps) {
  const reading: AccordionItem = {
    value: 'reading',
    title: texts.reading,
    content: (
      <div className="grid gap-4 print:block print:[&>*+*]:mt-3">
        <ReportBlocks blocks={blocks} />
        {!matching.hasCircumstances && <Note>{texts.answersOnly}</Note>}
      </div>
    ),
  };
  return (
    <div className="print:columns-2 print:gap-8">
      <Accordion level={3} items={[...toAccordionItems(matching), reading]} />
    </div>
  );
}

/** Returns how many occupations were excluded. One that is excluded for two deal-breakers counts twice. */
const countExcluded = (excluded: ReportMatching['excluded']): number =>
  excluded.reduce((sum, { occupations }) => sum + occupations.length, 0);

function toAccordionItems(matching: ReportMatching): AccordionItem[] {
  const { excluded, excludedCount, occupationCount, hasCircumstances } = matching;
  const items: (AccordionItem & { isShown: boolean })[] = [
    {
      value: 'excluded',
      title: texts.excluded,
      isShown: excluded.length > 0,
      content: (
        <div className="grid gap-3 print:block">
          <p>
            {[
              texts.excludedCount(excludedCount, occupationCount),
              ...(countExcluded(excluded) > excludedCount ? [texts.excludedTwice] : []),
            ].join(' ')}
          </p>
          <DefinitionList>
            {excluded.map(({ id, label, occupations }) => (
              <SummaryRow key={id} term={`${label} (${occupations.length})`}>
                {occupations.map(({ title }) => title).join(', ')}
              </SummaryRow>
            ))}
          </DefinitionList>
        </div>
      ),
    },
    {
      value: 'taken',
      title: texts.taken,
      isShown: hasCircumstances,
      content: (
        <ul className="list-disc pl-5">
          {matching.takenIntoAccount.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      ),
    },
  ];
  return items.filter(({ isShown }) => isShown);
}
