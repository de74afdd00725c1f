import { placeToast } from './toast-placement';

const room = { height: 100, windowHeight: 640 };

describe('placeToast', () => {
  it.each([
    ['top', 0],
    ['bottom', 540],
  ] as const)('puts a toast at the %s edge of the window if no obstacle is there', (edge, expected) => {
    expect(placeToast({ ...room, edge, obstacles: [[{ top: 200, bottom: 300 }]] })).toBe(expected);
  });

  it('puts a toast below a message at the top, and above a button at the bottom', () => {
    const message = { top: 60, bottom: 140 };
    const button = { top: 560, bottom: 610 };
    expect(placeToast({ ...room, edge: 'top', obstacles: [[message, button]] })).toBe(140);
    expect(placeToast({ ...room, edge: 'bottom', obstacles: [[message, button]] })).toBe(460);
  });

  it('puts a toast into the nearest gap that is high enough', () => {
    const obstacles = [
      { top: 0, bottom: 50 },
      { top: 120, bottom: 200 },
      { top: 290, bottom: 350 },
    ];
    expect(placeToast({ ...room, edge: 'top', obstacles: [obstacles] })).toBe(350);
  });

  it('ignores obstacles that are outside the window or only touch the toast’s edge', () => {
    const obstacles = [
      { top: -200, bottom: 0 },
      { top: 100, bottom: 150 },
      { top: 700, bottom: 800 },
    ];
    expect(placeToast({ ...room, edge: 'top', obstacles: [obstacles] })).toBe(0);
  });

  it('covers the least important obstacle if a toast must cover one', () => {
    const message = { top: 60, bottom: 140 };
    const fields = { top: 140, bottom: 600 };
    expect(placeToast({ ...room, edge: 'top', obstacles: [[message], [fields]] })).toBe(140);
    const shortFields = { top: 140, bottom: 400 };
    expect(placeToast({ ...room, edge: 'top', obstacles: [[message], [shortFields]] })).toBe(400);
  });

  it('returns null if the toast would cover one of the most important obstacles at every position', () => {
    const obstacles = [[{ top: 10, bottom: 630 }]];
    expect(placeToast({ ...room, edge: 'top', obstacles })).toBeNull();
    expect(placeToast({ ...room, edge: 'bottom', obstacles })).toBeNull();
  });
});
