import { MEASURED_FIGURES } from '@bearings/domain/figures';
import { measurePay } from './measure-pay.js';

it('the published figures on the accuracy of pay estimates equal newly computed ones', () => {
  expect(measurePay()).toEqual(MEASURED_FIGURES.pay.figures);
});
