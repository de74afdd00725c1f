import type { ReportCareer, ReportPay } from '@bearings/contracts';
import { Badge, DefinitionList, Heading, Note, Stack, SummaryRow } from '@bearings/ui';
import type { ReactNode } from 'react';
import { reportTexts } from '../../texts/report-texts';
import { Runs } from './report-text';

const texts = reportTexts.careers;

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={4} className="font-sans text-base font-semibold tracking-normal">
        {title}
      </Heading>
      <div className="mt-1">{children}</div>
    </div>
  );
}

function Pay({ pay }: { pay: ReportPay }) {
  return (
    <Titled title={texts.pay(pay.country)}>
      {pay.kind === 'estimate' && <Badge tone="warning">{texts.estimate}</Badge>}
      <p className="first-letter:uppercase">{pay.text}</p>
    </Titled>
  );
}

/** All there is to know about one career, in the order one asks. */
export function CareerDetails({ career }: { career: ReportCareer }) {
  const { description, skills, knowledge, tools } = career;
  const described = [
    [texts.what, description.what],
    [texts.day, description.day],
    [texts.thrives, description.thrives],
    [texts.entry, description.entry],
  ] as const;
  const lists = [
    [texts.skills, skills],
    [texts.knowledge, knowledge],
    [texts.tools, tools],
  ] as const;
  return (
    <Stack gap={3}>
      <Titled title={texts.why}>
        <p>
          <Runs runs={career.why} />
        </p>
      </Titled>
      <Titled title={texts.whyNot}>
        <p>
          <Runs runs={career.whyNot} />
        </p>
      </Titled>
      <Pay pay={career.pay} />
      {described.map(
        ([title, text]) =>
          text && (
            <Titled key={title} title={title}>
              <p>{text}</p>
            </Titled>
          ),
      )}
      <DefinitionList>
        {career.preparation && (
          <SummaryRow term={texts.preparation}>{career.preparation}</SummaryRow>
        )}
        {career.outlook && <SummaryRow term={texts.outlook}>{career.outlook}</SummaryRow>}
        {lists.map(
          ([title, names]) =>
            names.length > 0 && (
              <SummaryRow key={title} term={title}>
                {names.join(', ')}
              </SummaryRow>
            ),
        )}
      </DefinitionList>
      <Note>
        {texts.match(career.percent)}: {texts.matchNote}.
      </Note>
    </Stack>
  );
}
