import { act, fireEvent, render, screen } from '@bearings/web/testing';
import { CardPicture } from './card-picture';

const PATH = '/api/reports/a1/card?size=tall';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failToLoad = () => fireEvent.error(screen.getByRole('img'));
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the picture of a report', () => {
  it('is requested again two seconds after it failed to load, until it loads', async () => {
    render(<CardPicture path={PATH} size="tall" />);
    for (let count = 0; count < 3; count += 1) {
      const failedPicture = screen.getByRole('img');
      failToLoad();
      await advanceTime(1_999);
      expect(screen.getByRole('img')).toBe(failedPicture);
      await advanceTime(1);
      expect(screen.getByRole('img')).not.toBe(failedPicture);
    }
    const loadedPicture = screen.getByRole('img');
    await advanceTime(60_000);
    expect(screen.getByRole('img')).toBe(loadedPicture);
  });

  it('is given up after sixty requests', async () => {
    render(<CardPicture path={PATH} size="tall" />);
    const pictures = new Set([screen.getByRole('img')]);
    for (let count = 0; count < 70; count += 1) {
      failToLoad();
      await advanceTime(2_000);
      pictures.add(screen.getByRole('img'));
    }
    expect(pictures.size).toBe(60);
  });
});
