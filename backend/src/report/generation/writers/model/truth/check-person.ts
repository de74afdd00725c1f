import type { ReportFacts } from '../../../../composing/report-facts.js';
import type { ProseField } from '../prose-fields.js';
import { sentencesOf } from './sentences.js';

const CONDITION = String.raw`(?:depress(?:ion|ed|ive)|anxi(?:ety|ous)|panic attacks?|adhd|autis(?:m|tic)|dyslexi[ac]|bipolar|ocd|ptsd|trauma(?:tised)?|eating disorders?|disorders?|illness(?:es)?|mental health|burn(?:ed|t)[ -]?out|burnout|exhaustion|insomnia|addict(?:ion|ed)|phobias?|neurodiver\w+|low self-esteem|disabilit(?:y|ies))`;
const ANY_CONDITION = new RegExp(String.raw`\b${CONDITION}\b`, 'i');
/** Statements about the reader's health. */
const READERS_HEALTH = [
  new RegExp(String.raw`\byou(?:'re|'ve|r)?\b[^.;:]{0,60}\b${CONDITION}\b`, 'i'),
  new RegExp(String.raw`\b${CONDITION}\b[^.;:]{0,40}\b(?:in|of|for|with) you\b`, 'i'),
  /\b(?:suffer(?:s|ing|ed)? from|diagnosed|symptoms?|medication)\b|\byour diagnosis\b/i,
  /\b(?:see|need|seek|consider|try|recommend) (?:a |some )?therap(?:y|ist)\b|\bclinical(?:ly)? (?:depress|anxi|significan)/i,
];
/** Conditions of the people that a job serves: "You would support patients with anxiety". */
const OTHERS_HEALTH =
  /\b(?:patients?|clients?|children|pupils|students|people|families|someone|users|residents|animals|others)\b/i;

const NEGATED =
  /\b(?:no|not|never|cannot|can't|nothing|no one|isn't|aren't|don't|doesn't|without|nor|rather than)\b[^.;]{0,40}$/i;
const PROMISE = new RegExp(
  [
    String.raw`\bguarante\w+`,
    String.raw`\bpromises? you\b`,
    String.raw`\b(?:certain|sure|bound|assured|destined) to\b`,
    String.raw`\bassured of\b`,
    String.raw`\b(?:will|'ll) (?:definitely|certainly|surely|always|easily|automatically)\b`,
    String.raw`\b(?:will|'ll) (?:be (?:offered|accepted|hired|promoted|successful|happy)|get (?:a|an|the) (?:place|job|offer|promotion)|succeed|land)\b`,
    String.raw`\b(?:cannot|can't|couldn't|never) fail\b`,
    String.raw`\b(?:without fail|risk-free|no doubt|foolproof|a safe bet)\b`,
    String.raw`\b(?:a|your) (?:place|job|post|spot) (?:is|will be) (?:waiting|yours|kept|reserved)\b`,
  ].join('|'),
  'gi',
);

const OTHER_NAMES = { extravert: 'introvert', introvert: 'extravert' } as const;

/** Returns each statement of a text about the reader's health. */
export function healthFaults(text: string, field: ProseField, { careers }: ReportFacts): string[] {
  if (![...READERS_HEALTH, ANY_CONDITION].some((pattern) => pattern.test(text))) return [];
  const names = careers.flatMap(({ title, skills, knowledge }) => [title, ...skills, ...knowledge]);
  return sentencesOf(text).flatMap((sentence) => {
    // "Mental health nurse" is the name of a job, and no statement about the reader.
    const plain = names.reduce(
      (rest, name) => rest.replace(name.toLowerCase(), ''),
      sentence.toLowerCase(),
    );
    // Only the text about a career may name a condition, of the people that the job serves.
    if (field.career && ANY_CONDITION.test(plain) && OTHERS_HEALTH.test(plain)) {
      return /\byou(?:'re|'ve)?\s+(?:\w+\s+){0,4}?(?:have|are|feel|suffer\w*)\b/i.test(plain) ||
        /\byour\s+(?:\w+\s+){0,2}(?:anxiety|depression|illness|disorder)/i.test(plain)
        ? [`speaks of health: ${start(sentence)}`]
        : [];
    }
    const found = [...READERS_HEALTH, ANY_CONDITION].some((pattern) => pattern.test(plain));
    return found ? [`speaks of health: ${start(sentence)}`] : [];
  });
}

/** Returns each promise of a text that no one can keep. "No grade guarantees a place" is none. */
export function promiseFaults(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(PROMISE)]
      .filter((match) => !NEGATED.test(sentence.slice(0, match.index)))
      .map((match) => `promises something: ${JSON.stringify(match[0])}`),
  );
}

/** Returns each statement of a text that gives the reader the other type. */
export function typeFaults(text: string, { personality }: ReportFacts): string[] {
  if (personality.closeToMiddle) return [];
  const other = OTHER_NAMES[personality.type];
  const stem = other === 'introvert' ? 'introver(?:t|ted|sion)' : 'extr[ao]ver(?:t|ted|sion)';
  const called = [
    new RegExp(String.raw`\b(?:you(?:'re|r)?|yours)\b[^.;:]{0,50}\b${stem}\b(?!s)`, 'i'),
    new RegExp(
      String.raw`\b(?:as an?|an|the|this) ${stem}(?:,| you| like you| profile| type)`,
      'i',
    ),
    new RegExp(String.raw`\btype\b[^.;]{0,20}\b${stem}\b`, 'i'),
    new RegExp(String.raw`\b${stem}\b[^.;]{0,15}\b(?:like|is) you\b`, 'i'),
  ];
  return sentencesOf(text).flatMap((sentence) => {
    const found = called.some((pattern) => {
      const match = pattern.exec(sentence);
      if (match === null) return false;
      const upToName = sentence.slice(0, match.index) + match[0].replace(/\w+\W*$/, '');
      return !NEGATED.test(upToName) && !/\b(?:than|unlike|beside|with) an? $/i.test(upToName);
    });
    return found ? [`calls the reader an ${other}, who is an ${personality.type}`] : [];
  });
}

function start(sentence: string): string {
  return JSON.stringify(sentence.slice(0, 60));
}
