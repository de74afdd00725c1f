import { MEASURED } from '@bearings/contracts/figures';
import { measurePay } from './measure-pay.js';

it('finds the published figures on estimates of pay again', () => {
  expect(measurePay()).toEqual(MEASURED.pay.figures);
});
