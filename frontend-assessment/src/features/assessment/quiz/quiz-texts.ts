import { QUESTION_COUNT } from '@bearings/domain';

export const quizTexts = {
  title: 'Personality assessment',
  counter: (number: number) => `Question ${number} of ${QUESTION_COUNT}`,
  shortCounter: (number: number) => `${number} of ${QUESTION_COUNT}`,
  percent: (percent: number) => `${percent}% complete`,
  part: 'part 1 of 2',
  progress: 'Statements answered',
  progressValue: (answered: number) => `${answered} of ${QUESTION_COUNT} answered`,
  exit: 'Save & exit',
  exited: {
    title: 'Your answers are saved',
    description: 'Come back on this device whenever you like. You can carry on where you stopped.',
    action: 'Carry on',
  },
  previous: 'Previous',
  next: 'Next',
  complete: 'Complete Assessment',
  completing: 'Saving your answers…',
  check: 'Check your answers',
  required: {
    title: 'Answer Required',
    description: 'Please select an answer before continuing.',
  },
  keysBefore: 'Press',
  keysTo: 'to',
  keysBetween: 'to answer and',
  keysEnter: 'Enter',
  keysAfter: 'to go on.',
  preferences: 'How you answer',
  nextOnAnswer: 'Go to the next statement when I answer',
  numberKeys: 'Answer with the keys 1 to 5',
  kept: 'Your answers are kept on this device as you go.',
  offline: 'You are offline. Your answers are kept on this device, and you can go on answering.',
  queued: {
    title: 'Your answers are safe and waiting to be sent',
    text: 'You are offline. All your answers are kept on this device. They are sent by themselves, once, as soon as you are back online. Keep this page open, or come back to it later.',
    outOfReach:
      'We cannot reach the site at the moment. All your answers are kept on this device. They are sent by themselves, once, as soon as we can. Keep this page open, or come back to it later.',
  },
  saved: {
    title: 'Assessment Completed!',
    description: 'Your personality assessment is ready for preview.',
  },
} as const;

export const reviewTexts = {
  title: 'Check your answers',
  lead: 'Change whatever you like. Nothing is worked out until you complete the assessment.',
  missing: (count: number) =>
    count === 1 ? 'One statement has no answer yet.' : `${count} statements have no answer yet.`,
  answerMissing: 'Go to the first of them',
  noAnswer: 'No answer yet',
  change: 'Change',
  changeOf: (number: number) => ` the answer to question ${number}`,
  person: 'Your details',
  changePerson: ' your details',
  back: 'Back to the statements',
} as const;
