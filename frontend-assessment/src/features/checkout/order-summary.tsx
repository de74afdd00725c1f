import { PRICE, type Assessment } from '@bearings/contracts';
import {
  Card,
  CheckList,
  DefinitionList,
  Heading,
  Note,
  ShieldCheck,
  Stack,
  SummaryRow,
} from '@bearings/ui';
import { checkoutTexts } from '../../texts/checkout-texts';
import { BuyerEmail } from './buyer-email';

const texts = checkoutTexts.summary;

/** What is bought, for whom, for how much, and on what terms. */
export function OrderSummary({ assessment }: { assessment: Assessment }) {
  const { personalityType } = assessment;
  return (
    <Card padding="large" asChild>
      <section aria-labelledby="order-summary">
        <Stack gap={3}>
          <Heading level={2} size="small" id="order-summary">
            {texts.title}
          </Heading>
          <DefinitionList>
            <SummaryRow
              term={
                <>
                  <span className="font-medium text-ink">{texts.product}</span>
                  {personalityType && (
                    <span className="block text-sm">{texts.forType[personalityType]}</span>
                  )}
                </>
              }
            >
              {PRICE.label}
            </SummaryRow>
            <SummaryRow term={texts.total} strong>
              {PRICE.label}
            </SummaryRow>
          </DefinitionList>
          <Note>{texts.once}</Note>
          <div>
            <Heading level={3} size="small" className="mb-3">
              {texts.included}
            </Heading>
            <CheckList items={texts.items} />
          </div>
          <div className="flex gap-3 border-t border-line pt-5">
            <ShieldCheck size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
            <div>
              <p className="font-semibold">{texts.guarantee}</p>
              <Note>{texts.guaranteeText}</Note>
            </div>
          </div>
          <div className="border-t border-line pt-5">
            <BuyerEmail assessment={assessment} />
          </div>
        </Stack>
      </section>
    </Card>
  );
}
