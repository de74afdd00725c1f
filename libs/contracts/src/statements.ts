import type { Category } from './categories.js';

interface Statement {
  text: string;
  reverse: boolean;
}

const plain = (text: string): Statement => ({ text, reverse: false });
const reversed = (text: string): Statement => ({ text, reverse: true });

/** What a person agrees or disagrees with: our own words, one idea each, one in three reverse-keyed. */
export const STATEMENTS: Record<Category, readonly [Statement, Statement, Statement]> = {
  leadership: [
    plain('I enjoy deciding what a group should do next.'),
    plain('People often look to me to take charge.'),
    reversed('I prefer to let others make the big decisions.'),
  ],
  motivation: [
    plain('I set myself goals that are hard to reach.'),
    reversed('I am happy to do just enough to get by.'),
    plain('I keep working at something until it is really good.'),
  ],
  communication: [
    plain('I find it easy to talk to people I have just met.'),
    plain('I enjoy explaining my ideas to a group.'),
    reversed('Being around many people tires me quickly.'),
  ],
  helping: [
    plain('I notice quickly when somebody feels low.'),
    reversed("Other people's problems are rarely my concern."),
    plain('I feel good after a day spent helping others.'),
  ],
  analytical: [
    plain('I like working out why something happens.'),
    plain('I look for evidence before I believe a claim.'),
    reversed('I lose interest when a problem needs careful thought.'),
  ],
  creativity: [
    plain('I often come up with ideas that others have not thought of.'),
    reversed('I would rather follow a proven method than invent a new one.'),
    plain('I enjoy making things such as pictures, stories, music or designs.'),
  ],
  planning: [
    plain('I make a plan before I start a task.'),
    plain('I keep my notes, files and things in good order.'),
    reversed('I often leave things until the last minute.'),
  ],
  practical: [
    plain('I like work where I can see and touch the result.'),
    plain('When something breaks, I try to mend it myself.'),
    reversed('I would rather discuss an idea than put it into practice.'),
  ],
  resilience: [
    plain('I stay calm when things go wrong.'),
    reversed('Small setbacks can upset me for the whole day.'),
    plain('I can think clearly when I am under stress.'),
  ],
  risk: [
    plain('I would take a chance on something new, even if it might fail.'),
    plain('I feel comfortable deciding without all the facts.'),
    reversed('I choose the safe option whenever I can.'),
  ],
  spatial: [
    plain('I can picture how an object looks from another side.'),
    plain('I enjoy finding out how machines or devices work.'),
    reversed('I find maps, diagrams and plans hard to follow.'),
  ],
  burnout: [
    plain('I recover quickly after a demanding week.'),
    reversed('A heavy workload soon leaves me worn out.'),
    plain('I make time to rest, even when I am busy.'),
  ],
};
