import type { Assessment } from '@bearings/contracts';
import { getCountryName, PRICE } from '@bearings/domain';
import { Card, DefinitionList, Heading, Note, Stack, SummaryRow } from '@bearings/ui';
import { checkoutTexts } from './checkout-texts';
import { CountryLine } from '../../components/country-report/country-line';
import { CountryNote } from '../../components/country-report/country-note';
import { PriceEquivalent } from '../../components/country-report/price-equivalent';
import { BuyerEmail } from './buyer-email';

const texts = checkoutTexts.summary;

/** Details that the buyer can still change: country and email. On phones they are below the payment. */
export function OrderDetails({ assessment }: { assessment: Assessment }) {
  return (
    <Card padding="large">
      <Stack gap={3}>
        <CountryLine assessment={assessment} />
        <BuyerEmail assessment={assessment} />
      </Stack>
    </Card>
  );
}

/** Shows product, country and price, and what is bought where the country's report is thin. */
export function OrderSummary({ assessment }: { assessment: Assessment }) {
  return (
    <Card padding="large" asChild>
      <section aria-labelledby="order-summary">
        <Stack gap={3}>
          <Heading level={2} size="small" id="order-summary">
            {texts.title}
          </Heading>
          <div>
            <DefinitionList>
              <SummaryRow amount term={<span className="font-medium text-ink">{texts.product}</span>}>
                {PRICE.label}
              </SummaryRow>
              <SummaryRow term={texts.country}>{getCountryName(assessment.countryCode)}</SummaryRow>
              <SummaryRow amount strong term={texts.total}>
                {PRICE.label}
              </SummaryRow>
            </DefinitionList>
            <Note>{texts.once}</Note>
            <PriceEquivalent assessment={assessment} />
          </div>
          <CountryNote assessment={assessment} />
        </Stack>
      </section>
    </Card>
  );
}
