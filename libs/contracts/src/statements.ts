import type { Category } from './categories.js';

interface Statement {
  text: string;
  reverse: boolean;
}

const plain = (text: string): Statement => ({ text, reverse: false });
const reversed = (text: string): Statement => ({ text, reverse: true });

/** The 36 statements in our own words, with one idea each. One in three is reverse-keyed. */
export const STATEMENTS: Record<Category, readonly [Statement, Statement, Statement]> = {
  leadership: [
    plain('I enjoy deciding what a group should do next.'),
    plain('People often look to me to take charge.'),
    reversed('I prefer to let others make the big decisions.'),
  ],
  motivation: [
    plain('I like goals that make me work hard.'),
    reversed('I am happy to do just enough to get by.'),
    plain('I keep improving a piece of work until it is really good.'),
  ],
  communication: [
    plain('I find it easy to talk to people I have just met.'),
    plain('I enjoy explaining my ideas to a group.'),
    reversed('Being around many people tires me quickly.'),
  ],
  helping: [
    reversed('I get impatient when people tell me about their problems.'),
    plain('I soon notice when someone is upset.'),
    plain('I would like to spend my days helping other people.'),
  ],
  analytical: [
    plain('I like working out why something happens.'),
    plain('I look for evidence before I believe a claim.'),
    reversed('I lose interest when a problem takes a lot of thinking.'),
  ],
  creativity: [
    plain('I often come up with unusual ideas.'),
    reversed('I would rather follow a proven method than invent a new one.'),
    plain('I enjoy making up stories, pictures, music or designs.'),
  ],
  planning: [
    plain('I make a plan before I start a task.'),
    plain('I keep my things in good order.'),
    reversed('I often leave things until the last minute.'),
  ],
  practical: [
    reversed('I would rather talk about an idea than try it out.'),
    plain('I like tasks that I can do with my hands.'),
    plain('When something breaks, I try to mend it myself.'),
  ],
  resilience: [
    plain('I stay calm when things go wrong.'),
    reversed('A small setback upsets me for the rest of the day.'),
    plain('I can think clearly when I feel under stress.'),
  ],
  risk: [
    plain('I am willing to try something new even if it might fail.'),
    plain('I am comfortable deciding before I know all the facts.'),
    reversed('I choose the safe option whenever I can.'),
  ],
  spatial: [
    reversed('I find maps and diagrams hard to follow.'),
    plain('I can easily picture how an object looks from another side.'),
    plain('I enjoy finding out how machines work.'),
  ],
  burnout: [
    plain('I bounce back quickly after a hard week.'),
    reversed('Having a lot to do soon wears me out.'),
    plain('I make time to rest even when I am busy.'),
  ],
};
