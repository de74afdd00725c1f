import type { Band } from '@bearings/domain';
import type { Wording } from '../wording.js';

/** Advice on how to meet people, by the band of the reader's score for communication. */
export const MEETING_PEOPLE_TIPS: Record<Band, readonly Wording[]> = {
  'very low': [
    'You don’t have to go to events. Write to one person at a time, and ask for half an hour.',
    'A short, careful message suits you better than a crowd. Write to people about their work.',
  ],
  low: [
    'Choose small groups. A workshop for eight people is better for you than a big event.',
    'Prepare two questions before you go anywhere, use them, and leave when you like.',
    'Meet people through a shared task. Join something that makes or does things.',
  ],
  middle: [
    'Get in touch in writing first, then meet the people who answer well.',
    'Go to one event a month, and follow up one conversation.',
    'Bring each person a question about their work. It’s easier than talking about yourself.',
  ],
  high: [
    'Work on keeping in touch with those you meet. Note names and dates the same day.',
    'Before you meet people, decide what to find out.',
    {
      text: 'At an event, offer to welcome people or to introduce a speaker. You’ll meet everyone.',
      names: ['public', 'host'],
    },
  ],
  'very high': [
    'You’ll probably meet plenty of people. Choose five, and see each of them again.',
    'Ask several people the same question, and listen to how their answers differ.',
  ],
};
