import type { SKILL_LABELS } from '../occupations/labels.js';

/** A skill as reports name it. */
export type SkillLabel = (typeof SKILL_LABELS)[keyof typeof SKILL_LABELS];

/** How to grow a skill: a first exercise, a project of some weeks, and where it should be in a year. */
interface SkillSteps {
  month: string;
  quarter: string;
  year: string;
}

export const SKILL_STEPS: Record<SkillLabel, SkillSteps> = {
  'learning quickly': {
    month:
      'Pick a small subject you know nothing about and set yourself a week to explain it to somebody.',
    quarter: 'Keep a page on how you learn best, and try three ways: reading, watching, doing.',
    year: 'Take up one thing from scratch that your chosen field uses, and reach a level you can prove.',
  },
  'active listening': {
    month:
      "In one conversation a day, repeat the other person's point in your own words before you reply.",
    quarter: 'Interview five people about their work and write half a page on each from memory.',
    year: 'Be somebody others come to when they need to think aloud, and ask two of them how you could listen better.',
  },
  'solving complex problems': {
    month:
      'Take one tangled problem and draw its parts on a single sheet before you look for an answer.',
    quarter:
      'Work on something with several right answers, such as a case competition or a community problem, and defend your choice.',
    year: 'Collect three worked cases in which you went from a muddle to a decision, for use at interviews.',
  },
  'co-ordinating with others': {
    month: 'Arrange something that needs three people to be in one place with the right things.',
    quarter:
      'Run the logistics of an event or a group assignment from first list to last thank-you.',
    year: 'Take part in a project that depends on at least two teams and keep the plan between them.',
  },
  'critical thinking': {
    month: 'Read two opposing articles on one question and note what each leaves out.',
    quarter: 'Write a short paper for or against something you have not made up your mind about.',
    year: 'Join a group that argues well, such as a debating circle, a reading group or a review panel.',
  },
  'looking after equipment': {
    month: 'Find the manual of a machine you use and do the maintenance it asks for.',
    quarter: 'Take a basic maintenance course, or help someone who services machines for a living.',
    year: 'Be responsible for one piece of equipment and keep its log.',
  },
  'choosing the right tools': {
    month:
      'Compare three tools for a job you do often and write down why you would choose one of them.',
    quarter:
      'Visit a trade fair, a workshop or a maker space and ask professionals what they use and why.',
    year: 'Specify the tools for a real project, with a budget, and review the choice when it is over.',
  },
  'installing equipment': {
    month:
      "Set up a device from its box to working order, with the instructions and nobody's help.",
    quarter:
      'Assist an installer for a few days, paid or unpaid, and learn the safety rules first.',
    year: 'Work towards the certificate that installers in your field are asked for.',
  },
  'teaching others': {
    month: 'Teach one person one thing in half an hour, and ask what was unclear.',
    quarter: "Tutor someone for a term, or run a beginners' session at a club.",
    year: 'Build a short course of your own and give it at least twice, better the second time.',
  },
  'judgement and decision making': {
    month: 'Write down each real decision you take, your reasons and what you expect to follow.',
    quarter:
      'Look back over ten decisions that you noted at the time, and see which of your reasons held.',
    year: 'Sit on a committee that spends money or chooses people, and watch how choices are truly made.',
  },
  'choosing how to teach or train': {
    month: 'Watch two people teach the same thing and note what each of them does first.',
    quarter: 'Plan one lesson in two different ways and try both on real learners.',
    year: 'Take an introductory teaching or training award, if only part of it.',
  },
  'managing budgets': {
    month:
      'Keep a full budget of your own for a month and explain each difference at the end of it.',
    quarter: 'Become treasurer of something small: a club, a trip, a shared house.',
    year: 'Take a first course in accounts and be able to read a profit-and-loss sheet without help.',
  },
  'managing equipment and supplies': {
    month:
      'Count a store of anything, from a kitchen to a cupboard, and set the level at which each thing is reordered.',
    quarter: 'Take over supplies for a team, an event or a kitchen, and cut the waste.',
    year: 'Learn the stock system your field uses and run a real inventory with it.',
  },
  'managing people': {
    month: 'Agree a task with somebody, leave it to them, and talk it over afterwards.',
    quarter: 'Lead a handful of volunteers through one piece of work from start to finish.',
    year: 'Seek a post with one or two people in your care and a good manager above you to learn from.',
  },
  mathematics: {
    month:
      'Do twenty minutes of practice on most days at the level where you begin to make mistakes.',
    quarter:
      'Finish an online course in the branch your field uses, usually statistics or applied algebra.',
    year: 'Use the mathematics on real data or real measurements, and keep the result.',
  },
  'keeping track of progress': {
    month:
      'Choose a project and report on it to yourself each week in three lines: done, late, next.',
    quarter: 'Offer to keep the progress sheet for a group and to bring it to every meeting.',
    year: 'Follow one long project to its end and write up what its early signs had shown.',
  },
  negotiation: {
    month: 'Ask for a better price or date once a week, kindly, and note what happened.',
    quarter: 'Read one good book on bargaining and prepare a real negotiation by its method.',
    year: 'Speak for a group in a matter where both sides have something to lose.',
  },
  'operating equipment': {
    month: 'Learn the safe use of one machine that is new to you from somebody who knows it well.',
    quarter: "Earn a short operator's certificate for equipment your field relies on.",
    year: 'Log enough supervised hours that an employer could put you to work on it.',
  },
  'working out what users need': {
    month: 'Watch three people use the same product, without helping, and list where they stop.',
    quarter:
      'Interview a few users of a service, write one page on what they need, and show it to the people who run it.',
    year: "Follow one product or service from request to release, and keep the user's side in view.",
  },
  'watching how equipment runs': {
    month:
      'Observe one system with a gauge, a meter or a dashboard, and learn what normal looks like.',
    quarter:
      'Arrange to visit a plant, depot or control room and ask what the operators look at first.',
    year: 'Take a course on process control or monitoring that ends in something you can show.',
  },
  persuasion: {
    month:
      'Write a one-page case for something you want changed, addressed to the person who can change it.',
    quarter: 'Raise money or members for a cause, and count the result.',
    year: 'Present an idea with a price attached to people who are free to refuse it.',
  },
  programming: {
    month: 'Write a little program that saves you ten minutes a week.',
    quarter:
      "Finish one beginner's course and build something of your own straight afterwards, however plain.",
    year: 'Contribute to a shared project, and keep two or three finished programs where others can read them.',
  },
  'checking quality': {
    month: 'Write a checklist for something you produce and find three faults with it.',
    quarter:
      "Act as second reader or tester for somebody else's work and report what you find tactfully.",
    year: 'Learn the quality standard of your field and take part in one audit.',
  },
  'reading with understanding': {
    month: 'Read one demanding text a week and sum it up in five sentences.',
    quarter:
      'Work through a core textbook of your field with notes that you would lend to somebody.',
    year: 'Follow one professional journal until you can say what its arguments are about.',
  },
  'repairing equipment': {
    month: 'Repair something broken that you would have thrown away.',
    quarter: 'Help at a repair café or a workshop, and learn one kind of fault thoroughly.',
    year: 'Complete a recognised unit in repair or maintenance for the equipment of your field.',
  },
  'scientific method': {
    month:
      'Set up one small experiment at home, changing a single thing, and write down the result.',
    quarter: 'Join a citizen-science project and learn how its data are checked.',
    year: 'Take a laboratory or methods course that ends with a report of your own.',
  },
  'looking for ways to help': {
    month: 'Once a day, ask somebody what would make their task easier, and do one of the answers.',
    quarter: 'Volunteer where you meet the public, and keep notes on what people really came for.',
    year: 'Improve one service you know from inside, and find out whether its users noticed.',
  },
  'reading how people react': {
    month: 'After each meeting, write down what one person wanted and did not say.',
    quarter:
      'Spend regular time with people unlike you in age or background, in a role that makes you listen.',
    year: 'Ask a trusted colleague twice in the year how you come across, and compare the answers.',
  },
  'speaking clearly': {
    month:
      'Record yourself explaining something for two minutes, listen to it, and do it once more.',
    quarter: 'Give a short talk in front of people you do not know.',
    year: 'Present regularly: a monthly slot at work, in class or at a club is enough.',
  },
  'analysing systems': {
    month: 'Draw one process you take part in, with every hand-over, and mark where it waits.',
    quarter:
      'Study how one service or machine depends on its parts, and say what would fail first.',
    year: 'Take a course in systems or process analysis and apply it where you work or study.',
  },
  'judging how well systems work': {
    month: 'Choose a service and decide on three measures that would tell you whether it is good.',
    quarter:
      'Measure one service for a few weeks by signs of your own choosing, and write a page on what should change.',
    year: 'Take part in a proper evaluation, from the question to the report.',
  },
  'adapting technology to people': {
    month:
      'Help somebody who dislikes technology to do one thing with it, and note what got in their way.',
    quarter: 'Redesign one form, screen or tool, on paper if need be, and test it with real users.',
    year: 'Build a working prototype with somebody who needs it.',
  },
  'time management': {
    month: 'Track where your hours go for one week before you change anything.',
    quarter:
      'Plan each week on Sunday and compare it with what happened; after ten weeks your guesses will be better.',
    year: 'Carry two long projects side by side without letting either slip.',
  },
  'finding faults': {
    month: 'When something stops working, write down three possible causes before you touch it.',
    quarter:
      'Learn a systematic way of tracing faults and use it on a device, a program or a process.',
    year: 'Become the one who is called when a particular thing breaks, and note down each fault.',
  },
  'writing clearly': {
    month: 'Cut one thing you have written to half its length without losing its sense.',
    quarter: 'Publish something short each fortnight where strangers may read it.',
    year: 'Put together a few finished pieces of the kind that your field pays for.',
  },
};
