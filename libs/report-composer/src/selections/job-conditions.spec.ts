import type { Circumstances } from '@bearings/contracts';
import { listCodesLacking, listLacking } from './job-conditions.js';

const NURSE = '29-1141.00';
const DEVELOPER = '15-1252.00';
const TEACHING_ASSISTANT = '25-9042.00';
const SOLICITOR = '23-1011.00';

const asking = (asked: Partial<Circumstances>): Circumstances => ({ interests: {}, ...asked });

describe('what a person asks of every job', () => {
  it('leaves out no career if they ask nothing', () => {
    expect(listCodesLacking(asking({})).size).toBe(0);
    expect(listCodesLacking(null).size).toBe(0);
  });

  it('leaves out careers that cannot be done from home', () => {
    const lacking = listCodesLacking(asking({ conditions: ['fromHome'] }));
    expect([NURSE, TEACHING_ASSISTANT, DEVELOPER].map((code) => lacking.has(code))).toEqual([true, true, false]);
  });

  it('leaves out careers whose middle pay in that country is known and lower', () => {
    const lacking = listCodesLacking(asking({ payFloor: { yearly: 45_000, country: 'GB' } }));
    expect([TEACHING_ASSISTANT, DEVELOPER].map((code) => lacking.has(code))).toEqual([true, false]);
    expect(listCodesLacking(asking({ payFloor: { yearly: 1_000, country: 'GB' } })).size).toBe(0);
  });

  it('leaves out careers with long training that is not paid', () => {
    const lacking = listCodesLacking(asking({ stage: 'school', conditions: ['paidTraining'] }));
    expect(lacking.has('19-3032.00') || lacking.has(SOLICITOR)).toBe(true);
    expect(lacking.size).toBeGreaterThan(10);
  });

  it('is named for each career that lacks it', () => {
    const asked = asking({ conditions: ['fromHome'], payFloor: { yearly: 45_000, country: 'GB' } });
    expect(listLacking(TEACHING_ASSISTANT, asked)).toEqual({ conditions: ['fromHome'], isPaidLess: true });
    expect(listLacking(DEVELOPER, asked)).toEqual({ conditions: [], isPaidLess: false });
    expect(listLacking(TEACHING_ASSISTANT, asking({}))).toEqual({ conditions: [], isPaidLess: false });
  });
});
