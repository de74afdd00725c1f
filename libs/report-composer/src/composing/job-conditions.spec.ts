import type { Circumstances } from '@bearings/contracts';
import {
  composeLackingNote,
  countMeeting,
  describeLacking,
  describeMeeting,
  listCodesLacking,
  listLacking,
} from './job-conditions.js';

const NURSE = '29-1141.00';
const DEVELOPER = '15-1252.00';
const TEACHING_ASSISTANT = '25-9042.00';
const ROOFER = '47-2181.00';
const SOLICITOR = '23-1011.00';
const LANDSCAPE_ARCHITECT = '17-1012.00';

const asking = (asked: Partial<Circumstances>, matchedIn: string | null = null) => ({
  circumstances: { interests: {}, ...asked },
  matchedIn,
});

describe('what a person asks of every job', () => {
  it('is lacked by no career if they ask nothing', () => {
    expect(listCodesLacking(asking({})).size).toBe(0);
    expect(listCodesLacking({ circumstances: null, matchedIn: null }).size).toBe(0);
  });

  it('is lacked by careers that cannot be done from home', () => {
    const lacking = listCodesLacking(asking({ conditions: ['fromHome'] }));
    expect([NURSE, TEACHING_ASSISTANT, DEVELOPER].map((code) => lacking.has(code))).toEqual([true, true, false]);
  });

  it('is lacked by careers whose middle pay in that country is known and lower', () => {
    const lacking = listCodesLacking(asking({ payFloor: { yearly: 45_000, country: 'GB' } }));
    expect([TEACHING_ASSISTANT, DEVELOPER].map((code) => lacking.has(code))).toEqual([true, false]);
    expect(listCodesLacking(asking({ payFloor: { yearly: 1_000, country: 'GB' } })).size).toBe(0);
  });

  it('is not compared with pay after tax, which France publishes', () => {
    const inFrance = asking({ payFloor: { yearly: 60_000, country: 'FR' } });
    expect(listCodesLacking(inFrance).size).toBe(0);
    expect(composeLackingNote(NURSE, inFrance)).toContain('isn’t known');
  });

  it('is lacked by careers with training that is not paid in the country, and by none where that is not known', () => {
    const listThose = (country: string) =>
      listCodesLacking(asking({ stage: 'school', conditions: ['paidTraining'] }, country));
    const isLacking = (country: string) => [NURSE, LANDSCAPE_ARCHITECT].map((code) => listThose(country).has(code));
    expect(['DE', 'US'].map(isLacking)).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(listThose('GB').size).toBeGreaterThan(10);
    expect(listThose('IN').size).toBe(0);
  });

  it('is not lacked where it is unknown, which is said', () => {
    const asked = asking({ conditions: ['partTime'] });
    expect(listLacking(ROOFER, asked)).toEqual({ conditions: [], unknown: ['partTime'], isPaidLess: false });
    expect(listCodesLacking(asked).has(ROOFER)).toBe(false);
    expect([describeLacking(ROOFER, asked), composeLackingNote(ROOFER, asked)]).toEqual([
      '',
      'It isn’t known if it has part-time work, so ask.',
    ]);
    expect(listCodesLacking(asked).has(DEVELOPER)).toBe(true);
  });

  it('is named for each career that lacks it', () => {
    const asked = asking({ conditions: ['fromHome'], payFloor: { yearly: 45_000, country: 'GB' } });
    expect(listLacking(TEACHING_ASSISTANT, asked)).toEqual({ conditions: ['fromHome'], unknown: [], isPaidLess: true });
    expect(listLacking(DEVELOPER, asked)).toEqual({ conditions: [], unknown: [], isPaidLess: false });
    expect(listLacking(TEACHING_ASSISTANT, asking({}))).toEqual({ conditions: [], unknown: [], isPaidLess: false });
  });
});

describe('what a list lacks', () => {
  const asked = asking({ conditions: ['fromHome'], payFloor: { yearly: 45_000, country: 'GB' } });

  it('is said of each career in one line, and that a pay is not known', () => {
    expect(describeLacking(TEACHING_ASSISTANT, asked)).toBe('May lack work from home and the pay you ask for');
    expect(composeLackingNote(TEACHING_ASSISTANT, asked)).toContain('work from home and the pay you ask for');
    expect([describeLacking(DEVELOPER, asked), composeLackingNote(DEVELOPER, asked)]).toEqual(['', '']);
    const inIndia = asking({ payFloor: { yearly: 1_000_000, country: 'IN' } });
    expect(listCodesLacking(inIndia).has(SOLICITOR)).toBe(false);
    expect([describeLacking(SOLICITOR, inIndia), composeLackingNote(SOLICITOR, inIndia)]).toEqual([
      '',
      expect.stringContaining('isn’t known'),
    ]);
  });

  it('counts those that meet everything, and what most others lack alone', () => {
    const codes = [DEVELOPER, NURSE, TEACHING_ASSISTANT];
    const pay = asking({ conditions: ['fromHome'], payFloor: { yearly: 30_000, country: 'GB' } });
    expect(listLacking(NURSE, pay)).toEqual({ conditions: ['fromHome'], unknown: [], isPaidLess: false });
    expect(countMeeting(codes, pay)).toEqual({ meeting: 1, costliest: { thing: 'fromHome', count: 1 } });
    expect(describeMeeting(codes, pay)).toBe(
      'Two of the three may lack something that you ask of every job. They stand last, each with what that is. If you didn’t ask for work from home, one of them would lack nothing.',
    );
    expect(countMeeting(codes, asking({}))).toBeNull();
    expect(describeMeeting([DEVELOPER, DEVELOPER], pay)).toMatch(/^None of the two is known to lack/);
    expect(describeMeeting([TEACHING_ASSISTANT], pay)).toBe('');
    expect(countMeeting([TEACHING_ASSISTANT], pay)).toEqual({ meeting: 0, costliest: null });
  });
});
