import type { CareerRow, ReportDocument } from '@bearings/contracts';
import { useState } from 'react';
import { CareersList } from './careers/careers-list';
import { toPayAxis } from '@bearings/ui/career';
import { toCareerRows } from './careers/report-rows';
import type { ChosenCareer } from './careers/shown-careers';
import { CareerPage } from './careers/career-page';

/** The careers of a report as a visitor sees them: without buttons to change the list. */
export function VisitorCareers({ document }: { document: ReportDocument }) {
  const [open, setOpen] = useState<string[]>([]);
  const rows = toCareerRows(document);
  const axis = toPayAxis(rows);
  const getRank = ({ code }: CareerRow): number | null =>
    !document.matching.ranked ? null : rows.findIndex((row) => row.code === code) + 1;
  const renderCareerPage = (career: ChosenCareer, isOpen: boolean) => (
    <CareerPage
      career={career}
      own={document.careers.find(({ code }) => code === career.row.code)}
      categories={document.categories}
      axis={axis}
      isOpen={isOpen}
      next={null}
    />
  );
  return (
    <CareersList
      careers={rows.map((row) => ({ row, choice: undefined, origin: 'own' as const }))}
      rankOf={getRank}
      open={open}
      onOpen={setOpen}
      page={renderCareerPage}
    />
  );
}
