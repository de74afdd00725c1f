import { DRAFT_CLAIMS, paragraph, ROBINS_FACTS, ROBINS_DRAFT, createClaim } from '../../testing/drafts/robin.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import type { WrittenSectionId } from '../../prose/prose.js';
import { renderSection, renderSentences } from '../../testing/report.factory.js';
import { checkDraft } from './check-draft.js';
import { type Draft, toParagraphs } from './draft.js';
import { proseFields, toProse, whyFieldId } from './prose-fields.js';

const listProblemLines = (draft: Draft, facts: ReportFacts = ROBINS_FACTS): string[] =>
  checkDraft(draft, facts).map(({ field, what }) => `${field}: ${what}`);

/** Returns the faults that a claim causes when it is added to the text `field` of the sample draft. */
const listFaultsWith = (field = '', text = '', ...facts: string[]): string[] =>
  listProblemLines({
    [field]: [...(ROBINS_DRAFT[field] ?? []), paragraph(createClaim(text, ...facts))],
  }).filter((fault) => !fault.endsWith(': 0 words are too few'));

/** Returns the faults that a claim causes when it is added to the text `people` of the sample draft. */
const listFaults = (text: string, ...facts: string[]): string[] =>
  listFaultsWith('people', text, ...(facts.length > 0 ? facts : ['type']));

const isLengthFault = (fault: string): boolean => fault.includes('words are too');

describe('claims in a draft', () => {
  it('are tested by adding them to a sample draft that has no faults', () => {
    expect(listProblemLines(ROBINS_DRAFT)).toEqual([]);
  });

  it.each(DRAFT_CLAIMS.false)(
    'are rejected if they contain %s (in the section %s of the draft)',
    (_, field, ...claim) => {
      const faults = listFaultsWith(field, ...claim).filter((fault) => !isLengthFault(fault));
      expect(faults).not.toEqual([]);
      expect(faults.filter((fault) => !fault.startsWith(`${field}: `))).toEqual([]);
    },
  );

  it.each(DRAFT_CLAIMS.good)('are accepted if they contain %s', (_, ...claim) => {
    expect(listFaultsWith(...claim)).toEqual([]);
  });

  it.each(DRAFT_CLAIMS.moreFalse)('in the section %s are rejected if their text is: %s', (...claim) => {
    expect(listFaultsWith(...claim).filter((fault) => !isLengthFault(fault))).not.toEqual([]);
  });

  it.each(DRAFT_CLAIMS.moreGood)('in the section %s are accepted if their text is: %s', (...claim) => {
    expect(listFaultsWith(...claim).filter((fault) => !isLengthFault(fault))).toEqual([]);
  });
});

describe('the structure of a draft', () => {
  it.each([
    ['You plan ahead.', ['score-cookery'], 'no fact here has the id "score-cookery"'],
    ['You plan ahead.', ['work-99'], 'no fact here has the id "work-99"'],
    ['Such work pays {{fact:pay-1}}.', ['type'], 'nothing can be inserted for "pay-1"'],
    ['It is {{fact:work-1}}.', ['work-1'], 'nothing can be inserted for "work-1"'],
    ['It is {{secret}}.', ['type'], '"{" may not be written'],
    ['', ['type'], 'a claim is empty'],
    ['You plan. '.repeat(50), ['type'], 'a claim is longer than two sentences'],
  ])('does not allow the claim %j based on the facts %j', (text, facts, fault) => {
    expect(listFaults(text, ...facts).join('\n')).toContain(`people: ${fault}`);
  });

  it('requires a fact for every paragraph, but not for every claim', () => {
    const people = ROBINS_DRAFT.people ?? [];
    const asideClaim = createClaim('That is worth a thought.');
    expect(listProblemLines({ ...ROBINS_DRAFT, people: [...people, paragraph(asideClaim)] })).toEqual([
      'people: a paragraph names no fact',
    ]);
    const bothParagraph = paragraph(createClaim('You plan ahead.', 'score-planning'), asideClaim);
    expect(listProblemLines({ ...ROBINS_DRAFT, people: [...people, bothParagraph] })).toEqual([]);
  });

  it('allows facts about a career’s work only in the text on that career', () => {
    const whyField = whyFieldId('15-2041.00');
    expect(listFaultsWith(whyField, 'You would test them all.', 'work-1')).toEqual([
      `${whyField}: no fact here has the id "work-1"`,
    ]);
    expect(listFaultsWith('profile', 'You test things.', 'work-1')).toEqual([
      'profile: no fact here has the id "work-1"',
    ]);
  });

  it('does not allow a text that is missing, too short or far too long', () => {
    const { roadmap_30: _, ...without } = ROBINS_DRAFT;
    expect(listProblemLines(without)).toEqual(['roadmap_30: 0 words are too few']);
    const shortParagraphs = [paragraph(createClaim('You wait.', 'score-risk'))];
    expect(listProblemLines({ ...ROBINS_DRAFT, category_risk: shortParagraphs })).toEqual([
      'category_risk: 2 words are too few',
    ]);
    const longParagraphs = Array.from({ length: 40 }, (_, at) =>
      paragraph(createClaim(`You plan ${'so '.repeat(at)}well.`, 'score-planning')),
    );
    expect(listProblemLines({ ...ROBINS_DRAFT, careers: longParagraphs }).join()).toMatch(/words are too many/);
  });

  it('limits the total length of all texts to 2,500 words', () => {
    const maxWords = proseFields(ROBINS_FACTS).map(({ words }) => words[1]);
    expect(maxWords.reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(2_500);
  });
});

describe('the words of a claim in a draft', () => {
  it.each([
    'Aim for 92 of them.',
    'Some 5% of it.',
    'About ½ of it.',
    'About ٤ of it.',
    'It earns £ a lot.',
    'Fifteen of them.',
    'Some twenty-one of them.',
    'Thousands do it.',
    'It takes two to three years.',
    'Nine in ten do it.',
    'Half of the applicants fail.',
    'A level three course.',
    '<b>Bold</b>',
    '&lt;b&gt;',
    '**Strong**',
    '# Heading',
    'Use `code`.',
    '[Read](this)',
    'See www.example.org',
    'Write to a@example.org',
    '| a | b |',
    'An \\*escape\\*',
    '__Strong__',
    'Read \u202Ethis',
    'A zero\u200Bwidth',
    'Привет there',
    'javascript:alert',
    'In Canada this is common.',
    'Common across the UK, too.',
    'As is done in Peru.',
    '{firstName}',
    '{{firstName}} '.repeat(7),
    'As an AI, this is only an idea.',
    'You think better than most people.',
    'You think well of it all. You think well of it all.',
    'As a primary school teacher you would plan each lesson.',
  ])('are rejected: %s', (text) => {
    expect(listFaults(text)).not.toEqual([]);
  });

  it.each([
    ['Your planning is high.', []],
    ['Your creativity is high.', ['praises creativity, whose band is "middle"']],
    ['{{fact:score-creativity}} is a strength.', ['praises creativity, whose band is "middle"']],
    ['Your creativity is low.', ['belittles creativity, whose band is "middle"']],
    ['Planning is a weakness of yours.', ['belittles planning, whose band is "very high"']],
    ['Your planning is high, and your creativity is in between.', []],
    ['Your creativity is not high.', []],
    ['The job asks for strong communication.', []],
  ])('may call a score high or low only if its band is high or low too: %s', (text, faults) => {
    expect(listFaults(text, 'score-planning')).toEqual(faults.map((fault) => `people: ${fault}`));
  });

  it('may use a word for pay if the career’s facts use the same word', () => {
    const whyField = whyFieldId('15-1253.00');
    const [first, ...others] = ROBINS_FACTS.careers;
    if (!first) throw new Error('There is no career.');
    const facts = {
      ...ROBINS_FACTS,
      careers: [{ ...first, skills: ['checking wages'] }, ...others],
    };
    const addedSentences = [
      ...(ROBINS_DRAFT[whyField] ?? []),
      paragraph(createClaim('You would check wages.', 'skills-1')),
    ];
    expect(listProblemLines({ ...ROBINS_DRAFT, [whyField]: addedSentences }, facts)).toEqual([]);
    expect(listProblemLines({ ...ROBINS_DRAFT, [whyField]: addedSentences })).toEqual([`${whyField}: pay: "wages"`]);
  });

  it('are rejected if a sentence in them is also in another text of the draft', () => {
    const [{ claims } = paragraph()] = ROBINS_DRAFT.people ?? [];
    const careers = [...(ROBINS_DRAFT.careers ?? []), { claims }];
    expect(listProblemLines({ ...ROBINS_DRAFT, careers }).join('\n')).toMatch(/a sentence comes twice/);
  });
});

describe('a draft in the format of a language model', () => {
  it('is normalised to uniform placeholders and ids, and to one line for each text', () => {
    const claims = [
      {
        text: ' You {{score-planning}} and\n{fact:score-risk}, {firstName}. ',
        facts: ['{{fact:type}}', 'fact:count', 'score-risk', 5],
      },
    ];
    expect(toParagraphs([{ claims }])).toEqual([
      paragraph(
        createClaim(
          'You {{fact:score-planning}} and {{fact:score-risk}}, {{firstName}}.',
          'type',
          'count',
          'score-risk',
          '5',
        ),
      ),
    ]);
  });

  it.each([
    [null],
    ['You plan.'],
    [[{ claims: [] }]],
    [[{ claims: [{ text: 'You plan.' }] }]],
    [[{ claims: [{ text: 1, facts: [] }] }]],
  ])('is rejected if its value is %j', (value) => {
    expect(toParagraphs(value)).toBeNull();
  });
});

describe('the prose made from a draft', () => {
  const prose = toProse(ROBINS_DRAFT, ROBINS_FACTS, 'a model');

  it('contains the headings that we write, and facts’ values instead of placeholders', () => {
    const render = (section: WrittenSectionId): string => renderSection(ROBINS_FACTS, prose, section);
    expect(render('profile')).toContain('You do best with analytical thinking (92) and planning (83):');
    expect(render('strengths')).toMatch(/^What you can build on\nWith analytical/);
    expect(render('roadmap')).toContain('The first 30 days\nProgramming:');
    expect(render('next-steps')).toContain('\nRead about two of the ten careers');
    const { why } = prose.careerNotes[1] ?? {};
    expect(renderSentences(ROBINS_FACTS, why?.sentences ?? [])).toMatch(
      /^The job asks for 99 of 100 in analytical thinking/,
    );
    expect(JSON.stringify(prose)).not.toContain('{{');
    const people = [paragraph(createClaim('{{fact:score-planning}} helps.', 'score-planning'))];
    expect(renderSection(ROBINS_FACTS, toProse({ people }, ROBINS_FACTS, 'a model'), 'people')).toBe(
      'Planning (83) helps.',
    );
  });

  it('names facts and careers by ids that stay the same if the reader removes a career', () => {
    const [, second] = ROBINS_FACTS.careers;
    const claims = [createClaim('{{fact:career-2}} asks for {{fact:demand-2-analytical}}.')];
    const people = [paragraph(...claims)];
    const { sections } = toProse({ people }, ROBINS_FACTS, 'a model');
    const [block] = sections.people;
    expect(block?.kind === 'paragraph' && block.sentences[0]?.map((part) => part.kind)).toEqual([
      'title',
      'text',
      'fact',
      'text',
    ]);
    const fewerFacts = { ...ROBINS_FACTS, careers: ROBINS_FACTS.careers.slice(1) };
    expect(renderSection(fewerFacts, { ...prose, sections }, 'people')).toBe(
      `${second?.title} asks for 99 of 100 in analytical thinking.`,
    );
  });

  it('has a summary of each reason and doubt: its first sentence', () => {
    const fieldId = whyFieldId(ROBINS_FACTS.careers[0]?.code ?? '');
    const draft = { [fieldId]: [paragraph(createClaim('You like to test things. You plan, too.'))] };
    const { why } = toProse(draft, ROBINS_FACTS, 'a model').careerNotes[0] ?? {};
    expect(why?.summary).toEqual([{ kind: 'text', text: 'You like to test things.' }]);
    expect(renderSentences(ROBINS_FACTS, why?.sentences ?? [])).toBe('You like to test things. You plan, too.');
  });
});
