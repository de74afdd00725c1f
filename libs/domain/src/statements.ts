import type { Category } from './categories.js';

interface Statement {
  text: string;
  reverse: boolean;
}

const plainStatement = (text: string): Statement => ({ text, reverse: false });
const reversedStatement = (text: string): Statement => ({ text, reverse: true });

/** The 36 statements in our own words, each with one idea. One in three is reverse-scored. */
export const STATEMENTS: Record<Category, readonly [Statement, Statement, Statement]> = {
  leadership: [
    plainStatement('I enjoy deciding what a group should do next.'),
    plainStatement('People often look to me to take charge.'),
    reversedStatement('I prefer to let others make the big decisions.'),
  ],
  motivation: [
    plainStatement('I like goals that make me work hard.'),
    reversedStatement('I am happy to do just enough to get by.'),
    plainStatement('I keep improving a piece of work until it is really good.'),
  ],
  communication: [
    plainStatement('I find it easy to talk to people I have just met.'),
    plainStatement('I enjoy explaining my ideas to a group.'),
    reversedStatement('Being around many people tires me quickly.'),
  ],
  helping: [
    reversedStatement('I get impatient when people tell me about their problems.'),
    plainStatement('I soon notice when someone is upset.'),
    plainStatement('I would like to spend my days helping other people.'),
  ],
  analytical: [
    plainStatement('I like working out why something happens.'),
    plainStatement('I look for evidence before I believe a claim.'),
    reversedStatement('I lose interest when a problem takes a lot of thinking.'),
  ],
  creativity: [
    plainStatement('I often come up with unusual ideas.'),
    reversedStatement('I would rather follow a proven method than invent a new one.'),
    plainStatement('I enjoy making up stories, pictures, music or designs.'),
  ],
  planning: [
    plainStatement('I make a plan before I start a task.'),
    plainStatement('I keep my things in good order.'),
    reversedStatement('I often leave things until the last minute.'),
  ],
  practical: [
    reversedStatement('I would rather talk about an idea than try it out.'),
    plainStatement('I like tasks that I can do with my hands.'),
    plainStatement('When something breaks, I try to mend it myself.'),
  ],
  resilience: [
    plainStatement('I stay calm when things go wrong.'),
    reversedStatement('A small setback upsets me for the rest of the day.'),
    plainStatement('I can think clearly when I feel under stress.'),
  ],
  risk: [
    plainStatement('I am willing to try something new even if it might fail.'),
    plainStatement('I am comfortable deciding before I know all the facts.'),
    reversedStatement('I choose the safe option whenever I can.'),
  ],
  spatial: [
    reversedStatement('I find maps and diagrams hard to follow.'),
    plainStatement('I can easily picture how an object looks from another side.'),
    plainStatement('I enjoy finding out how machines work.'),
  ],
  burnout: [
    plainStatement('I bounce back quickly after a hard week.'),
    reversedStatement('Having a lot to do soon wears me out.'),
    plainStatement('I make time to rest even when I am busy.'),
  ],
};
