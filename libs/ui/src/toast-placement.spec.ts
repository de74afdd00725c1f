import { placeCard } from './toast-placement';

const room = { height: 100, windowHeight: 640 };

describe('placeCard', () => {
  it.each([
    ['top', 0],
    ['bottom', 540],
  ] as const)('puts a card at the %s where nothing is in its way', (edge, place) => {
    expect(placeCard({ ...room, edge, obstacles: [[{ top: 200, bottom: 300 }]] })).toBe(place);
  });

  it('puts a card below a message at the top, and above a button at the bottom', () => {
    const message = { top: 60, bottom: 140 };
    const button = { top: 560, bottom: 610 };
    expect(placeCard({ ...room, edge: 'top', obstacles: [[message, button]] })).toBe(140);
    expect(placeCard({ ...room, edge: 'bottom', obstacles: [[message, button]] })).toBe(460);
  });

  it('uses the nearest gap that is high enough', () => {
    const obstacles = [
      { top: 0, bottom: 50 },
      { top: 120, bottom: 200 },
      { top: 290, bottom: 350 },
    ];
    expect(placeCard({ ...room, edge: 'top', obstacles: [obstacles] })).toBe(350);
  });

  it('ignores obstacles that are outside the window or only touch the card', () => {
    const obstacles = [
      { top: -200, bottom: 0 },
      { top: 100, bottom: 150 },
      { top: 700, bottom: 800 },
    ];
    expect(placeCard({ ...room, edge: 'top', obstacles: [obstacles] })).toBe(0);
  });

  it('lets a card cover less important obstacles rather than more important ones', () => {
    const message = { top: 60, bottom: 140 };
    const fields = { top: 140, bottom: 600 };
    expect(placeCard({ ...room, edge: 'top', obstacles: [[message], [fields]] })).toBe(140);
    const shortFields = { top: 140, bottom: 400 };
    expect(placeCard({ ...room, edge: 'top', obstacles: [[message], [shortFields]] })).toBe(400);
  });

  it('returns null if the card would cover the most important obstacles everywhere', () => {
    const obstacles = [[{ top: 10, bottom: 630 }]];
    expect(placeCard({ ...room, edge: 'top', obstacles })).toBeNull();
    expect(placeCard({ ...room, edge: 'bottom', obstacles })).toBeNull();
  });
});
