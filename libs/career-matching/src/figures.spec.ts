import { createShare } from './figures.js';

it('the Wilson interval of 9 out of 10 is computed correctly', () => {
  expect(createShare(9, 10)).toEqual({
    value: 0.9,
    unit: 'share',
    n: 10,
    interval: [0.5958, 0.9821],
  });
});
