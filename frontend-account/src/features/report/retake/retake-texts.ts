import { formatList } from '@bearings/web';

const INPUT_NAMES = {
  answers: 'your answers to the statements',
  interests: 'what you enjoy',
  circumstances: 'where you stand and what you rule out',
};

export const retakeTexts = {
  title: 'Your two newest reports',
  versions: 'Two versions of your report',
  version: (number: number, time: string) => `Version ${number}, ${time}`,
  compareWith: 'Compare the newest version with',
  moved: (changed: readonly ('answers' | 'interests' | 'circumstances')[]) =>
    changed.length === 0
      ? 'You told us the same both times, so only our own figures or method can have moved the list.'
      : `What moved the list: ${formatList(changed.map((part) => INPUT_NAMES[part]))}.`,
  lead: 'Answer the statements again and something always moves. Only what moved further than chance explains is marked.',
  signIn: 'Please sign in to compare your reports.',
  marked: (names: readonly string[]) =>
    names.length === 0
      ? 'Nothing differs by more than chance explains: your two reports agree.'
      : `Moved further than chance explains: ${names.join('; ')}.`,
  scores: 'The twelve scores',
  area: 'Area',
  difference: 'Difference',
  move: 'From ○ to ●',
  points: (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)} points`,
  equal: (count: number, all: number) =>
    count === all ? `All ${all} are the same` : `${count} ${count === 1 ? 'is' : 'are'} the same`,
  same: 'No more than chance explains',
  careers: 'The careers',
  career: 'Career',
  rank: (rank: number | null, ranked: boolean) =>
    rank === null ? 'Not in the list' : ranked ? `Number ${rank}` : 'In the list',
  where: { both: 'In both', before: 'No longer', after: 'New' },
  careersNote:
    'A career that comes or goes is marked if it was in the list in at least 9 of 10 retakes of the report that has it.',
  openNewer: 'Open the newer report',
  openOlder: 'Open the older report',
};
