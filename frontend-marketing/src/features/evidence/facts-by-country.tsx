import { getCountryName } from '@bearings/domain';
import { COUNTRY_FACTS } from '@bearings/domain/figures';
import { Heading, Table } from '@bearings/ui';
import { toAnchor } from '../../components/anchor';
import { howGoodIsItTexts } from './how-good-is-it-texts';

const texts = howGoodIsItTexts.facts;
const { occupations, countries, unchecked } = COUNTRY_FACTS;
const COUNTED = ['pay', 'titles', 'ways', 'pages'] as const;
const COLUMNS = [...COUNTED, 'generalWays'] as const;

/** Returns the share of all facts that are filled. Ways in that are usual everywhere do not count. */
function computeFilledShare(): number {
  const filled = countries.flatMap((row) => COUNTED.map((fact) => row[fact])).reduce((sum, count) => sum + count, 0);
  return filled / (COUNTED.length * occupations * countries.length);
}

/** For how many jobs a report has each fact, by country, and the figures that nobody has compared with their source. */
export function FactsByCountry() {
  return (
    <section aria-labelledby={toAnchor(texts.title)} className="min-w-0">
      <Heading level={2} size="small" id={toAnchor(texts.title)} className="scroll-mt-8">
        {texts.title}
      </Heading>
      <p className="mt-3 mb-4 max-w-prose">{texts.text(occupations, computeFilledShare())}</p>
      <Table
        caption={texts.caption(occupations)}
        captionHidden
        className="[&_:is(th,td)]:pr-1! [&_:is(th,td)]:text-xs! sm:[&_:is(th,td)]:pr-4! sm:[&_:is(th,td)]:text-sm!"
      >
        <thead>
          <tr>
            <th scope="col">{texts.country}</th>
            {COLUMNS.map((fact) => (
              <th key={fact} scope="col" data-align="end">
                {texts.columns[fact]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countries.map((row) => (
            <tr key={row.country}>
              <th scope="row">{getCountryName(row.country)}</th>
              {COLUMNS.map((fact) => (
                <td key={fact} data-align="end">
                  {row[fact]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-4 max-w-prose">{texts.unchecked}</p>
      <ul className="mt-3 max-w-prose list-disc pl-5">
        {unchecked.map(({ country, ...source }) => (
          <li key={`${country} ${source.title}`} className="mt-2 pl-1">
            {texts.source(getCountryName(country), source)}
          </li>
        ))}
      </ul>
    </section>
  );
}
