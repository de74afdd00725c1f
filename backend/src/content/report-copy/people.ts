import type { Band } from '@bearings/contracts';

/** How to meet people, by how much the person enjoys company. */
export const MEETING_PEOPLE: Record<Band, readonly string[]> = {
  'very low': [
    'Meeting people for a purpose need not mean parties. For you it means one person at a time, on a subject, with an end to it: a letter first, then half an hour, then a note of thanks.',
    'You will build a small circle slowly, and it can serve you very well. Write to people about their work; a careful message suits you better than a reception.',
  ],
  low: [
    'Choose the small occasion over the large one. A workshop for eight people will give you two real acquaintances, which is one more than a conference might.',
    'Prepare two questions before any gathering, use them, and leave when you like. That is quite enough networking for one evening.',
    'You do better with people you meet over a shared task than over a drink, so join something that makes or does a thing.',
  ],
  middle: [
    'A mixture of the written word and the meeting in person will suit you: make contact in writing, then meet the few who answer well.',
    'You can hold your own at an event and need not live at them. One a month, with one conversation followed up, is a good pace.',
    'You get on with people once there is a subject, so bring one: a question about their work serves better than an account of yourself.',
    'Let others introduce you. You are easy in company when someone has opened the door, and most people like to open it.',
  ],
  high: [
    'Meeting people comes easily to you, so the skill to work on is keeping up with them. A name, a date and a promise, noted the same evening, will do.',
    'You gain energy from new faces. Turn that into something useful by deciding before each event what you want to find out.',
    'Make use of your ease: offer to welcome, to introduce or to speak at a meeting, and you will be remembered by people you would like to know.',
  ],
  'very high': [
    'You will have many contacts without trying. Depth is the thing to aim for: choose five people in the field and see each of them again.',
    'With your liking for company the danger is breadth. Ask a few people the same serious question, and listen to how their answers differ.',
  ],
};

/** What the person can give to others, by the strongest of these categories that is high. */
export const GIVING: Readonly<
  Record<
    'helping' | 'analytical' | 'creativity' | 'planning' | 'practical' | 'leadership',
    readonly string[]
  >
> = {
  helping: [
    'What you can give is attention. Remember what people were struggling with and ask about it next time.',
    'Offer help before you need any. It comes naturally to you, and it is the soundest way to be known.',
  ],
  analytical: [
    'What you can give is a good question or a checked fact. Send people the article that answers what they wondered about.',
    'Experts enjoy a newcomer who has read something first. Do the reading, and the conversation takes care of itself.',
  ],
  creativity: [
    'What you can give is an idea. Show something you made and ask what they would change in it.',
    'People remember whoever sent them something original and short. You could be that person.',
  ],
  planning: [
    'What you can give is reliability. Be the one who sends the notes and fixes the next date.',
    'Groups keep those who organise them. Offer to look after the calendar, and you will meet everyone in turn.',
  ],
  practical: [
    'What you can give is a pair of hands. Help to set up, mend or carry, and talk while you do it.',
    'You are likely to make better contacts in a workshop than at a reception, because work introduces people.',
  ],
  leadership: [
    'What you can give is initiative. If the group you would like to join does not exist near you, start it with three people.',
    'Offer to chair, to arrange or to decide. Small offices that nobody wants are an excellent introduction.',
  ],
};

/** Where no such category is high. */
export const GIVING_ANYWAY: readonly string[] = [
  'What you can give is interest. Few people are ever asked about their work by somebody who listens to the end.',
  'You have something to offer without being an expert: time, an honest question, and a word of thanks afterwards.',
  'Return what you are given, if only by telling people what came of their advice.',
];

/** Questions for a conversation with somebody who does the work. */
export const QUESTIONS_TO_ASK: readonly string[] = [
  'What did you do yesterday, hour by hour?',
  'Which part of the work do newcomers least expect?',
  'What would you study or practise first if you began again?',
  'Who leaves this work early, and why?',
  'What do you look for in a beginner, apart from certificates?',
  'Which part of the job would you gladly give away?',
  'How has the work changed since you started?',
  'Who else should I talk to?',
  'What makes a bad day in this work, and how often does it come?',
  'What do people outside it get wrong about your work?',
  'At what point did you know that it suited you?',
  'Which skill has been worth more than you thought it would be?',
];

/** When to ask someone for advice. */
export const ASKING: readonly string[] = [
  'Ask for twenty minutes and keep to them. A person who is asked about their own work rarely says no, and a person whose time is respected will see you again.',
  'When you write to somebody, say in two lines who you are, what you want to know and how long it would take. Leave your life story for later.',
  'After each conversation write down one thing you believed before it and no longer do. If there is none, ask harder questions.',
  'Do not ask for a job in a first conversation. Ask what the work is like, and let the other matter come up by itself.',
  'Begin with people one or two steps ahead of you. They remember how they got in, and they are easier to reach than those at the top.',
  'Former classmates, neighbours and relatives of friends are a better start than strangers. Tell a dozen people what you are looking into.',
];
