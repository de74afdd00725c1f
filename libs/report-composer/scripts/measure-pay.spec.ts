import { MEASURED } from '@bearings/contracts/figures';
import { measurePay } from './measure-pay.js';

it('computes the published figures on estimates of pay', () => {
  expect(measurePay()).toEqual(MEASURED.pay.figures);
});
