import type { CareerPage } from '@bearings/contracts';
import { Badge, DefinitionList, Heading, Note, Stack, SummaryRow } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { sharedReportTexts } from './sharing-texts';
import { PayText, TextOrRuns } from '@bearings/ui/career';

const texts = sharedReportTexts.careers;

/** Lists careers without the report's texts about the person. */
export function SharedCareers({ careers }: { careers: readonly CareerPage[] }) {
  return (
    <section aria-labelledby="shared-careers">
      <Heading level={2} id="shared-careers">
        {texts.title(careers.length)}
      </Heading>
      <Note className="mt-2 mb-4">{texts.order}</Note>
      <Accordion
        level={3}
        items={careers.map((career, index) => ({
          value: career.code,
          title: `${index + 1}. ${career.title}`,
          content: <CareerFacts career={career} />,
        }))}
      />
    </section>
  );
}

function CareerFacts({ career }: { career: CareerPage }) {
  const { what, pay, details, outlook, preparation } = career;
  return (
    <Stack gap={3}>
      {[what, preparation].map((text) => text && <p key={text}>{text}</p>)}
      <DefinitionList>
        <SummaryRow term={texts.pay(pay.country)}>
          {pay.kind === 'estimate' && <Badge tone="warning">{texts.estimate}</Badge>}
          <span> </span>
          <span className="inline-block first-letter:uppercase">
            <PayText pay={pay} />
          </span>
        </SummaryRow>
        {details.map(({ id, label, text, runs }) => (
          <SummaryRow key={id} term={label}>
            <TextOrRuns text={text} runs={runs} />
          </SummaryRow>
        ))}
        {outlook && <SummaryRow term={texts.outlook}>{outlook}</SummaryRow>}
      </DefinitionList>
    </Stack>
  );
}
