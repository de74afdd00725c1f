import { type Evidence, endpoints } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { COUNTRY_FACTS, MEASURED_FIGURES } from '@bearings/domain/figures';
import { mockReply, mockRefusal, screen, server, within } from '@bearings/web/testing';
import { howGoodIsItTexts } from './how-good-is-it-texts';
import { NO_EVIDENCE } from '../../test/evidence';
import { visitPage } from '../../test/visit';

const date = '2027-03-01';

const openEvidencePage = async (evidence: Evidence) => {
  server.use(mockReply(endpoints.evidence, evidence));
  await visitPage('/how-good-is-it');
};
/** Returns the element that contains a figure's label, value and notes. */
const findRow = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

it('the page /how-good-is-it shows even an unfavourable figure as measured, with its number of cases', async () => {
  await openEvidencePage(NO_EVIDENCE);
  expect(findRow('Own job among the first three')).toHaveTextContent(/8\.2%of 146 jobs/);
  const { value, n } = MEASURED_FIGURES.matching.figures['ownInTen.hard.answers'] ?? {};
  const shownText = `${(100 * (value ?? 0)).toFixed(1)}%of ${n}`;
  expect(findRow('Hard case, from the 36 answers alone')).toHaveTextContent(shownText);
});

it('the table on /how-good-is-it contains every measured figure of the page', async () => {
  await openEvidencePage(NO_EVIDENCE);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const table = screen.getByRole('table', { name: howGoodIsItTexts.everything.caption, hidden: true });
  const rows = within(table).getAllByRole('rowheader', { hidden: true });
  const { suggested, rating, guided } = howGoodIsItTexts.readers;
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    terms.filter((term) => ![suggested, rating, guided].some((live) => live === term)),
  );
});

it('the page /how-good-is-it counts the facts of each country, and names the figures to be compared', async () => {
  await openEvidencePage(NO_EVIDENCE);
  const { occupations, countries, unchecked } = COUNTRY_FACTS;
  const table = screen.getByRole('table', { name: howGoodIsItTexts.facts.caption(occupations) });
  for (const { country, pay, titles, ways, pages, generalWays } of countries) {
    const row = within(table).getByRole('row', { name: new RegExp(`^${getCountryName(country)} `) });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => Number(textContent))).toEqual([pay, titles, ways, pages, generalWays]);
  }
  for (const { country, ...source } of unchecked) {
    expect(screen.getByText(howGoodIsItTexts.facts.source(getCountryName(country), source))).toBeVisible();
  }
});

it('the page /how-good-is-it omits figures whose publication is not permitted, and says so', async () => {
  await openEvidencePage(NO_EVIDENCE);
  expect(screen.queryByText(/Do people’s own fields stand out/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Open-Source Psychometrics/)).not.toBeInTheDocument();
  expect(screen.getByText(howGoodIsItTexts.withheld)).toBeVisible();
  expect(screen.getByText(/JobCannon.*CC BY 4.0/)).toBeVisible();
});

describe('the figures from readers’ feedback', () => {
  const { suggested, rating, guided, notEnough, failed, seeded } = howGoodIsItTexts.readers;

  it('are hidden if there are fewer than 100 answers', async () => {
    await openEvidencePage({ ...NO_EVIDENCE, rating: { n: 99, date, mean: 4.8 } });
    expect(await screen.findByText(/99 of the 100 we need/)).toBeVisible();
    for (const term of [suggested, rating, guided]) expect(findRow(term)).toHaveTextContent(notEnough);
    expect(findRow(rating)).not.toHaveTextContent('4.8');
  });

  it('are shown if there are at least 100 answers, with the count, the date and the figure for unsuitable careers', async () => {
    await openEvidencePage({
      readers: { n: 312, date, suggestedYes: 0.61, decoyYes: 0.23 },
      rating: { n: 100, date, mean: 4.1 },
      guided: { n: 2400, date },
      quotes: [{ text: 'It named a job I had not heard of.', rating: 4 }],
      seeded: true,
    });
    expect(await screen.findByText(/312 people, 1 March 2027/)).toBeVisible();
    expect(findRow(suggested)).toHaveTextContent(/61\.0%the others: 23\.0%/);
    expect(findRow(rating)).toHaveTextContent(/4\.1100 people/);
    expect(findRow(guided)).toHaveTextContent(/2,400/);
    expect(screen.getByText('It named a job I had not heard of.')).toBeVisible();
    expect(screen.getByText(seeded)).toBeVisible();
  });

  it('are hidden while loading, and replaced by an error if loading fails', async () => {
    server.use(mockRefusal(endpoints.evidence, 500));
    await visitPage('/how-good-is-it');
    expect(findRow(rating)).toHaveTextContent(notEnough);
    expect(await screen.findByText(failed)).toBeVisible();
  });
});
