// Writes a reader's plan (the steps that they plan to take towards the careers in their report) as an iCalendar file
// (RFC 5545), with an all-day event for each open step.
import type { Plan, PlanStep } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';

/** Maximum number of octets in a line, without its line break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;
const TEXT_ENCODER = new TextEncoder();
const DAY_MS = 24 * 60 * 60 * 1_000;

interface CalendarSource {
  plan: Pick<Plan, 'steps'>;
  /** URL of the plan on the site. */
  url: string;
  /**
   * Domain in the event ids. All files of the same plan have the same event ids, so that importing a newer file updates
   * the events.
   */
  host: string;
  /** The time at which the file is created. */
  now: Date;
}

/** Returns the text of the calendar file, with CRLF line breaks. */
export function createPlanCalendar({ plan, url, host, now }: CalendarSource): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const eventLines = (step: PlanStep): string[] => [
    'BEGIN:VEVENT',
    `UID:${step.id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${toBasicDate(step.dueOn, 0)}`,
    `DTEND;VALUE=DATE:${toBasicDate(step.dueOn, 1)}`,
    `SUMMARY:${escapeText(step.text)}`,
    `DESCRIPTION:${escapeText([step.detail, step.note, url].filter(Boolean).join('\n\n'))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Career plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...plan.steps.filter(({ doneAt }) => doneAt === null).flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Returns the date that is a number of days after an ISO date, in the form "20261130". */
function toBasicDate(iso: string, days: number): string {
  const date = new Date(new Date(`${iso}T00:00:00Z`).getTime() + days * DAY_MS);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

/**
 * Escapes a text for iCalendar (RFC 5545, 3.3.11) and replaces control characters, which no line may contain, with
 * spaces. Unicode's other line breaks count as one, because some programs end a line at them.
 */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Breaks a line after at most 75 octets, never within a character. */
function foldLine(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = TEXT_ENCODER.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
