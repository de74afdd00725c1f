import type { Category } from '@bearings/contracts';

/** Small exercises that strengthen a category; also said of the one that stands first or last by little. */
export const PRACTICE: Record<Category, readonly string[]> = {
  leadership: [
    'Chair one meeting or arrange one outing in which other people depend on your decision.',
    'When a group hesitates, propose one next step and ask who objects.',
    'Take one open question at home or at work and settle it this week, saying why.',
  ],
  motivation: [
    'Choose one goal that will take a month, tell somebody about it and look at it every Sunday.',
    'Finish one thing that you left half done, before you begin anything new.',
    'Write down what you would work at if nobody checked, and give it two hours a week.',
  ],
  communication: [
    'Start one conversation a week with somebody whose work you are curious about.',
    'Explain something you know to a person who knows nothing of it, and ask them to repeat it back.',
    'Say your view aloud in a meeting or class before the first half is over.',
  ],
  helping: [
    'Give a few hours to a cause in which you meet the people it is for.',
    'In three conversations this week, ask one more question before you give advice.',
    'Offer a colleague or classmate help with one particular task, and see it through.',
  ],
  analytical: [
    'Take one claim you believe and look for the best evidence against it.',
    'Keep a record of some number for a month, then write half a page on what moved it.',
    'When a thing goes wrong, ask why until the answer is something that you could change.',
  ],
  creativity: [
    'Make one small finished thing a week, in any medium, and show it to somebody.',
    'Before you accept a solution, write down two others, however odd.',
    'Borrow a method from another field and try it on a problem of your own.',
  ],
  planning: [
    'Spend ten quiet minutes each evening writing down the next day in order.',
    'Plan one task backwards from its deadline and compare your guess with what it took.',
    'Choose one corner of your life, such as files or money, and give it a system you can keep to.',
  ],
  practical: [
    'Mend, cook or build one thing you have always paid for.',
    'Spend a day with somebody who works with tools, and do some of the work.',
    'Turn one idea you have talked about into something that can be seen by the end of the week.',
  ],
  resilience: [
    'After a hard moment, wait ten minutes before you answer anyone.',
    'Practise one stressful thing in a safe place: a mock interview, a drill, a trial run.',
    'Note for a month which setbacks pass quickly and which do not, and look for the difference.',
  ],
  risk: [
    'Do one thing this month whose result you cannot foresee and whose failure would not matter.',
    'Make one decision a week with half the facts you would like, and note how it turned out.',
    'Ask for something you might be refused, politely and once.',
  ],
  spatial: [
    'Sketch a room, a route or a device from memory, then check it against the real one.',
    'Assemble something from its diagram without reading the text.',
    'Learn the first hour of a drawing or modelling program, and make one simple object in it.',
  ],
  burnout: [
    'Fix two evenings a week that belong to nothing, and defend them for a month.',
    'Note each Friday how tired you are and what made you so.',
    'Before you accept a new duty, name the one that it will replace.',
  ],
};
