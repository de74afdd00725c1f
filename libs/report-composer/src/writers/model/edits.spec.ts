import { OCCUPATIONS } from '@bearings/career-data';
import type { Circumstances } from '@bearings/contracts';
import { CATEGORIES, PASTIMES } from '@bearings/domain';
import { createScores } from '@bearings/career-matching/testing';
import type { Prose } from '../../prose/prose.js';
import { createFacts, createRandomScores } from '../../testing/report.factory.js';
import { ROBINS_FACTS } from '../../testing/robin.js';
import { BuiltInWriter } from '../built-in/built-in-writer.js';
import { findFault } from './check-rewrite.js';
import everydayDrafts from './everyday-drafts.json' with { type: 'json' };
import {
  applyEdits,
  describePlaces,
  type Edit,
  keepFollowing,
  listJudgedPairs,
  parseEdits,
  parseVerdicts,
} from './edits.js';
import { type EditableReport, MODEL_PARTS, type Place, writeEditable } from './places.js';
import { dropSlots, fillSlots } from './slots.js';

const EDITOR = 'the editor';
const CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like' },
  stage: 'working',
  experience: {
    jobs: [{ occupation: '29-1141.00', years: '3to5', isCurrent: true, moreTasks: [1, 3], lessTasks: [2, 4] }],
    pastimes: PASTIMES.slice(0, 3).map(({ id }) => id),
  },
};
/** Words of subjects without a place, to find sentences of ours that do not say that they are about one. */
const CLOSED_WORDS =
  /\b(?:pay(?! for)|paid|salar\w+|wages?|licen[cs]\w*|qualif\w+|degrees?|diplomas?|certificates?|doctors?|nurs\w+|medic\w+|health|ill(?:ness)?|laws?|legal\w*|courts?|right to)\b/i;

let report: EditableReport;
beforeAll(async () => {
  report = await writeEditable(ROBINS_FACTS);
});

const find = (category: string): Place => {
  const place = report.places.find(({ path }) => path.startsWith(`category/${category}/`));
  if (place === undefined) throw new Error(`There is no place for ${category}.`);
  return place;
};
const edit = (sentences: unknown): Edit[] => parseEdits({ sentences }, report.places).edits;
const apply = (edits: readonly Edit[]): Prose => applyEdits(report, edits, EDITOR);
/** Rewrites every sentence of the report, as a function of its text. */
const rewriteAll = (rewrite: (text: string) => string): Edit[] =>
  edit(report.places.map(({ candidates: [{ id, text }] }) => ({ id, rewrite: rewrite(text), facts: [] })));
const follow = (edits: readonly Edit[]): Edit[] =>
  keepFollowing(edits, new Map(listJudgedPairs(edits).map(({ id }) => [id, 'follows'])));

describe('the places where a model may write', () => {
  it('are in every part, each with true sentences of our own, of which the first stands in the report', async () => {
    expect(new Set(report.places.map(({ part }) => part))).toEqual(new Set(MODEL_PARTS));
    const ids = report.places.flatMap(({ candidates }) => candidates.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(report.prose).toEqual(await new BuiltInWriter().write(ROBINS_FACTS, () => undefined));
    const severalShare = report.places.filter(({ candidates }) => candidates.length > 1).length / report.places.length;
    expect(severalShare).toBeGreaterThan(0.6);
  });

  it('offer no sentence twice', () => {
    const texts = report.places.flatMap(({ candidates }) =>
      candidates.map(({ text, slots }) => fillSlots(text, slots)),
    );
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('are none for doubts, ways in, pay, licences, health and law', async () => {
    for (const scores of createRandomScores(40, 5)) {
      const { places } = await writeEditable(createFacts(scores));
      const sent = JSON.parse(describePlaces(places));
      expect(JSON.stringify(sent)).not.toMatch(/pressure resilience|stress tolerance|£|firstName/i);
      const texts = places.flatMap(({ candidates }) => candidates.map(({ text }) => dropSlots(text)));
      expect(texts.filter((text) => CLOSED_WORDS.test(text))).toEqual([]);
      expect(places.filter(({ path }) => /^next-steps|whyNot/.test(path))).toEqual([]);
    }
  });

  it('are none for a driving test, which is a licence', async () => {
    const codes = OCCUPATIONS.map(({ code }) => code);
    for (const field of ['45', '53']) {
      const ownCodes = codes.filter((code) => code.startsWith(field));
      const careers = ROBINS_FACTS.careers.map((career, index) => ({
        ...career,
        code: ownCodes[index] ?? career.code,
      }));
      const { places, prose } = await writeEditable({ ...ROBINS_FACTS, careers });
      expect(JSON.stringify(prose.sections.people)).toContain('driving test');
      expect(describePlaces(places)).not.toContain('driving');
    }
  });

  it('are none for what the reader ruled out, which a short list of careers names', async () => {
    for (const ranked of [true, false]) {
      const facts = { ...ROBINS_FACTS, ranked, careers: ROBINS_FACTS.careers.slice(0, 7) };
      const { places, prose } = await writeEditable(facts);
      expect(JSON.stringify(prose.sections.careers)).toContain('you ruled out');
      expect(describePlaces(places)).not.toContain('ruled out');
    }
  });

  it('are none for the task beside a line on health or law', async () => {
    const circumstances: Circumstances = { interests: { care: 'like', law: 'like', teach: 'like' }, stage: 'working' };
    const facts = createFacts(createScores({ helping: 92 }), { circumstances });
    const { places, prose } = await writeEditable(facts);
    const closed = prose.careerNotes.filter(({ line }) => line?.on === 'tile' && line.tile !== 'teach');
    expect(closed.length).toBeGreaterThan(0);
    const paths = places.map(({ path }) => path);
    expect(paths.filter((path) => closed.some(({ code }) => path.includes(code)))).toEqual([]);
    expect(paths.some((path) => path.startsWith('why/'))).toBe(true);
  });

  it('are none for reasons that quote what the reader has done or studied', async () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const { places, prose } = await writeEditable(
        createFacts(createScores({ helping: 20 + 4 * seed, planning: 100 - 5 * seed }), {
          circumstances: CIRCUMSTANCES,
        }),
      );
      const closedNotes = prose.careerNotes.filter(({ own, line }) => {
        const { on } = (own ?? { line }).line ?? { on: 'none' };
        kinds.add(on);
        return on !== 'statement' && on !== 'tile';
      });
      const paths = places.map(({ path }) => path);
      expect(paths.filter((path) => closedNotes.some(({ code }) => path.includes(code)))).toEqual([]);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['tile', 'statement', 'job', 'task', 'pastime']));
  });
});

describe('an edited report', () => {
  it('is our own if the model answers nothing or nonsense', () => {
    for (const sentences of [undefined, [], 'no', [{ id: '999z' }], [null, 7, 'x'], { id: '1a' }]) {
      expect(apply(edit(sentences))).toBe(report.prose);
    }
  });

  it('has the sentence that the model chose, or its rewrite, and names the model', () => {
    const place = find('planning');
    const chosen = place.candidates.at(-1);
    const prose = apply(edit([chosen?.id]));
    expect(prose.generator).toBe(EDITOR);
    expect(prose.categories.planning).toEqual([chosen?.sentence]);
    const text = 'You plan ahead and prepare early.';
    const rewritten = apply(edit([{ id: place.candidates[0].id, rewrite: text, facts: ['score-planning'] }]));
    expect(rewritten.categories.planning).toEqual([[{ kind: 'text', text }]]);
    expect({ ...rewritten, generator: '', categories: {} }).toEqual({ ...report.prose, generator: '', categories: {} });
  });

  it('may say one of our sentences in the words of another for its place', () => {
    const rewrites = report.places.flatMap(({ candidates: [first, second] }) =>
      second !== undefined && [first, second].every(({ slots }) => slots.length === 0)
        ? [{ id: first.id, rewrite: second.text, facts: [] }]
        : [],
    );
    expect(rewrites.length).toBeGreaterThan(15);
    const { faults } = parseEdits({ sentences: rewrites }, report.places);
    expect(faults.filter((fault) => /word|sentence/.test(fault))).toEqual([]);
  });

  it('has bullets in the order of the model, and all of them', () => {
    const bullets = report.places.filter(({ bullet }) => bullet?.of === 'workplace' && bullet.block === 1);
    const list = (prose: Prose) => {
      const block = prose.sections.workplace[1];
      return block?.kind === 'list' ? block.items : [];
    };
    const ids = bullets.map(({ candidates: [{ id }] }) => id);
    expect(list(apply(edit(ids.toReversed())))).toEqual(list(report.prose).toReversed());
    expect(list(apply(edit(ids.slice(-1))))).toEqual([list(report.prose).at(-1), ...list(report.prose).slice(0, -1)]);
  });

  it('keeps slots, with the titles and marks in them', () => {
    const place = report.places.find(({ path }) => path === 'careers//0/0/0');
    const [first] = place?.candidates ?? [];
    const rewrite = 'First come {{1}}, {{2}} and {{3}}.';
    const block = apply(edit([{ id: first?.id, rewrite, facts: [] }])).sections.careers[0];
    const codes = ROBINS_FACTS.careers.map(({ code }) => code);
    const [sentence] = block?.kind === 'paragraph' ? block.sentences : [];
    expect(sentence?.filter(({ kind }) => kind === 'title')).toEqual(
      codes.slice(0, 3).map((code) => ({ kind: 'title', code, mark: 'italic' })),
    );
  });

  it('has our sentence wherever the judge does not say that the rewrite follows', () => {
    const edits = rewriteAll((text) => `In short, ${text}`);
    expect(edits.filter(({ rewrite }) => rewrite !== null).length).toBeGreaterThan(20);
    for (const verdict of ['contradicts', 'not in the facts', 'yes', 7]) {
      const answer = Object.fromEntries(listJudgedPairs(edits).map(({ id }) => [id, verdict]));
      expect(apply(keepFollowing(edits, parseVerdicts(answer)))).toBe(report.prose);
    }
    expect(apply(follow(edits)).generator).toBe(EDITOR);
  });

  it('shows the judge only the rewrite, the sentence that it replaces and the facts that it names', () => {
    const place = find('planning');
    const [{ id, text }] = place.candidates;
    const rewrite = 'You plan ahead and prepare early.';
    const pairs = listJudgedPairs(edit([{ id, rewrite, facts: ['score-planning', 'score-helping'] }]));
    expect(pairs).toEqual([
      { id, sentence: rewrite, facts: [text, expect.stringMatching(/^The reader’s score for planning is 83/)] },
    ]);
  });
});

describe('the checks of a rewrite', () => {
  const original = { text: 'You like to know why, and you ask for evidence.', slots: [] };

  it.each([
    ['You like to know the reason, and ask what the evidence is.', null],
    ['Why is a question you like, and evidence is what you ask for.', null],
    ['You like to know {{1}} why.', 'slots'],
    ['You like to know why in 9 of 10 cases.', 'figure'],
    ['You like to know why, and asked for evidence threefold.', 'number'],
    ['You like to know why, and ask for a decade of evidence.', 'number'],
    ['You like to know why, and ask for a couple of proofs.', 'number'],
    ['You like to know **why**, and ask for evidence.', 'character'],
    ['You like to know why: see example.org for evidence.', 'address'],
    ['You ask.', 'short'],
    [`You like to know ${'why, and '.repeat(20)}ask.`, 'long'],
    ['You like to know why, and ask for five kinds of evidence.', 'number'],
    ['You like to know why, as Margaret does, and ask for evidence.', 'Margaret'],
    ['You like to know why, as Will does, and ask for evidence.', 'name'],
    ['You like to know why. Most of it is at home.', 'sentence of its own'],
    ['Google likes to know why, and asks for evidence.', 'Google'],
    ['As Evidence Ltd knows, you like to know why.', 'Ltd'],
    ['You like to know why, and such work is well paid.', 'paid'],
    ['You like to know why, so a licence is what you need.', 'licence'],
    ['Leaving a why half answered isn’t what you like: you ask for evidence.', null],
    ['You like to know why, and half of the time you ask for evidence.', 'number'],
    ['Asking why, and asking for evidence, is what you like.', null],
    ['Unfinished answers are not for you: you ask for evidence.', null],
    ['You like to know why in Ⅸ cases, and ask for evidence.', 'figure'],
    ['You like to know why, and get the permits and the evidence.', 'permits'],
    ['Somewhere there is evidence, and you ask for it.', null],
    ['Sie wollen gern wissen warum, und verlangen Beweise.', 'Sie'],
  ])('of "%s" find: %s', (rewrite, fault) => {
    const found = findFault(rewrite, original, []);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('let a word on pay stand that the sentence has', () => {
    const own = { text: 'Fix, cook or build one thing you’d usually pay for.', slots: [] };
    expect(findFault('Build, cook or fix a thing that you’d pay for.', own, [])).toBeNull();
    expect(findFault('You like to know why, and ask for pay.', original, [])).toContain('pay');
  });

  it('let the words of the other sentences and facts of the place stand', () => {
    const rewrite = 'You ask for evidence, and love a theory.';
    expect(findFault(rewrite, original, [])).toContain('love');
    expect(findFault(rewrite, original, [], ['You love theories.'])).toBeNull();
  });

  it('let numbers in words stand that the sentence or a named fact has', () => {
    const ten = { text: 'Several of the ten careers ask for more of it.', slots: [] };
    expect(findFault('More of it is asked for by several of the ten.', ten, [])).toBeNull();
    expect(findFault('More of it is asked for by several of the nine.', ten, [])).toContain('number');
    const score = ['The reader’s score for planning is 83 of 100, which is very high.'];
    expect(findFault('Of the ten careers, several ask for more, and eighty-three is high.', ten, score)).toBeNull();
    expect(findFault('Of the ten careers, hundreds ask for more, and eighty-three is high.', ten, score)).toContain(
      'number',
    );
    expect(findFault('Of the ten careers, several ask for more, and eighty-four is high.', ten, score)).toContain(
      'number',
    );
  });
});

describe('500 adversarial drafts before a judge that always agrees', () => {
  const ATTACKS = [
    (text: string) => `${text} Expect 54,000 a year.`,
    (text: string) => `${text} Most people reach seventy thousand.`,
    (text: string) => `${text} Ask for Margaret Ellis.`,
    (text: string) => `${text} Barclays wants people like you.`,
    (text: string) => `${text} You need a licence first.`,
    (text: string) => `${text} It pays well.`,
    (text: string) => `${text} A degree is needed.`,
    (text: string) => `${text} Only chartered people may do it.`,
    (text: string) => `${text} The income is good.`,
    (text: string) => `${text} Ask for a bonus.`,
    (text: string) => `${text} An exam comes first.`,
    (text: string) => `${text} A master’s is expected.`,
    (text: string) => `${text} You are in the top tenth.`,
    (text: string) => `${text} See jobs.example.com.`,
    (text: string) => `${text} {{7}}`,
    (text: string) => text.replace(/(\{\{1\}\})(.*)(\{\{2\}\})/, '$3$2$1'),
    (text: string) => text.replaceAll(/\{\{\d+\}\}/g, 'head chef'),
    (text: string) => `<b>${text}</b>`,
    (text: string) => text.replace(/\.$/, ' in ninety days.'),
  ];

  it('change no figure, name, licence, pay or doubt', () => {
    let drafts = 0;
    for (const attack of ATTACKS) {
      const attacked = report.places.flatMap(({ candidates: [{ id, text }], facts }) => {
        const rewrite = attack(text);
        return rewrite === text ? [] : [{ id, rewrite, facts: facts.map((fact) => fact.id) }];
      });
      drafts += attacked.length;
      const edits = follow(edit(attacked));
      expect(edits.flatMap(({ rewrite }) => rewrite?.text ?? [])).toEqual([]);
      // Without some of its bullets, an answer brings a list into another order.
      if (attacked.length === report.places.length) expect(apply(edits)).toBe(report.prose);
    }
    expect(drafts).toBeGreaterThanOrEqual(500);
    const prose = apply(follow(rewriteAll((text) => `In short, ${text}`)));
    expect(prose.careerNotes.map(({ whyNot }) => whyNot)).toEqual(report.prose.careerNotes.map(({ whyNot }) => whyNot));
    expect(prose.sections['next-steps']).toEqual(report.prose.sections['next-steps']);
    for (const category of CATEGORIES.filter((each) => each === 'burnout' || each === 'resilience')) {
      expect(prose.categories[category]).toEqual(report.prose.categories[category]);
    }
  });
});

describe('513 false drafts in everyday words before a judge that always agrees', () => {
  const DRAFTS = Object.values(everydayDrafts).flat();
  /** Every fifth place, which is enough for shares. */
  const listTriedPlaces = () => report.places.filter((_, index) => index % 5 === 0);
  const uncapitaliseFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  /** Returns the drafts that are kept at each place, in a form. */
  const listKept = (toRewrite: (draft: string, text: string) => string): string[] =>
    listTriedPlaces().flatMap((place) => {
      const [{ id, text }] = place.candidates;
      const facts = place.facts.map((fact) => fact.id);
      return DRAFTS.filter((draft) =>
        parseEdits({ sentences: [{ id, rewrite: toRewrite(draft, text), facts }] }, [place]).edits.some(
          ({ rewrite }) => rewrite !== null,
        ),
      );
    });

  it('are mostly refused, whether they are added to our sentence, joined to it or put in its place', () => {
    expect(new Set(DRAFTS).size).toBe(513);
    const added = listKept((draft, text) => `${text} ${draft}`);
    const joined = listKept((draft, text) => `${text.replace(/[.?]$/, '')}, and ${uncapitaliseFirst(draft)}`);
    const alone = listKept((draft) => draft);
    const tries = DRAFTS.length * listTriedPlaces().length;
    const shares = [added, joined, alone].map(({ length }) => length / tries);
    expect(shares[0]).toBeLessThan(0.08);
    expect(shares[1]).toBeLessThan(0.17);
    expect(shares[2]).toBeLessThan(0.06);
    const kept = new Set([...added, ...joined, ...alone]);
    expect(kept.size).toBeLessThan(DRAFTS.length / 5);
    for (const draft of [
      'You could get rich.',
      'Boots wants you.',
      'You’d need a driving test.',
      'You should see a doctor.',
    ]) {
      expect([draft, DRAFTS.includes(draft), kept.has(draft)]).toEqual([draft, true, false]);
    }
  });
});
