import { MEASURED } from '@bearings/contracts/figures';
import { screen } from '@bearings/web/testing';
import { howGoodIsItTexts } from '../texts/how-good-is-it-texts';
import { visit } from '../test/visit';

/** The row of a figure: its label, the figure, and what is said of it. */
const rowOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

it('prints a weak figure as it is measured, with how many it rests on', async () => {
  await visit('/how-good-is-it');
  expect(rowOf('Own job among the first three')).toHaveTextContent(/11\.0%of 146 jobs/);
  const { value, n } = MEASURED.matching.figures['ownInTen.hard.answers'] ?? {};
  const shown = `${(100 * (value ?? 0)).toFixed(1)}%of ${n}`;
  expect(rowOf('Hard case, from the 36 answers alone')).toHaveTextContent(shown);
});

it('has every printed figure in the table too, with its date and version', async () => {
  await visit('/how-good-is-it');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const rows = screen.getAllByRole('rowheader', { hidden: true });
  const { suggested, rating, guided } = howGoodIsItTexts.readers;
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    terms.filter((term) => ![suggested, rating, guided].some((live) => live === term)),
  );
});

it('leaves out figures that their publisher has not permitted, and says so', async () => {
  await visit('/how-good-is-it');
  expect(screen.queryByText(/Do people’s own fields stand out/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Open-Source Psychometrics/)).not.toBeInTheDocument();
  expect(screen.getByText(howGoodIsItTexts.withheld)).toBeVisible();
  expect(screen.getByText(/JobCannon.*CC BY 4.0/)).toBeVisible();
});

it('says of readers that too few have answered', async () => {
  await visit('/how-good-is-it');
  for (const term of [howGoodIsItTexts.readers.rating, howGoodIsItTexts.readers.guided])
    expect(rowOf(term)).toHaveTextContent('Not enough answers yet');
});
