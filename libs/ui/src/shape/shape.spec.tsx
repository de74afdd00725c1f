import { BANDS, mapCategories, CATEGORIES, type Category, CATEGORY_NAMES } from '@bearings/domain';
import { render, screen, within } from '@testing-library/react';
import { Shape, ShapeTable } from './index';

const createAreas = (given: Partial<Record<Category, number>>) =>
  CATEGORIES.map((category) => {
    const score = given[category] ?? 50;
    const band = BANDS[Math.min(4, Math.floor(score / 20))] ?? 'middle';
    return { category, name: CATEGORY_NAMES[category], score, band };
  });

const unevenAreas = createAreas({ helping: 92, creativity: 83, communication: 75, spatial: 17 });
const listLabelTexts = (mark: string) =>
  [...document.querySelectorAll(`[data-mark='${mark}']`)].map((label) => label.textContent);

describe('the score chart', () => {
  it('is an image with a text alternative, and its needle points to the highest score', () => {
    render(<Shape areas={unevenAreas} whose="Robin's" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      "Robin's shape: twelve areas from 0 to 100. Highest: Helping, very high. " +
        'Next: Creativity, very high and Communication, high. Lowest: Spatial and technical, very low.',
    );
    expect(document.querySelector('.ui-shape-needle > g')).toHaveAttribute('transform', 'rotate(30 180 180)');
    expect(listLabelTexts('top')).toEqual(['Creativity', 'Helping']);
  });

  it('names both of two equal highest scores, and points to the one that comes first in the chart', () => {
    render(<Shape areas={createAreas({ risk: 90, analytical: 90 })} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Highest: Analytical thinking, very high and Risk tolerance, very high\./,
    );
    expect(document.querySelector('.ui-shape-needle > g')).toHaveAttribute('transform', 'rotate(330 180 180)');
  });

  it('draws how others see the reader as a second line with an arrow, and says it in words', () => {
    const seen = { ...mapCategories(() => 50), leadership: 100, helping: 50, creativity: 75, planning: undefined };
    render(<Shape areas={unevenAreas} seen={{ values: seen, whose: 'How you see you, and how a parent sees you' }} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'How you see you, and how a parent sees you, in twelve areas from 0 to 100. ' +
        'The second line is further out in Leadership and Spatial and technical. ' +
        'The second line is nearer the centre in Helping. It has a gap at Planning.',
    );
    expect(document.querySelector('.ui-shape-needle')).toBeNull();
    expect(document.querySelectorAll('.ui-shape-seen-node')).toHaveLength(11);
    expect(document.querySelectorAll('.ui-shape-gap')).toHaveLength(1);
    expect(listLabelTexts('gap')).toEqual(['Leadership']);
    expect(document.querySelector('.ui-shape-seen')?.getAttribute('d')?.match(/M/g)).toHaveLength(10);
  });

  it('has no needle if all scores are close together', () => {
    render(<Shape areas={createAreas({ helping: 67, risk: 43 })} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(/They are close together\./);
    expect(document.querySelector('.ui-shape-needle')).toBeNull();
  });

  it('marks and names the categories in which a job demands clearly more than the score', () => {
    const values = mapCategories((category) => (category === 'resilience' ? 88 : 50));
    const job = { title: 'Occupational therapist', values, estimates: ['risk'] as const };
    render(<Shape areas={unevenAreas} job={job} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^You and the job Occupational therapist\. Closest: .* more than your answers show in Stress tolerance\.$/,
    );
    expect(listLabelTexts('gap')).toEqual(['Calm']);
    expect(document.querySelectorAll('.ui-shape-gap')).toHaveLength(1);
    expect(document.querySelectorAll('[data-estimate]')).toHaveLength(1);
    expect(document.querySelector('.ui-shape-needle')).toBeNull();
  });
});

it('the table of the score chart has every figure, with the highest first', () => {
  render(<ShapeTable areas={unevenAreas} job={{ values: mapCategories(() => 40.4) }} />);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows).toHaveLength(13);
  expect(rows[1]).toHaveTextContent('Helping92, very high40');
});
