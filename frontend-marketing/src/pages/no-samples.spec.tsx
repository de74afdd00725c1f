import { screen } from '@bearings/web/testing';
import { companyLogos, team, testimonials } from '../content/samples';
import { visit } from '../test/visit';

jest.mock('../content/samples', () => ({
  ...jest.requireActual<object>('../content/samples'),
  SHOW_SAMPLE_CONTENT: false,
}));

const samples = [
  ...testimonials.flatMap(({ quote, from }) => [quote, from]),
  ...companyLogos,
  ...team.flatMap(({ role, about }) => [role, about]),
];

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('with the switch for sample content off', () => {
  it.each([
    [
      '/',
      [
        'Most of us choose a career before we know ourselves',
        'A clear bearing in three steps',
        'One price, paid once',
        'Asked before starting',
        'A few quiet minutes can change a direction',
      ],
    ],
    ['/about', ['Our mission', 'What we hold to', 'Find out which way you are facing']],
  ])('%s is whole without them', async (path, whole) => {
    await visit(path);
    expect(sections()).toEqual(whole);
    const text = document.body.textContent ?? '';
    expect(text).not.toMatch(/sample content/i);
    expect(samples.filter((sample) => text.includes(sample))).toEqual([]);
  });
});
