import type { Assessment, PreviewCareers } from '@bearings/contracts';
import { MapPin } from '@bearings/ui';
import { useCountryReportsQuery } from '../../api/calls.generated';
import { countryReportTexts as texts } from './country-report-texts';
import { CountryReport } from './load-country-report';

interface CountryLineProps {
  assessment: Assessment;
  /** The careers of the preview; absent if they are not known, so that the line is about all occupations. */
  careers?: PreviewCareers | undefined;
}

/**
 * Says on one line for how many careers the report has pay and ways in, and what is bought where that is few. A
 * disclosure shows details and a select to change the country.
 */
export function CountryLine({ assessment, careers }: CountryLineProps) {
  const { data } = useCountryReportsQuery();
  const general = data?.find(({ countryCode }) => countryCode === assessment.countryCode)?.line;
  const own = careers?.country === assessment.countryCode ? careers.coverage : undefined;
  return (
    <section className="grid grid-cols-[auto_1fr] gap-x-3 border-y border-line py-4">
      <MapPin size={22} aria-hidden="true" className="mt-0.5 text-accent" />
      <div className="min-w-0">
        <p>
          <strong className="block">{texts.line(assessment.countryCode)}</strong>
          <span className="text-muted">{own?.line ?? general}</span>
        </p>
        {own?.note && <p className="mt-1 font-semibold">{own.note}</p>}
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4">
            {texts.change}
          </summary>
          <div className="pb-2">
            <CountryReport assessment={assessment} />
          </div>
        </details>
      </div>
    </section>
  );
}
