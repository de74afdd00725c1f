import { pageTo, type Preview, type PreviewCareer, type PreviewCareers } from '@bearings/contracts';
import { capitalise, mapCategories, numberWord } from '@bearings/domain';
import { Card, Eyebrow, Heading, TextLink } from '@bearings/ui';
import { FieldSign, FitWord, SettingSign, Shape, ShapeLegend, ShapeTable } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import { TextOrRuns } from '@bearings/ui/career';
import { previewTexts } from './preview-texts';

const texts = previewTexts.shown;

type TextRuns = PreviewCareer['why'];
const joinPlainText = (runs: TextRuns) => runs.map(({ text }) => text).join('');

interface CareerInFullProps {
  areas: Preview['areas'];
  shown: NonNullable<PreviewCareers['shown']>;
  count: number;
}

/**
 * A career as the report shows it: a chart of the reader's scores and the job's demands, a reason why it may fit, a
 * reason why it may not, pay, an entry route and the work setting.
 */
export function CareerInFull({ areas, shown: { rank, career }, count }: CareerInFullProps) {
  const { title, slug, field, fit, what, demand, quote, why, whyNot } = career;
  const demandByCategory = new Map(demand.map(({ category, value }) => [category, value]));
  const job = {
    title,
    values: mapCategories((category) => demandByCategory.get(category) ?? 0),
    estimates: demand.filter(({ isEstimate }) => isEstimate).map(({ category }) => category),
  };
  return (
    <section aria-labelledby="career-in-full">
      <Eyebrow>{texts.eyebrow(rank, numberWord(count))}</Eyebrow>
      <Card padding="large" className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <div className="flex items-center gap-3.5">
            <FieldSign field={field} size={32} tile />
            <Heading level={2} id="career-in-full">
              {title}
            </Heading>
          </div>
          <FitWord fit={fit} />
          <p>{what}</p>
          <figure className="-mx-2">
            <Shape areas={areas} job={job} className="mx-auto max-w-[26rem]" />
            <ShapeLegend texts={texts.legend} className="justify-center" />
          </figure>
          <ShapeTable areas={areas} job={job} caption={texts.caption} />
          <p className="text-sm">
            <TextLink asChild alone>
              <Link to={pageTo.career(slug)}>{texts.library(title)}</Link>
            </TextLink>
          </p>
        </div>
        <div className="grid content-start gap-6">
          <div className="grid gap-2">
            <Subheading>{texts.why}</Subheading>
            {quote && (
              <blockquote className="border-l-4 border-accent pl-3.5 font-serif text-xl leading-tight">
                {`“${quote.statement}”`}
              </blockquote>
            )}
            <p>{[quote && texts.answered(quote.answer), joinPlainText(why)].filter(Boolean).join(' ')}</p>
          </div>
          {whyNot.length > 0 && (
            <div className="rounded-lg bg-sunken px-4 py-3.5 forced-colors:border">
              <p>
                <strong>{`${texts.whyNot}. `}</strong>
                <span>{joinPlainText(whyNot)}</span>
              </p>
            </div>
          )}
          <div className="grid gap-1">
            <Subheading>{texts.pay(career.pay.country)}</Subheading>
            <p>{capitalise(career.pay.text)}</p>
          </div>
          <FirstEntryRoute career={career} />
          {career.setting.length > 0 && (
            <div className="grid gap-2">
              <Subheading>{texts.setting}</Subheading>
              <ul className="grid grid-cols-3 gap-x-2 gap-y-4 text-center text-sm leading-tight">
                {career.setting.map(({ sign, text, note }) => (
                  <li key={text} className="grid justify-items-center gap-1 content-start text-primary">
                    <SettingSign setting={sign} />
                    <span className="text-ink">{text}</span>
                    <span className="text-xs text-muted">{note}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Card>
    </section>
  );
}

const Subheading = ({ children }: { children: string }) => (
  <h3 className="text-sm font-semibold text-muted">{children}</h3>
);

/**
 * The first entry route as a line with a circle for each stage: a filled one if the stage is paid, a hollow one if not.
 */
function FirstEntryRoute({ career: { routes, preparation, title } }: { career: PreviewCareer }) {
  const [route] = routes;
  if (!route) {
    return preparation === '' ? null : (
      <div className="grid gap-1">
        <Subheading>{texts.start}</Subheading>
        <p>{preparation}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Subheading>{texts.way}</Subheading>
      <p>
        <TextOrRuns text={route.text} runs={route.runs} />
      </p>
      <ol>
        {route.stations.map((station, index) => (
          <li
            key={index}
            className="relative pb-4 pl-8 before:absolute before:top-2 before:-bottom-1 before:left-[5px] before:w-2.5 before:border-2 before:border-primary data-paid:before:bg-primary"
            data-paid={station.paid || undefined}
          >
            <span className="absolute top-1 left-0 size-5 rounded-full border-3 border-primary bg-surface" />
            <span lang={station.lang} className="block font-semibold">
              {station.title}
            </span>
            <span className="block text-sm text-muted">
              {[station.months === null ? '' : texts.months(station.months), station.paid ? texts.paid : texts.unpaid]
                .filter((each) => each !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
        <li className="relative pl-8 font-semibold">
          <span className="absolute top-1 left-0 size-5 rounded-full border-6 border-accent bg-surface" />
          <span>{title}</span>
        </li>
      </ol>
    </div>
  );
}
