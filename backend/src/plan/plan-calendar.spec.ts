import type { Plan, PlanStep } from '@bearings/contracts';
import { createPlanCalendar } from './plan-calendar.js';

const SAMPLE_STEP: PlanStep = {
  id: '5f0c7a3e-4a0b-4df7-9d6c-0f7f5b8f1d11',
  text: 'Read three job adverts for “trainee nurse”',
  detail: 'Write down what each one asks for.',
  dueOn: '2026-12-31',
  doneAt: null,
  note: '',
  career: null,
  own: false,
};
const url = 'https://bearings.example/report/1#plan';

function createFile(...steps: Partial<PlanStep>[]): string {
  const plan: Plan = {
    assessmentId: '1',
    reminders: false,
    careers: [],
    kept: false,
    steps: steps.map((step) => ({ ...SAMPLE_STEP, ...step })),
  };
  return createPlanCalendar({
    plan,
    url,
    host: 'bearings.example',
    now: new Date('2026-11-22T10:00:00Z'),
  });
}

interface Property {
  name: string;
  parameters: string;
  value: string;
}

/** Returns the properties of a calendar file. Throws if the file deviates from RFC 5545. */
function parseProperties(file: string): Property[] {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no break.');
  const physicalLines = file.slice(0, -2).split('\r\n');
  for (const line of physicalLines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`More than 75 octets: ${line}`);
    if (/(?!\t)\p{Cc}|\uFFFD/u.test(line)) throw new Error(`A control character: ${line}`);
  }
  const lines = physicalLines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  return lines.map((line) => {
    const [, name, parameters = '', value] = /^([A-Z-]+)((?:;[A-Z-]+=[A-Z-]+)*):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No property: ${line}`);
    return { name, parameters, value };
  });
}

function unescape(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`A bare separator: ${value}`);
  return value.replaceAll(/\\(.)/g, (_, next: string) => {
    if (!'\\;,nN'.includes(next)) throw new Error(`No escape: \\${next}`);
    return next.toLowerCase() === 'n' ? '\n' : next;
  });
}

const listValues = (file: string, name: string): string[] =>
  parseProperties(file)
    .filter((property) => property.name === name)
    .map(({ value }) => value);

describe('the calendar file of a plan', () => {
  it('contains one all-day event for each step', () => {
    const properties = parseProperties(createFile({}));
    expect(properties.map(({ name, parameters }) => name + parameters)).toEqual([
      'BEGIN',
      'VERSION',
      'PRODID',
      'CALSCALE',
      'METHOD',
      'BEGIN',
      'UID',
      'DTSTAMP',
      'DTSTART;VALUE=DATE',
      'DTEND;VALUE=DATE',
      'SUMMARY',
      'DESCRIPTION',
      'URL',
      'TRANSP',
      'END',
      'END',
    ]);
    const file = createFile({});
    expect(listValues(file, 'DTSTART')).toEqual(['20261231']);
    expect(listValues(file, 'DTEND')).toEqual(['20270101']);
    expect(listValues(file, 'DTSTAMP')).toEqual(['20261122T100000Z']);
    expect(listValues(file, 'UID')).toEqual([`${SAMPLE_STEP.id}@bearings.example`]);
  });

  it('omits finished steps, and is valid without any event', () => {
    const file = createFile({ doneAt: '2026-11-22T09:00:00.000Z' });
    expect(listValues(file, 'BEGIN')).toEqual(['VCALENDAR']);
  });

  it.each(['\u0085', '\u2028', '\u2029'])(
    'contains no line break %j, at which some programs end a line',
    (lineBreak) => {
      const file = createFile({ text: `Ring${lineBreak}BEGIN:VALARM`, note: `Ask${lineBreak}END:VEVENT` });
      expect(file).not.toContain(lineBreak);
      expect(unescape(listValues(file, 'SUMMARY')[0] ?? '')).toBe('Ring\nBEGIN:VALARM');
    },
  );

  it('keeps any text as typed, and folds it into lines of at most 75 octets', () => {
    const text = String.raw`Ask “Zoë”; then, maybe, \n call 李小龍 `.repeat(6).trim();
    const note = `First line\r\nSecond; line\rThird, with 😀${'é'.repeat(200)}\tEND:VEVENT`;
    const file = createFile({ text, note });
    expect(unescape(listValues(file, 'SUMMARY')[0] ?? '')).toBe(text);
    expect(unescape(listValues(file, 'DESCRIPTION')[0] ?? '')).toBe(
      `${SAMPLE_STEP.detail}\n\nFirst line\nSecond; line\nThird, with 😀${'é'.repeat(200)} END:VEVENT\n\n${url}`,
    );
    expect(listValues(file, 'END')).toEqual(['VEVENT', 'VCALENDAR']);
  });
});
