import type { DealBreakerId, TileId } from '@bearings/contracts';
import type { SKILL_LABELS } from '@bearings/career-data';

/** A skill as reports name it. */
export type SkillLabel = (typeof SKILL_LABELS)[keyof typeof SKILL_LABELS];

/** How to grow a skill: a first exercise, a project of some weeks, and where it should be in a year. */
interface SkillSteps {
  month: string;
  quarter: string;
  year: string;
  /** What the steps name of what a reader may have ruled out. */
  names?: readonly (DealBreakerId | TileId)[];
}

export const SKILL_STEPS: Record<SkillLabel, SkillSteps> = {
  'learning quickly': {
    month: 'Pick a small subject you know nothing about. In a week, explain it to someone.',
    quarter: 'Keep a page on how you learn best, and try three ways: reading, watching, doing.',
    year: 'Learn one new thing that the job uses, up to a level you can prove.',
  },
  'active listening': {
    month:
      "In one conversation a day, repeat the other person's point in your own words before you reply.",
    quarter: 'Ask five people about their work, and write half a page on each from memory.',
    year: 'Ask two people who know you well how you could listen better.',
  },
  'solving complex problems': {
    month: 'Take one tangled problem, and draw its parts on one sheet first.',
    quarter: 'Work on a problem with several right answers, and explain your choice.',
    year: 'Collect three examples of problems you solved, to use at interviews.',
  },
  'co-ordinating with others': {
    month: 'Arrange something that needs three people to be in one place with the right things.',
    quarter: 'Run an event or a group project from the first list to the last thank-you.',
    year: 'Take part in a project that depends on at least two teams and keep the plan between them.',
  },
  'critical thinking': {
    month: 'Read two opposing articles on one question and note what each leaves out.',
    quarter: 'Write a page for or against something you haven’t made up your mind on.',
    year: 'Join a debating or reading group.',
  },
  'looking after equipment': {
    month: 'Find the manual of a machine you use and do the maintenance it asks for.',
    quarter: 'Take a basic maintenance course, or help someone who services machines.',
    year: 'Be responsible for one piece of equipment and keep its log.',
  },
  'choosing the right tools': {
    month: 'Compare three tools for a job you do often, and write down which you’d choose.',
    quarter: 'Visit a workshop or a maker space, and ask people what they use and why.',
    year: 'Choose the tools for a real project, with a budget, and look back at the end.',
  },
  'installing equipment': {
    month:
      "Set up a device from its box to working order, with the instructions and nobody's help.",
    quarter:
      'Assist an installer for a few days, paid or unpaid, and learn the safety rules first.',
    year: 'Work towards the certificate that installers are asked for.',
  },
  'teaching others': {
    names: ['teach', 'public'],
    month: 'Teach one person one thing in half an hour, and ask what was unclear.',
    quarter: "Tutor someone for a term, or run a beginners' session at a club.",
    year: 'Build a short course of your own, and give it at least twice.',
  },
  'judgement and decision making': {
    month: 'Write down each big decision you make, with your reasons.',
    quarter: 'Look back at ten decisions you noted, and see which reasons held.',
    year: 'Join a committee that spends money or chooses people.',
  },
  'choosing how to teach or train': {
    names: ['teach'],
    month: 'Watch two people teach the same thing and note what each of them does first.',
    quarter: 'Plan one lesson in two different ways and try both on real learners.',
    year: 'Take a first course in teaching or training.',
  },
  'managing budgets': {
    month: 'Keep a full budget of your own for a month, and explain each difference.',
    quarter: 'Become treasurer of something small: a club, a trip, a shared house.',
    year: 'Take a first course in accounts, and learn to read a profit-and-loss sheet.',
  },
  'managing equipment and supplies': {
    names: ['host'],
    month: 'Count what’s in a cupboard, and decide when each thing needs reordering.',
    quarter: 'Take over supplies for a team, an event or a kitchen, and cut the waste.',
    year: 'Learn a stock system, and run a real count with it.',
  },
  'managing people': {
    month: 'Agree a task with someone, leave it to them, and talk it over afterwards.',
    quarter: 'Lead a handful of volunteers through one piece of work from start to finish.',
    year: 'Look for a job with one or two people to look after, and a good manager to learn from.',
  },
  mathematics: {
    month: 'Practise for twenty minutes on most days, at the level where you make mistakes.',
    quarter: 'Finish an online course in the numbers that the job uses.',
    year: 'Use numbers on real data or measurements, and keep the result.',
  },
  'keeping track of progress': {
    month: 'Choose a project, and write three lines on it each week: done, late, next.',
    quarter: 'Offer to keep the progress sheet for a group.',
    year: 'Follow one long project to its end, and write up what you found out.',
  },
  negotiation: {
    names: ['selling', 'sell', 'conflict'],
    month: 'Once a week, ask kindly for a better price or date. Note what happened.',
    quarter: 'Read a book on bargaining, and use its method once.',
    year: 'Speak for a group when both sides have something to lose.',
  },
  'operating equipment': {
    month: 'Learn to use one new machine safely, from someone who knows it well.',
    quarter: 'Earn a short certificate for equipment that the job uses.',
    year: 'Log enough supervised hours to show an employer.',
  },
  'working out what users need': {
    month: 'Watch three people do the same task, without helping, and list where they get stuck.',
    quarter: 'Ask a few users of a service what they need, and write one page on it.',
    year: 'Follow one product or service from the first idea to the people who use it.',
  },
  'watching how equipment runs': {
    month: 'Watch one meter or dashboard, and learn what normal looks like.',
    quarter: 'Visit a plant, depot or control room. Ask what people look at first.',
    year: 'Take a course on monitoring that ends in something you can show.',
  },
  persuasion: {
    names: ['selling', 'public'],
    month: 'Write one page on something you want changed, to the person who can change it.',
    quarter: 'Raise money or members for a cause, and count the result.',
    year: 'Present an idea, with a price, to people who are free to say no.',
  },
  programming: {
    month: 'Write a little program that saves you ten minutes a week.',
    quarter: 'Finish a beginner’s course, then build something of your own.',
    year: 'Add to a shared project, and keep two or three finished programs to show.',
  },
  'checking quality': {
    month: 'Write a checklist for something you make, and find three faults.',
    quarter: 'Check someone else’s work, and report kindly what you find.',
    year: 'Learn a quality standard that the job uses, and help with one check.',
  },
  'reading with understanding': {
    month: 'Read one hard text a week, and sum it up in five sentences.',
    quarter: 'Work through a textbook, with notes you could lend to someone.',
    year: 'Follow a trade magazine until you know what people disagree about.',
  },
  'repairing equipment': {
    names: ['repair'],
    month: 'Repair something broken that you’d have thrown away.',
    quarter: 'Help at a repair café or a workshop, and learn one kind of fault well.',
    year: 'Finish a short course in repair or maintenance that employers know.',
  },
  'scientific method': {
    month: 'Do one small experiment at home. Change one thing, and write down the result.',
    quarter: 'Join a citizen-science project and learn how its data are checked.',
    year: 'Take a laboratory or methods course that ends with a report of your own.',
  },
  'looking for ways to help': {
    month: 'Ask people what would make their task easier, and do one of those things.',
    quarter: 'Volunteer where you meet the public, and note what people came for.',
    year: 'Improve one thing that a club, shop or team does for people. Ask if they noticed.',
  },
  'reading how people react': {
    month: 'After a conversation, write down what the other person wanted but didn’t say.',
    quarter: 'Spend time with people unlike you in age or background, and listen.',
    year: 'Ask someone you trust, twice in the year, how you come across.',
  },
  'speaking clearly': {
    names: ['public'],
    month: 'Record yourself explaining something for two minutes, then do it once more.',
    quarter: 'Give a short talk to people you don’t know.',
    year: 'Speak to a group once a month, at work, in class or at a club.',
  },
  'analysing systems': {
    month: 'Draw one process you take part in, and mark where it waits.',
    quarter: 'Study how one service or machine works, and say what would fail first.',
    year: 'Take a course in systems, and use it where you work or study.',
  },
  'judging how well systems work': {
    month: 'Choose a service, and pick three ways to tell if it’s good.',
    quarter: 'Measure one service for a few weeks, and write a page on what should change.',
    year: 'Take part in a real review, from the question to the report.',
  },
  'adapting technology to people': {
    month: 'Help someone to do one thing with technology, and note what got in the way.',
    quarter: 'Redesign one form, screen or tool on paper, and test it with users.',
    year: 'Build a working model with someone who needs it.',
  },
  'time management': {
    month: 'Track where your hours go for one week before you change anything.',
    quarter: 'Plan each week on Sunday, and compare it with what happened.',
    year: 'Keep two long projects going side by side.',
  },
  'finding faults': {
    month: 'When something stops working, write down three possible causes before you touch it.',
    quarter: 'Learn a method for tracing faults, and use it on a device or a program.',
    year: 'Be the person people ask when one thing breaks, and note each fault.',
  },
  'writing clearly': {
    month: 'Cut something you’ve written to half its length.',
    quarter: 'Publish something short every two weeks.',
    year: 'Put together a few finished pieces of the kind that the job pays for.',
  },
};
