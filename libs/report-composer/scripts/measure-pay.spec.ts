import { MEASURED_FIGURES } from '@bearings/contracts/figures';
import { measurePay } from './measure-pay.js';

it('the published figures on estimates of pay are those computed again', () => {
  expect(measurePay()).toEqual(MEASURED_FIGURES.pay.figures);
});
