import type { Band, Category } from '@bearings/domain';
import type { AnswerText, Wording } from '../wording.js';

/** Texts on a high or low score say which answer they rest on. */
type BandReadings = Record<Exclude<Band, 'middle'>, readonly AnswerText[]> & { middle: readonly Wording[] };

/** Wordings of the sentence that explains a score, for each category and band. */
export const CATEGORY_READINGS: Record<Category, BandReadings> = {
  leadership: {
    'very low': [
      { statement: 2, text: 'You’d much rather do your part than be in charge.' },
      { statement: 0, text: 'Being the boss doesn’t appeal to you at all.' },
    ],
    low: [
      { statement: 0, text: 'You can step in, but you’d rather not run things.' },
      { statement: 2, text: 'You prefer to leave the big decisions to others.' },
      { statement: null, text: 'Leading now and then is fine, but not as your main job.' },
    ],
    middle: [
      'You’re happy to lead sometimes and follow sometimes.',
      'You don’t push to lead, and you don’t avoid it.',
      'You lead when you know the subject well.',
    ],
    high: [
      { statement: 0, text: 'You like to have a say in what happens next.' },
      { statement: 2, text: 'You’d sooner decide than wait for a decision.' },
      { statement: 1, text: 'You’re comfortable being asked what to do.' },
    ],
    'very high': [
      { statement: 2, text: 'You want to make the decisions and answer for them.' },
      { statement: 0, text: 'When nobody takes charge, you’d like to.' },
    ],
  },
  motivation: {
    'very low': [
      { statement: 0, text: 'Big goals don’t motivate you at the moment.' },
      { statement: 1, text: 'You don’t see much point in doing more than a task needs.' },
    ],
    low: [
      { statement: 1, text: 'You put in enough to do things properly, and stop there.' },
      { statement: 0, text: 'Hard targets set by other people don’t motivate you.' },
      { statement: 2, text: 'You’d rather finish in good time than keep polishing.' },
    ],
    middle: [
      'You work hard at what interests you, and less at the rest.',
      'You set goals that you expect to reach.',
      'You keep a steady pace and don’t need to win.',
    ],
    high: [
      { statement: 0, text: 'You like a goal that takes some effort to reach.' },
      { statement: 1, text: 'You don’t like doing the minimum.' },
      { statement: 2, text: 'You want to see yourself getting better at things.' },
    ],
    'very high': [
      { statement: 2, text: 'You aim high and keep going for a long time.' },
      { statement: 0, text: 'Hard goals are what get you started.' },
    ],
  },
  communication: {
    'very low': [
      { statement: 0, text: 'You’d much rather work alone or with people you know well.' },
      { statement: 1, text: 'Speaking to groups or strangers takes a lot out of you.', names: ['public'] },
    ],
    low: [
      { statement: 1, text: 'You prefer small groups and written words.' },
      { statement: 2, text: 'You can talk to new people, but you need quiet afterwards.' },
      { statement: 1, text: 'Speaking up in a group takes you some effort.' },
    ],
    middle: [
      'You like some company and some quiet in a day.',
      'You talk easily about what you know.',
      'Some meetings in a week are fine, but not all day.',
    ],
    high: [
      { statement: 1, text: 'You like talking things through with people.' },
      { statement: 0, text: 'Meeting new people appeals to you.' },
      { statement: 2, text: 'A day without conversation would feel long to you.' },
    ],
    'very high': [
      { statement: 2, text: 'You get a lot of energy from being with people.' },
      { statement: 1, text: 'You enjoy starting conversations and speaking to groups.', names: ['public'] },
    ],
  },
  helping: {
    'very low': [
      { statement: 2, text: 'You don’t want to spend your day on other people’s problems.' },
      { statement: null, text: 'You’d rather be judged on results than on care.' },
    ],
    low: [
      { statement: 2, text: 'You help when you’re asked, but you don’t look for chances to.' },
      { statement: 2, text: 'Looking after strangers isn’t what you want from a job.' },
      { statement: 1, text: 'You tend to see the problem before the feelings.' },
    ],
    middle: [
      'You like to be of use, as one part of a job.',
      'You care about people without making it your whole work.',
      'How much you help depends on the person and the week.',
    ],
    high: [
      { statement: 2, text: 'Being of real use to people matters to you.' },
      { statement: 2, text: 'You like a day when you made things better for someone.' },
      { statement: 1, text: 'You said you notice how other people are doing.' },
    ],
    'very high': [
      { statement: 2, text: 'Helping people is close to the heart of what you want.' },
      { statement: null, text: 'You find it hard to walk past someone who needs help.' },
    ],
  },
  analytical: {
    'very low': [
      { statement: 1, text: 'You’d rather act and see than study the evidence.' },
      { statement: 2, text: 'Puzzles for their own sake don’t do much for you.' },
    ],
    low: [
      { statement: 2, text: 'You’ll think something through when it matters, but not for fun.' },
      { statement: 0, text: 'If something works, you don’t need the theory.' },
      { statement: 2, text: 'Long analysis isn’t where you’d start.' },
    ],
    middle: [
      'You like reasons, but you don’t need all of them.',
      'You like a tricky question now and then, but not all day.',
      'You use both evidence and instinct.',
    ],
    high: [
      { statement: 1, text: 'You like to know why, and you ask for evidence.' },
      { statement: 2, text: 'You enjoy a problem that needs careful thought.' },
      { statement: 0, text: 'You look past the first answer for a better one.' },
    ],
    'very high': [
      { statement: 0, text: 'Finding out why things happen is one of your big interests.' },
      { statement: 1, text: 'You like to test a claim before you believe it.' },
    ],
  },
  creativity: {
    'very low': [
      { statement: null, text: 'You’d rather do a known thing well than invent a new one.' },
      { statement: 1, text: 'You like to be given a method that works.' },
    ],
    low: [
      { statement: 1, text: 'You prefer methods that have proved themselves.' },
      { statement: 0, text: 'You improve small things more than you start new ones.' },
      { statement: 0, text: 'You don’t look to yourself first for new ideas.' },
    ],
    middle: [
      'You have ideas, but you don’t need to follow each one.',
      'You use a known method until it stops working.',
      'You can be inventive when a problem asks for it.',
    ],
    high: [
      { statement: 2, text: 'You like making something that wasn’t there before.' },
      { statement: 1, text: 'You look for your own way of doing things.' },
      { statement: 1, text: 'Too much routine would bore you.' },
    ],
    'very high': [
      { statement: 2, text: 'You want to make new things, and often.' },
      { statement: 1, text: 'A blank page appeals to you more than a set plan.' },
    ],
  },
  planning: {
    'very low': [
      { statement: 0, text: 'You take the day as it comes. Lists aren’t for you.' },
      { statement: 2, text: 'You start late and rely on the deadline to push you.' },
    ],
    low: [
      { statement: 0, text: 'You keep plans loose so that you can change your mind.' },
      { statement: 2, text: 'Deadlines get your attention when they’re close.' },
      { statement: 0, text: 'You start first and sort things out later.' },
    ],
    middle: [
      'You plan the big things and make up the rest.',
      'You’re tidy enough to find what you need.',
      'You like to know roughly where you’re going.',
    ],
    high: [
      { statement: 0, text: 'You like to see the steps before you start.' },
      { statement: 1, text: 'You keep things in order and remember dates.' },
      { statement: 0, text: 'A clear plan makes you feel settled.' },
    ],
    'very high': [
      { statement: 0, text: 'You plan as a matter of course and prepare early.' },
      { statement: null, text: 'You’re uneasy when work is made up as it goes.' },
    ],
  },
  practical: {
    'very low': [
      { statement: 0, text: 'You’d rather talk, write or think than build things.' },
      { statement: 1, text: 'Working with tools doesn’t draw you.' },
    ],
    low: [
      { statement: 2, text: 'You’ll do practical jobs when they need doing.' },
      { statement: 0, text: 'You’re happier with ideas, words or people than with tools.' },
      { statement: 1, text: 'A result you can touch isn’t a big reward for you.' },
    ],
    middle: [
      'Some hands-on work in your week would be welcome.',
      'You can move between talking about things and doing them.',
      'You’ll pick up a tool when there’s a reason.',
    ],
    high: [
      { statement: 1, text: 'You like work you can see and touch.' },
      { statement: 0, text: 'You’d sooner try something than talk about it.' },
      { statement: 1, text: 'You like to have something to show at the end of the day.' },
    ],
    'very high': [
      { statement: 2, text: 'You want to make, fix or move something every day.' },
      { statement: 1, text: 'Work with words alone wouldn’t be enough for you.' },
    ],
  },
  resilience: {
    'very low': [
      { statement: 1, text: 'When things go wrong, you feel it strongly and for a while.' },
      { statement: null, text: 'Calm places, where mistakes can be put right, suit you better.' },
    ],
    low: [
      { statement: 2, text: 'You find it harder to think clearly in a stressful moment.' },
      { statement: 1, text: 'When something goes wrong, it can stay with you for the day.' },
      { statement: 0, text: 'You notice tension early, and it takes time to pass.' },
    ],
    middle: [
      'You stay steady in ordinary stress, and feel the bigger kind.',
      'Some setbacks pass quickly and some don’t.',
      'Being prepared helps you stay calm.',
    ],
    high: [
      { statement: 2, text: 'You say you keep a clear head when plans fall through.' },
      { statement: 1, text: 'Small setbacks don’t spoil your day.' },
      { statement: 0, text: 'You describe yourself as steady when things go wrong.' },
    ],
    'very high': [
      { statement: 0, text: 'By your answers, very little rattles you.' },
      { statement: 2, text: 'You say you think clearly even in an emergency.', names: ['conflict', 'distress'] },
    ],
  },
  risk: {
    'very low': [
      { statement: null, text: 'You want to be sure before you act.' },
      { statement: 1, text: 'You avoid deciding without the facts.' },
    ],
    low: [
      { statement: 2, text: 'You tend to pick the safer option.' },
      { statement: 1, text: 'You’d rather be slow and right than quick and wrong.' },
      { statement: 0, text: 'You like to see that a change works first.' },
    ],
    middle: [
      'You take a chance when there isn’t much to lose.',
      'You can act on some of the facts, but prefer most of them.',
      'You’d try something new if there were a way back.',
    ],
    high: [
      { statement: 0, text: 'You’ll try something that might fail.' },
      { statement: 1, text: 'You can decide before you have all the facts.' },
      { statement: 2, text: 'The safe choice is only one of your choices.' },
    ],
    'very high': [
      { statement: 0, text: 'Untested things attract you more than safe ones.' },
      { statement: 2, text: 'Too much safety bothers you more than too little.' },
    ],
  },
  spatial: {
    'very low': [
      { statement: null, text: 'You prefer words, people or numbers to machines and diagrams.' },
      { statement: 2, text: 'How devices work doesn’t interest you much.' },
    ],
    low: [
      { statement: 0, text: 'Technical drawings and devices take you some effort.' },
      { statement: 2, text: 'You’re content for a machine to work without knowing how.' },
      { statement: 1, text: 'Picturing shapes in your head isn’t something you rely on.' },
    ],
    middle: [
      'You can follow a map or a diagram well enough.',
      'Technical things interest you when you can use them.',
      'You get on with most equipment after reading the guide.',
    ],
    high: [
      { statement: 2, text: 'You like to know how things fit together and work.' },
      { statement: 0, text: 'You find plans and diagrams easy to take in.' },
      { statement: 2, text: 'New equipment makes you curious.' },
    ],
    'very high': [
      { statement: 2, text: 'How something works is often your first question.' },
      { statement: null, text: 'Shapes, systems and machines interest you a lot.' },
    ],
  },
  burnout: {
    'very low': [
      { statement: 0, text: 'Heavy weeks wear you down fast, so ask about hours early.' },
      { statement: 1, text: 'Busy weeks may tire you out quickly.' },
    ],
    low: [
      { statement: 1, text: 'You need breaks between demanding weeks.' },
      { statement: 0, text: 'You can work hard for a while, and feel it afterwards.' },
      { statement: 1, text: 'Long busy seasons would be hard on you.' },
    ],
    middle: [
      'You can cope with a busy spell if it ends.',
      'You recover from hard weeks if you get your rest.',
      'A full week is fine, but too many in a row aren’t.',
    ],
    high: [
      { statement: 0, text: 'You say you recover well after demanding weeks.' },
      { statement: 1, text: 'A full week doesn’t worry you.' },
      { statement: 2, text: 'You say you know when to rest.' },
    ],
    'very high': [
      { statement: 1, text: 'Heavy weeks don’t seem to tire you much.' },
      { statement: 0, text: 'You say you recover fast and look after your rest.' },
    ],
  },
};
