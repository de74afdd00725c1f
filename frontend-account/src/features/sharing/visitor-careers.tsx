import type { CareerRow, ReportDocument } from '@bearings/contracts';
import { useState } from 'react';
import { CareersTable } from '../choices/careers-table';
import { rowsOf } from '../choices/report-rows';
import type { ChosenCareer } from '../choices/shown-careers';
import { CareerDetails } from '../report/career-details';

/** The careers of a report for a visitor, who only reads them. */
export function VisitorCareers({ document }: { document: ReportDocument }) {
  const [open, setOpen] = useState<string[]>([]);
  const rows = rowsOf(document);
  const rankOf = ({ code }: CareerRow): number | null =>
    document.flat ? null : rows.findIndex((row) => row.code === code) + 1;
  const toggle = (code: string) =>
    setOpen((now) => (now.includes(code) ? now.filter((each) => each !== code) : [...now, code]));
  const detailsOf = ({ row: { code } }: ChosenCareer) => {
    const career = document.careers.find((each) => each.code === code);
    return career && <CareerDetails career={career} />;
  };
  return (
    <CareersTable
      careers={rows.map((row) => ({ row, choice: undefined, origin: 'own' as const }))}
      rankOf={rankOf}
      country={rows[0]?.pay.country ?? ''}
      open={open}
      onToggle={toggle}
      actions={noActions}
      details={detailsOf}
    />
  );
}

const noActions = (): null => null;
