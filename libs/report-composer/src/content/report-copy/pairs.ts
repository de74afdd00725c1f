import type { Category } from '@bearings/contracts';
import type { Wording } from '../wording.js';

/** What two categories mean together: both high, or the first well above the second. */
export interface Pair {
  kind: 'both' | 'contrast';
  first: Category;
  second: Category;
  texts: readonly Wording[];
}

const both = (first: Category, second: Category, ...texts: Wording[]): Pair => ({
  kind: 'both',
  first,
  second,
  texts,
});
const contrast = (first: Category, second: Category, ...texts: Wording[]): Pair => ({
  kind: 'contrast',
  first,
  second,
  texts,
});

export const PAIRS: readonly Pair[] = [
  both(
    'leadership',
    'communication',
    {
      text: 'You like deciding and you like talking to people. Managing, teaching and selling use both.',
      names: ['selling', 'teach', 'sell'],
    },
    'You enjoy the decision and the conversation before it. Look for work where you bring people together.',
  ),
  both(
    'leadership',
    'planning',
    'You want to lead, and you like to plan. Running a project, a team or a site uses both.',
    'Being in charge and being organised go together for you. Look at work where many people share a timetable.',
  ),
  both(
    'leadership',
    'risk',
    'You like to decide, and uncertainty doesn’t put you off. Find someone careful to work with.',
    'You’d lead, and you’d take a chance. New teams, where little is settled, may suit you.',
  ),
  both(
    'leadership',
    'helping',
    'You want to lead, and you care how people are. Look for jobs where looking after a team is the work.',
    'Taking charge and caring both appeal to you. Care, education and public services have jobs like that.',
  ),
  both(
    'motivation',
    'analytical',
    'You like hard goals and hard questions. Subjects that take years to learn may suit you.',
    'You want to understand things, and you don’t like to stop halfway. Technical or science training could fit.',
  ),
  both(
    'motivation',
    'planning',
    'You set goals and plan the steps. Leave some free time for the unexpected.',
    'You like to work hard and in order. Just don’t fill every hour.',
  ),
  both(
    'motivation',
    'creativity',
    'You have ideas, and you like to finish things. Crafts, design and research need both.',
    'Making something new and making it well both matter to you.',
  ),
  both(
    'communication',
    'helping',
    {
      text: 'You like people, and you want to help them. Care, advice and teaching happen face to face.',
      names: ['teach'],
    },
    'Talking and helping both appeal to you. Look for work where you meet the people you help.',
  ),
  both(
    'communication',
    'creativity',
    {
      text: 'You like new ideas, and you like sharing them. Media, teaching and design use both.',
      names: ['teach'],
    },
    'Having something new to say and saying it to people both appeal to you.',
  ),
  both(
    'communication',
    'analytical',
    'You like to work things out and to explain them. Look where experts meet the public.',
    {
      text: 'Reasoning and talking both appeal to you. Advice, teaching and consulting use both.',
      names: ['teach'],
    },
  ),
  both(
    'communication',
    'risk',
    {
      text: 'You like meeting strangers, and a “no” doesn’t stop you. Selling asks for both.',
      names: ['selling', 'sell'],
    },
    'You like company, and you’d take a chance. New places with new people may suit you.',
  ),
  both(
    'helping',
    'resilience',
    {
      text: 'You care about people, and you say you stay calm. Front-line care asks for both.',
      names: ['conflict', 'distress', 'care'],
    },
    'Helping appeals to you, and so does staying steady. Look for work that needs someone calm and kind.',
  ),
  both(
    'helping',
    'practical',
    {
      text: 'You like to help by doing something. Nursing, therapy and repair are hands-on ways to help.',
      names: ['blood', 'care'],
    },
    'Doing something useful for a person appeals to you. Look for hands-on ways to help.',
  ),
  both(
    'helping',
    'analytical',
    'You want to help, and you want to know what works. Health and social care need both.',
    'Care and evidence both matter to you. Look at diagnosis, policy or research about people.',
  ),
  both(
    'analytical',
    'spatial',
    'You like to reason, and to see how things fit. Engineering and many sciences need both.',
    'Causes and mechanisms both interest you. Look for problems about real systems.',
  ),
  both(
    'analytical',
    'planning',
    'You like to check closely and keep things in order. Law, audit and data work need both.',
    'You’re methodical in how you think and in how you plan.',
  ),
  both(
    'analytical',
    'creativity',
    'You like to question and to invent. Research, design and strategy need both.',
    'You like having an idea and then testing it. Look for work with room for both.',
  ),
  both(
    'creativity',
    'spatial',
    'You like new ideas, and you like to picture them. Design starts there.',
    'Inventing and seeing shapes both appeal to you. Look at work with space, form or images.',
  ),
  both(
    'creativity',
    'risk',
    'You have ideas and you’d try them. Choose a place that can afford a few failures.',
    'You like what’s new and untested. Young firms have more room for that.',
  ),
  both(
    'planning',
    'practical',
    'You like to prepare and then do the work yourself. Trades, production and transport need both.',
    'You’re organised and hands-on in your answers. Look at skilled trades.',
  ),
  both(
    'practical',
    'spatial',
    'You like using your hands and seeing how things fit. Technical trades and engineering use both.',
    'You like to picture something and then build it yourself.',
  ),
  both(
    'practical',
    'risk',
    {
      text: 'You like real work, and some danger doesn’t put you off. Look at outdoor, emergency and building work.',
      names: ['conflict', 'weather', 'distress', 'build'],
    },
    'You’d rather act, and you don’t need to know how the day will end.',
  ),
  both(
    'resilience',
    'burnout',
    'You say you stay calm and recover well. High-pressure jobs may be open to you.',
    'Both your scores for pressure are high. It needn’t be the first thing you ask about.',
  ),
  both(
    'resilience',
    'risk',
    'You say you stay calm, and uncertainty doesn’t worry you. Some jobs need quick, final decisions.',
    'You’d take a chance, and you say you stay steady if it fails.',
  ),
  contrast(
    'leadership',
    'helping',
    'You lean more towards deciding than caring. Work with someone who hears how people feel.',
    'You’d sooner lead than look after people. If you manage a team, ask how they are.',
  ),
  contrast(
    'leadership',
    'communication',
    'You like to decide more than you like company. Look at leading small teams or systems.',
    'Being in charge appeals to you, and crowds don’t. Look for few meetings and real decisions.',
  ),
  contrast(
    'leadership',
    'planning',
    'You’d lead before you’ve planned. Work with someone who keeps the calendar.',
    'You like deciding and don’t like arranging. Say so when you join a team.',
  ),
  contrast(
    'motivation',
    'burnout',
    'You want a lot from yourself, and busy weeks tire you. Make rest part of the plan.',
    'Your goals are bigger than your energy some weeks. Pick your busy times.',
  ),
  contrast(
    'motivation',
    'planning',
    'You aim high, and planning doesn’t appeal to you. A simple weekly plan would help.',
    'You want results but start late. That makes things harder than they need to be.',
  ),
  contrast(
    'communication',
    'analytical',
    'You’d rather talk than analyse. Work with people who check the figures.',
    'You’d sooner meet the person than study the file. Look for work about people.',
  ),
  contrast(
    'communication',
    'planning',
    'You like people more than paperwork. Note what you promised, and who you promised it to.',
    'You make contact easily, and keeping track is harder. Keep a short list.',
  ),
  contrast(
    'helping',
    'burnout',
    'You like to help, and busy weeks tire you. Choose the employer as carefully as the job.',
    'You want to give more than your energy covers. Agree limits early.',
  ),
  contrast(
    'helping',
    'resilience',
    'You care about people, and bad moments stay with you. Calmer kinds of help, like guidance, may suit you.',
    {
      text: 'Helping appeals to you, and emergencies don’t. Look for work with time between people.',
      names: ['conflict', 'distress'],
    },
  ),
  contrast(
    'helping',
    'leadership',
    {
      text: 'You’d rather support people than lead them. Many caring jobs let you do that for years.',
      names: ['care'],
    },
    'Care interests you far more than being in charge. Look for ways up without managing.',
  ),
  contrast(
    'analytical',
    'communication',
    'You’d rather think than talk. Look for places that read before they meet.',
    'You like hard questions more than company. Long quiet stretches would suit you.',
  ),
  contrast(
    'analytical',
    'helping',
    'Questions attract you more than people’s problems. Research and technical fields are like that.',
    'You’d sooner explain something than comfort someone. That’s fine to know.',
  ),
  contrast(
    'analytical',
    'practical',
    'You like understanding more than building. Look at work with data, text or theory.',
    'Thinking appeals to you more than handling things.',
  ),
  contrast(
    'analytical',
    'risk',
    'You want to know before you act. Look where a wrong answer is expensive.',
    'You like evidence first and action after. Science, law and safety work that way.',
  ),
  contrast(
    'creativity',
    'planning',
    'You like ideas more than order. Find firm deadlines or a partner with a calendar.',
    'You start more than you schedule. Finish one thing before the next.',
  ),
  contrast(
    'creativity',
    'risk',
    'You like new ideas, and you like to be safe. A steady creative job may suit you better than working for yourself.',
    'You’re inventive and careful. Improving things that must not break could fit.',
  ),
  contrast(
    'creativity',
    'practical',
    'You like the idea more than the making. Look for work where the idea is the product.',
    'You’d rather imagine than build. Writing and concept work are closer to that than a workshop.',
  ),
  contrast(
    'planning',
    'creativity',
    'You like order more than invention. Making things reliable is a job too.',
    'You’d rather improve a process than replace it.',
  ),
  contrast(
    'planning',
    'risk',
    'You prepare so that you aren’t surprised. Look for fields that reward care.',
    'Planning is how you deal with the unknown. Constant surprises wouldn’t suit you.',
  ),
  contrast(
    'planning',
    'communication',
    'You’re happier with a good plan than a full room. Look at work behind the scenes.',
    'Order suits you more than company. You could organise through documents, not meetings.',
  ),
  contrast(
    'practical',
    'communication',
    'You’d rather do something than discuss it. Trades and labs leave you time for that.',
    'You like hands-on work more than talk. Look for work that’s judged by the result.',
  ),
  contrast(
    'practical',
    'analytical',
    'You like doing more than theory. Choose courses with plenty of practice.',
    'You’d rather learn by trying than from a book. Look at apprenticeships before a degree.',
  ),
  contrast(
    'resilience',
    'burnout',
    'You’re calm in the moment and tired afterwards. Look for proper breaks.',
    {
      text: 'An emergency suits you better than a long busy season. Ask about both.',
      names: ['conflict', 'distress'],
    },
  ),
  contrast(
    'risk',
    'planning',
    'You’d act before there’s a plan. Let someone else list what could go wrong.',
    'You take chances more readily than you prepare. That can be quick, and costly.',
  ),
  contrast(
    'risk',
    'resilience',
    'You take chances, and it hurts when they fail. Keep them small.',
    'Boldness comes more easily to you than calm. Decide beforehand what you’ll do if it fails.',
  ),
  contrast(
    'spatial',
    'communication',
    'Things interest you more than conversation. A technical team may suit you.',
    'You’re more at ease with a diagram than with a crowd.',
  ),
  contrast(
    'spatial',
    'helping',
    'How something works interests you more than who it helps.',
    'Machines interest you more than feelings. You can still help people by what you build.',
  ),
];
