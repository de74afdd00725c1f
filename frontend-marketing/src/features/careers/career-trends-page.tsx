import { type CareerTrends, pages, pageTo } from '@bearings/contracts';
import { WORK_FIELDS } from '@bearings/domain';
import { CheckList, Heading, Table } from '@bearings/ui';
import { useCareerTrendsQuery } from '../../api/calls.generated';
import { CareerLink } from './career-link';
import { LibraryFrame } from './library-frame';
import { LoadedData } from './loaded';
import { careersTexts } from './careers-texts';

const texts = careersTexts.trends;
type FieldTrend = CareerTrends['fields'][number];

const formatSignedPercent = (percent: number) =>
  `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-GB').replace('-', '−')}%`;

/** The page with projected growth and job openings by field of work. */
export function CareerTrendsPage() {
  const query = useCareerTrendsQuery();
  return (
    <LoadedData query={query}>
      {({ fields, from, to, sources }) => {
        const largestPercent = Math.max(...fields.map(({ percent }) => Math.abs(percent)));
        return (
          <LibraryFrame
            meta={texts.meta}
            path={pages.careerTrends}
            name={texts.meta.title}
            title={texts.title}
            lead={texts.lead(from, to)}
            sources={sources}
          >
            <Table caption={texts.caption} className="[&_td]:align-top">
              <thead>
                <tr>
                  <th scope="col">{texts.columns.field}</th>
                  <th scope="col">{texts.columns.growth(from, to)}</th>
                  <th scope="col">{texts.columns.openings}</th>
                  <th scope="col">{texts.columns.rising}</th>
                  <th scope="col">{texts.columns.falling}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((trend) => (
                  <TrendRow key={trend.field} trend={trend} from={from} most={largestPercent} />
                ))}
              </tbody>
            </Table>
            <section aria-labelledby="reading">
              <Heading level={2} id="reading" size="small" className="mb-3">
                {texts.read}
              </Heading>
              <CheckList items={texts.notes} />
            </section>
          </LibraryFrame>
        );
      }}
    </LoadedData>
  );
}

function TrendRow({ trend, from, most }: { trend: FieldTrend; from: number; most: number }) {
  const { field, percent, openings, jobs, rising, falling } = trend;
  return (
    <tr>
      <th scope="row">
        <CareerLink to={pageTo.careerField(field)} className="ui-link inline-flex min-h-11 min-w-11 items-center">
          {WORK_FIELDS.find(({ id }) => id === field)?.name}
        </CareerLink>
      </th>
      <td>
        <span className="block font-semibold tabular-nums">{formatSignedPercent(percent)}</span>
        <span aria-hidden="true" className="relative mt-1 block h-2 w-28 bg-line">
          <span
            className={`absolute inset-y-0 ${percent < 0 ? 'right-1/2 bg-muted' : 'left-1/2 bg-primary'} forced-colors:bg-[CanvasText] forced-colors:[forced-color-adjust:none]`}
            style={{ width: `${(50 * Math.abs(percent)) / most}%` }}
          />
        </span>
      </td>
      <td className="tabular-nums">
        <span className="block">{texts.openings(openings)}</span>
        <span className="block text-xs text-muted">{texts.jobs(jobs, from)}</span>
      </td>
      <td>
        <NamedCareers careers={rising} />
      </td>
      <td>
        <NamedCareers careers={falling} />
      </td>
    </tr>
  );
}

function NamedCareers({ careers }: { careers: FieldTrend['rising'] }) {
  if (careers.length === 0) return <span className="text-muted">{texts.none}</span>;
  return (
    <ul>
      {careers.map(({ code, slug, title, percent }) => (
        <li key={code}>
          <CareerLink slug={slug} className="ui-link">
            {title}
          </CareerLink>
          <span className="text-muted tabular-nums">{` ${formatSignedPercent(percent)}`}</span>
        </li>
      ))}
    </ul>
  );
}
