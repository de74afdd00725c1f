import type { ReportCareer, ReportOccupation, ReportPay } from '@bearings/contracts';
import { Badge, DefinitionList, Heading, Note, Stack, SummaryRow } from '@bearings/ui';
import type { ReactNode } from 'react';
import { reportTexts } from '../../texts/report-texts';
import { PayText, Runs } from './report-text';

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
      <p className="first-letter:uppercase">
        <PayText pay={pay} />
      </p>
    </Titled>
  );
}

/** What the fit word rests on. */
function BasisNote({ career: { stability } }: { career: ReportCareer }) {
  return <Note>{texts.stability(stability)}</Note>;
}

/** All details of one career. */
export function CareerDetails({ career }: { career: ReportCareer }) {
  const { description, skills, knowledge, tools, notes, later, also } = career;
  const titlesOf = (occupations: readonly ReportOccupation[]) =>
    occupations.map(({ title }) => title);
  const described = [
    [texts.what, description.what],
    [texts.day, description.day],
    [texts.thrives, description.thrives],
    [texts.entry, description.entry],
  ] as const;
  const lists = [
    [texts.later, titlesOf(later)],
    [texts.also, titlesOf(also)],
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
      {notes.length > 0 && (
        <Titled title={texts.notes}>
          <p>{notes.map(({ text }) => text).join(' ')}</p>
        </Titled>
      )}
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
        {career.details.map(({ id, label, text, runs }) => (
          <SummaryRow key={id} term={label}>
            {runs ? <Runs runs={runs} /> : text}
          </SummaryRow>
        ))}
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
      <BasisNote career={career} />
    </Stack>
  );
}
