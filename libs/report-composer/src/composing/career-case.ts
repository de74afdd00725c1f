// Composes the reason for a career and the doubt about it, as a report, a preview and the table of choices show them.
import { type EnteredCareer, findMove, hasDegree } from '@bearings/career-matching';
import type { ReportCareer } from '@bearings/contracts';
import { findRoute, getExposure, REGISTERS } from '@bearings/career-data';
import { type DealBreakerId, DEGREE_LEVEL, UK } from '@bearings/domain';
import { GATE_DOUBTS } from '../content/report-copy/doubts.js';
import { findLackedNeeds } from '../guidance/lacked-needs.js';
import { nameLicence } from '../guidance/local-ways.js';
import type { Reader } from '../guidance/reader.js';
import { toSentence } from '../prose/build-blocks.js';
import { type CareerNote, type CareerNoteText, chooseNoteText } from '../prose/prose.js';
import type { ProseRenderer } from '../prose/prose-renderer.js';
import { fillWording } from '../text.js';
import type { ReportFacts } from './report-facts.js';
import { type ChangeCase, composeChangeCases, listComparedChanges } from './wanted-changes.js';

/** The parts of a career that say why it may suit and why it may not. */
type CaseTexts = Pick<ReportCareer, 'why' | 'reason' | 'whyNot' | 'doubt'>;

/** What the reasons and doubts of a list of careers are composed from. */
interface CaseSource {
  careers: readonly EnteredCareer[];
  notes: readonly CareerNote[];
  circumstances: ReportFacts['circumstances'];
  reader: Reader;
  /** True if texts may say what the reader has done, and wants to change. */
  withExperience: boolean;
  payNow: number | null;
}

/** A career's note, with what the reader's wanted changes say of it and what nobody starts without. */
export interface ComposedCase {
  note: CareerNoteText | undefined;
  changes: ChangeCase;
  /** Said only if nothing else speaks against the career; empty if there is none. */
  gate: string;
}

/** The conditions of work that wanted changes are about. */
const CONDITIONS_BY_TOPIC: Readonly<Partial<Record<ChangeCase['worse'][number]['topic'], DealBreakerId>>> = {
  shifts: 'shifts',
  people: 'conflict',
};
/** A gate of one kind is the doubt about this many careers of a list at most. */
const MAX_CAREERS_WITH_SAME_GATE = 2;
const NO_CHANGES: ChangeCase = { better: [], worse: [] };
/** Lines of a reader that are a weak reason by themselves. */
const WEAK_LINES: ReadonlySet<string | undefined> = new Set([undefined, 'statement', 'field', 'named']);

/** Returns the cases of the careers of one list, by their codes. */
export function composeCases(source: CaseSource): ReadonlyMap<string, ComposedCase> {
  const { careers, notes, circumstances, reader, withExperience, payNow } = source;
  const chosen = new Map(notes.map((note) => [note.code, chooseNoteText(note, withExperience)]));
  const changes = withExperience
    ? composeChangeCases(
        careers.map(({ code }) => ({ code, isWeak: WEAK_LINES.has(chosen.get(code)?.line?.on) })),
        { changes: listComparedChanges(circumstances), reader, payNow },
      )
    : new Map<string, ChangeCase>();
  const uses = new Map<string, number>();
  return new Map(
    careers.map((career): [string, ComposedCase] => {
      const { code } = career;
      const own = changes.get(code) ?? NO_CHANGES;
      const note = own.better.length > 0 ? withoutStatement(chosen.get(code)) : chosen.get(code);
      return [code, { note, changes: own, gate: describeGate(career, reader, uses) }];
    }),
  );
}

/** Returns a note without a reason that is an answer to a statement: what the reader wants to change says more. */
function withoutStatement(note: CareerNoteText | undefined): CareerNoteText | undefined {
  if (note?.line?.on !== 'statement') return note;
  return { ...note, why: { sentences: [], summary: [] }, line: null };
}

/** Returns the reason for a career and the doubt about it as texts. `drawbacks` are sentences for any reader. */
export function renderCase(
  { note, changes, gate }: ComposedCase,
  renderer: ProseRenderer,
  drawbacks: readonly string[] = [],
): CaseTexts {
  const { better } = changes;
  // A condition that the reader ruled out is said as that.
  const worse = changes.worse.filter(
    ({ topic }) => note?.ruledOut === undefined || CONDITIONS_BY_TOPIC[topic] !== note.ruledOut,
  );
  const isNoted = isNoteSaid(note, worse.length, drawbacks.length > 0 || gate !== '');
  const whyNot = [
    // Each is a fact; the first comes with what to ask.
    ...worse.map(({ fact, check }, index) => toSentence(index === 0 ? `${fact} ${check}` : fact)),
    ...(isNoted && note !== undefined ? (worse.length > 0 ? [note.whyNot.summary] : note.whyNot.sentences) : []),
    ...drawbacks.map((each) => toSentence(each)),
  ];
  const hasDoubt = whyNot.some(({ length }) => length > 0);
  const [firstWorse] = worse;
  const summary = firstWorse?.fact ?? (isNoted ? renderer.renderSummary(note?.whyNot) : '');
  return {
    why: renderer.renderSentences([...(note?.why.sentences ?? []), ...better.map((each) => toSentence(each))]),
    reason: [renderer.renderSummary(note?.why), ...better].filter((text) => text !== '').join(' '),
    whyNot: renderer.renderSentences(hasDoubt ? whyNot : [toSentence(gate)]),
    doubt: summary === '' ? (drawbacks[0] ?? gate) : summary,
  };
}

/**
 * Returns whether the doubt of a note is printed: what the reader wants less of or ruled out always, a weak doubt only if
 * there is nothing else, and any other fact unless a wanted change already stands against the career.
 */
function isNoteSaid(note: CareerNoteText | undefined, worseCount: number, hasOther: boolean): boolean {
  if (note?.doubtKind === 'own') return true;
  return worseCount === 0 && !(note?.doubtKind === 'weak' && hasOther);
}

/** Returns a sentence on what nobody starts a job without, and what to ask about it; empty if we know of nothing. */
function describeGate(career: EnteredCareer, reader: Reader, uses: Map<string, number>): string {
  const kind = findGate(career, reader);
  if (kind === null) return '';
  const used = uses.get(kind.id) ?? 0;
  uses.set(kind.id, used + 1);
  const texts = GATE_DOUBTS[kind.id];
  // The lines on the way in say it of every career.
  if (used >= MAX_CAREERS_WITH_SAME_GATE) return '';
  return fillWording(texts[used % texts.length] ?? '', { holds: kind.holds ?? '' });
}

function findGate(career: EnteredCareer, reader: Reader): { id: keyof typeof GATE_DOUBTS; holds?: string } | null {
  const { code } = career;
  // Who does a job, or has done it, has passed its gate.
  if (reader.done.includes(code)) return null;
  const { licence, register, checks } = findLackedNeeds(career, reader);
  const holds = licence === null ? '' : nameLicence(licence, reader);
  if (holds !== '') return { id: 'licence', holds };
  if (register !== null) return { id: 'register', holds: REGISTERS[register].holds };
  if (checks.includes('medical')) return { id: 'medical' };
  if (checks.includes('vision')) return { id: 'vision' };
  if (getExposure(code) === 'high') return { id: 'models' };
  const route = reader.country === UK ? findRoute(code) : null;
  const isBelowDegree = route !== null && route.level >= DEGREE_LEVEL && !hasDegree(reader);
  return isBelowDegree && findMove(career, reader) === null ? { id: 'degree' } : null;
}
