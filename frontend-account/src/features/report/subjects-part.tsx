import { pageTo, type ReportCareer, type ReportSubjects } from '@bearings/contracts';
import { Heading, TextLink } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { reportTexts } from './report-texts';

const texts = reportTexts.subjects;

interface SubjectsPartProps {
  assessmentId: string;
  subjects: ReportSubjects;
  careers: readonly Pick<ReportCareer, 'code' | 'title'>[];
}

const SIGNS = { required: '●', helps: '○', none: '·' } as const;

/** Draws the subjects of a pupil or student: which of the careers each opens, and what adding one would open. */
export function SubjectsPart({ assessmentId, subjects, careers }: SubjectsPartProps) {
  const { note, best, rows, closed, addingLead, adding } = subjects;
  const most = Math.max(1, ...adding.map(({ count }) => count));
  return (
    <section id="subjects" aria-labelledby="subjects-title" className="grid scroll-mt-20 gap-3 break-inside-avoid">
      <Heading level={2} id="subjects-title">
        {texts.title}
      </Heading>
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full max-w-3xl text-center text-sm">
            <caption className="pb-1 text-left text-muted">{texts.caption}</caption>
            <thead>
              <tr>
                <th scope="col" className="text-left font-semibold">
                  {texts.subject}
                </th>
                {careers.map(({ code, title }, index) => (
                  <th key={code} scope="col" className="min-w-4.5 font-semibold tabular-nums" title={title}>
                    <span aria-hidden="true">{index + 1}</span>
                    <span className="sr-only">{title}</span>
                  </th>
                ))}
                <th scope="col" className="pl-2 text-right font-semibold">
                  {texts.others}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ subject, marks, others }) => (
                <tr key={subject} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-1 text-left leading-tight font-semibold wrap-anywhere">
                    {subject}
                  </th>
                  {marks.map((mark, index) => (
                    <td
                      key={careers[index]?.code}
                      data-mark={mark}
                      className="text-base text-primary data-[mark=none]:text-muted"
                    >
                      <span aria-hidden="true">{SIGNS[mark]}</span>
                      <span className="sr-only">{texts.marks[mark]}</span>
                    </td>
                  ))}
                  <td className="pl-2 text-right font-semibold tabular-nums">{others}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{`${SIGNS.required} ${texts.marks.required}`}</span>
            <span>{`${SIGNS.helps} ${texts.marks.helps}`}</span>
          </p>
        </div>
      )}
      {best !== '' && <p className="font-semibold">{best}</p>}
      {closed.length > 0 && (
        <ul className="grid gap-1">
          {closed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {addingLead !== '' && <p>{addingLead}</p>}
      {adding.length > 0 && (
        <ul className="grid max-w-md gap-1.5">
          {adding.map(({ subject, count }) => (
            <li key={subject} className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-3 text-sm">
              <span>{texts.more(subject, count)}</span>
              <span
                aria-hidden="true"
                className="h-3 rounded-sm bg-primary [print-color-adjust:exact] forced-colors:bg-[CanvasText] forced-colors:[forced-color-adjust:none]"
                style={{ width: `${(100 * count) / most}%` }}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-text text-sm text-muted">{note}</p>
      <p className="print:hidden">
        <TextLink asChild alone>
          <Link to={pageTo.parents(assessmentId)}>{reportTexts.parents}</Link>
        </TextLink>
      </p>
    </section>
  );
}
