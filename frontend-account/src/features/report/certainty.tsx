import type { CareerRow } from '@bearings/contracts';
import { pageTo } from '@bearings/contracts';
import { Button, Heading } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { reportTexts } from '../../texts/report-texts';
import type { ReportView } from './report-view';

const texts = reportTexts.certainty;
/** Share of retakes from which a career counts as steady. */
const STEADY = 0.5;

interface CertaintyProps {
  report: ReportView;
  rows: readonly CareerRow[];
}

/** How sure the list is, in words. */
export function Certainty({ report, rows }: CertaintyProps) {
  const { document, assessmentId } = report;
  const steady = rows.filter(({ stability }) => (stability ?? 0) >= STEADY).length;
  const list = document.flat ? texts.flat : texts.steady(steady, rows.length);
  return (
    <section aria-labelledby="certainty-title">
      <Heading level={2} size="small" id="certainty-title">
        {texts.title}
      </Heading>
      <p className="mt-2">{`${list} ${texts.scores}`}</p>
      {document.flat && (
        <p className="mt-2 print:hidden">
          <Button asChild size="small" variant="secondary">
            <Link to={pageTo.reportCircumstances(assessmentId)}>{texts.revise}</Link>
          </Button>
        </p>
      )}
    </section>
  );
}
