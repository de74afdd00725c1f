import type { Band, Category } from '@bearings/contracts';
import type { Wording } from '../wording.js';

/** Wordings of the sentence that explains a score, for each category and band. */
export const CATEGORY_READINGS: Record<Category, Record<Band, readonly Wording[]>> = {
  leadership: {
    'very low': ['You’d much rather do your part than be in charge.', 'Being the boss doesn’t appeal to you at all.'],
    low: [
      'You can step in, but you’d rather not run things.',
      'You prefer to leave the big decisions to others.',
      'Leading now and then is fine, but not as your main job.',
    ],
    middle: [
      'You’re happy to lead sometimes and follow sometimes.',
      'You don’t push to lead, and you don’t avoid it.',
      'You lead when you know the subject well.',
    ],
    high: [
      'You like to have a say in what happens next.',
      'You’d sooner decide than wait for a decision.',
      'You’re comfortable being asked what to do.',
    ],
    'very high': ['You want to make the decisions and answer for them.', 'When nobody takes charge, you’d like to.'],
  },
  motivation: {
    'very low': [
      'Big goals don’t motivate you at the moment.',
      'You don’t see much point in doing more than a task needs.',
    ],
    low: [
      'You put in enough to do things properly, and stop there.',
      'Hard targets set by other people don’t motivate you.',
      'You’d rather finish in good time than keep polishing.',
    ],
    middle: [
      'You work hard at what interests you, and less at the rest.',
      'You set goals that you expect to reach.',
      'You keep a steady pace and don’t need to win.',
    ],
    high: [
      'You like a goal that takes some effort to reach.',
      'You don’t like doing the minimum.',
      'You want to see yourself getting better at things.',
    ],
    'very high': ['You aim high and keep going for a long time.', 'Hard goals are what get you started.'],
  },
  communication: {
    'very low': [
      'You’d much rather work alone or with people you know well.',
      { text: 'Speaking to groups or strangers takes a lot out of you.', names: ['public'] },
    ],
    low: [
      'You prefer small groups and written words.',
      'You can talk to new people, but you need quiet afterwards.',
      'Speaking up in a group takes you some effort.',
    ],
    middle: [
      'You like some company and some quiet in a day.',
      'You talk easily about what you know.',
      'Some meetings in a week are fine, but not all day.',
    ],
    high: [
      'You like talking things through with people.',
      'Meeting new people appeals to you.',
      'A day without conversation would feel long to you.',
    ],
    'very high': [
      'You get a lot of energy from being with people.',
      { text: 'You enjoy starting conversations and speaking to groups.', names: ['public'] },
    ],
  },
  helping: {
    'very low': [
      'You don’t want to spend your day on other people’s problems.',
      'You’d rather be judged on results than on care.',
    ],
    low: [
      'You help when you’re asked, but you don’t look for chances to.',
      'Looking after strangers isn’t what you want from a job.',
      'You tend to see the problem before the feelings.',
    ],
    middle: [
      'You like to be of use, as one part of a job.',
      'You care about people without making it your whole work.',
      'How much you help depends on the person and the week.',
    ],
    high: [
      'Being of real use to people matters to you.',
      'You like a day when you made things better for someone.',
      'You said you notice how other people are doing.',
    ],
    'very high': [
      'Helping people is close to the heart of what you want.',
      'You find it hard to walk past someone who needs help.',
    ],
  },
  analytical: {
    'very low': [
      'You’d rather act and see than study the evidence.',
      'Puzzles for their own sake don’t do much for you.',
    ],
    low: [
      'You’ll think something through when it matters, but not for fun.',
      'If something works, you don’t need the theory.',
      'Long analysis isn’t where you’d start.',
    ],
    middle: [
      'You like reasons, but you don’t need all of them.',
      'You like a tricky question now and then, but not all day.',
      'You use both evidence and instinct.',
    ],
    high: [
      'You like to know why, and you ask for evidence.',
      'You enjoy a problem that needs careful thought.',
      'You look past the first answer for a better one.',
    ],
    'very high': [
      'Finding out why things happen is one of your big interests.',
      'You like to test a claim before you believe it.',
    ],
  },
  creativity: {
    'very low': [
      'You’d rather do a known thing well than invent a new one.',
      'You like to be given a method that works.',
    ],
    low: [
      'You prefer methods that have proved themselves.',
      'You improve small things more than you start new ones.',
      'You don’t look to yourself first for new ideas.',
    ],
    middle: [
      'You have ideas, but you don’t need to follow each one.',
      'You use a known method until it stops working.',
      'You can be inventive when a problem asks for it.',
    ],
    high: [
      'You like making something that wasn’t there before.',
      'You look for your own way of doing things.',
      'Too much routine would bore you.',
    ],
    'very high': ['You want to make new things, and often.', 'A blank page appeals to you more than a set plan.'],
  },
  planning: {
    'very low': [
      'You take the day as it comes. Lists aren’t for you.',
      'You start late and rely on the deadline to push you.',
    ],
    low: [
      'You keep plans loose so that you can change your mind.',
      'Deadlines get your attention when they’re close.',
      'You start first and sort things out later.',
    ],
    middle: [
      'You plan the big things and make up the rest.',
      'You’re tidy enough to find what you need.',
      'You like to know roughly where you’re going.',
    ],
    high: [
      'You like to see the steps before you start.',
      'You keep things in order and remember dates.',
      'A clear plan makes you feel settled.',
    ],
    'very high': [
      'You plan as a matter of course and prepare early.',
      'You’re uneasy when work is made up as it goes.',
    ],
  },
  practical: {
    'very low': ['You’d rather talk, write or think than build things.', 'Working with tools doesn’t draw you.'],
    low: [
      'You’ll do practical jobs when they need doing.',
      'You’re happier with ideas, words or people than with tools.',
      'A result you can touch isn’t a big reward for you.',
    ],
    middle: [
      'Some hands-on work in your week would be welcome.',
      'You can move between talking about things and doing them.',
      'You’ll pick up a tool when there’s a reason.',
    ],
    high: [
      'You like work you can see and touch.',
      'You’d sooner try something than talk about it.',
      'You like to have something to show at the end of the day.',
    ],
    'very high': [
      'You want to make, fix or move something every day.',
      'Work with words alone wouldn’t be enough for you.',
    ],
  },
  resilience: {
    'very low': [
      'When things go wrong, you feel it strongly and for a while.',
      'Calm places, where mistakes can be put right, suit you better.',
    ],
    low: [
      'You find it harder to think clearly in a stressful moment.',
      'When something goes wrong, it can stay with you for the day.',
      'You notice tension early, and it takes time to pass.',
    ],
    middle: [
      'You stay steady in ordinary stress, and feel the bigger kind.',
      'Some setbacks pass quickly and some don’t.',
      'Being prepared helps you stay calm.',
    ],
    high: [
      'You say you keep a clear head when plans fall through.',
      'Small setbacks don’t spoil your day.',
      'You describe yourself as steady when things go wrong.',
    ],
    'very high': [
      'By your answers, very little rattles you.',
      { text: 'You say you think clearly even in an emergency.', names: ['conflict', 'distress'] },
    ],
  },
  risk: {
    'very low': ['You want to be sure before you act.', 'You avoid deciding without the facts.'],
    low: [
      'You tend to pick the safer option.',
      'You’d rather be slow and right than quick and wrong.',
      'You like to see that a change works first.',
    ],
    middle: [
      'You take a chance when there isn’t much to lose.',
      'You can act on some of the facts, but prefer most of them.',
      'You’d try something new if there were a way back.',
    ],
    high: [
      'You’ll try something that might fail.',
      'You can decide before you have all the facts.',
      'The safe choice is only one of your choices.',
    ],
    'very high': [
      'Untested things attract you more than safe ones.',
      'Too much safety bothers you more than too little.',
    ],
  },
  spatial: {
    'very low': [
      'You prefer words, people or numbers to machines and diagrams.',
      'How devices work doesn’t interest you much.',
    ],
    low: [
      'Technical drawings and devices take you some effort.',
      'You’re content for a machine to work without knowing how.',
      'Picturing shapes in your head isn’t something you rely on.',
    ],
    middle: [
      'You can follow a map or a diagram well enough.',
      'Technical things interest you when you can use them.',
      'You get on with most equipment after reading the guide.',
    ],
    high: [
      'You like to know how things fit together and work.',
      'You find plans and diagrams easy to take in.',
      'New equipment makes you curious.',
    ],
    'very high': [
      'How something works is often your first question.',
      'Shapes, systems and machines interest you a lot.',
    ],
  },
  burnout: {
    'very low': ['Heavy weeks wear you down fast, so ask about hours early.', 'Busy weeks may tire you out quickly.'],
    low: [
      'You need breaks between demanding weeks.',
      'You can work hard for a while, and feel it afterwards.',
      'Long busy seasons would be hard on you.',
    ],
    middle: [
      'You can cope with a busy spell if it ends.',
      'You recover from hard weeks if you get your rest.',
      'A full week is fine, but too many in a row aren’t.',
    ],
    high: [
      'You say you recover well after demanding weeks.',
      'A full week doesn’t worry you.',
      'You say you know when to rest.',
    ],
    'very high': ['Heavy weeks don’t seem to tire you much.', 'You say you recover fast and look after your rest.'],
  },
};
