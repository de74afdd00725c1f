import type { ReportMatching } from '@bearings/contracts';
import { Badge, DefinitionList, Heading, Note, SummaryRow } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import type { ReactNode } from 'react';
import { reportTexts } from '../../texts/report-texts';

const texts = reportTexts.matching;
const fits = reportTexts.careers.fit;

/** What the matching says beside the ten careers; reports of version 1 have none of it. */
export function MatchingPart({ matching }: { matching: ReportMatching }) {
  const { inMind, longer, excluded, excludedCount, occupationCount, step } = matching;
  return (
    <>
      {inMind.length > 0 && (
        <Titled title={texts.inMind}>
          <DefinitionList>
            {inMind.map(({ code, title, fit, text }) => (
              <SummaryRow key={code} term={title}>
                {fit !== null && <Badge tone="neutral">{fits[fit]}</Badge>} {text}
              </SummaryRow>
            ))}
          </DefinitionList>
        </Titled>
      )}
      {longer.length > 0 && (
        <Titled title={texts.longer}>
          <DefinitionList>
            {longer.map(({ code, title, text }) => (
              <SummaryRow key={code} term={title}>
                {text}
              </SummaryRow>
            ))}
          </DefinitionList>
        </Titled>
      )}
      {excluded.length > 0 && (
        <Titled title={texts.excluded}>
          <p className="mb-3">{texts.excludedCount(excludedCount, occupationCount)}</p>
          <Accordion
            level={4}
            items={excluded.map(({ id, label, occupations }) => ({
              value: id,
              title: `${label} (${occupations.length})`,
              content: <p>{occupations.map(({ title }) => title).join(', ')}</p>,
            }))}
          />
        </Titled>
      )}
      {step ? (
        <Titled title={texts.taken}>
          <ul className="list-disc pl-5">
            {matching.takenIntoAccount.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Titled>
      ) : (
        <Note>{texts.answersOnly}</Note>
      )}
    </>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <Heading level={3} size="small">
        {title}
      </Heading>
      <div className="mt-3">{children}</div>
    </div>
  );
}
