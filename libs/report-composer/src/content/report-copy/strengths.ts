import type { Category } from '@bearings/domain';
import type { AnswerText, Wording } from '../wording.js';

interface Strength {
  /** The strength that a high score suggests. */
  asset: readonly AnswerText[];
  /** How to use the strength. */
  use: readonly Wording[];
  /** The risk of overusing the strength. */
  excess: readonly string[];
}

/** Texts for categories in the bands "high" and "very high". */
export const STRENGTH_COPY: Record<Category, Strength> = {
  leadership: {
    asset: [
      { statement: 0, text: 'You’re willing to decide when a group can’t.' },
      { statement: null, text: 'You like to answer for the result, not just do your part.' },
      { statement: 2, text: 'You don’t mind being the person who chooses.' },
    ],
    use: [
      {
        text: 'Ask for something small to run yourself, such as a shift or an event.',
        names: ['shifts'],
      },
      'Start with volunteers, who don’t have to follow you.',
      'Look for places that give newcomers something to run early.',
    ],
    excess: [
      'A quick decision can leave people behind. Ask the quietest person first.',
      'Check that deciding hasn’t become interrupting.',
    ],
  },
  motivation: {
    asset: [
      { statement: 2, text: 'You like to finish what you start and to do it well.' },
      { statement: 1, text: 'You push yourself without someone standing over you.' },
      { statement: 0, text: 'Years of training may put you off less, since you like a long goal.' },
    ],
    use: [
      'Choose your goals with care. Once a month, ask if each still matters.',
      'Look for work where effort shows: clear aims and honest feedback.',
      'Write down what you set out to do and what happened. Use it in applications.',
    ],
    excess: [
      'It’s easy to push on when you’re tired. Decide what “done” means first.',
      'Not every task needs your best effort. Pick the ones that do.',
    ],
  },
  communication: {
    asset: [
      { statement: 1, text: 'You like explaining things and meeting people.' },
      { statement: 0, text: 'Getting to know a new team appeals to you.' },
      { statement: 1, text: 'You enjoy passing an idea on to the people who need it.' },
    ],
    use: [
      { text: 'Turn something you know into a short talk, and give it.', names: ['public'] },
      'Work on your writing too. What you write stays when you’ve left the room.',
      'Look for work between two groups, such as experts and beginners.',
    ],
    excess: [
      'Talking about something isn’t the same as deciding it. Sleep on big questions.',
      'Count how long you listen as well as how long you speak.',
    ],
  },
  helping: {
    asset: [
      { statement: 2, text: 'You want your work to make a difference to someone.' },
      { statement: 1, text: 'You said you notice how people feel, and that matters to you.' },
      { statement: 2, text: 'You’d keep the people you work for in mind.' },
    ],
    use: [
      'Look for jobs where helping is the work, not an extra.',
      {
        text: 'Add a skill to your care: health, law, teaching or something technical.',
        names: ['teach'],
        about: 'health',
      },
      'Ask people what would help before you help them.',
    ],
    excess: [
      'If you give freely, some people will take freely. Learn a polite no.',
      'Other people’s worries can follow you home. Decide where your part ends.',
    ],
  },
  analytical: {
    asset: [
      { statement: 1, text: 'You ask for the evidence before you believe something.' },
      { statement: 2, text: 'You like to stay with a hard question until it makes sense.' },
      { statement: 1, text: 'You want to tell what’s known from what’s just said.' },
    ],
    use: [
      'Show your thinking: write a short note or draw a chart.',
      'Learn one method of analysis well before you try a second.',
      'Offer to find out why something keeps going wrong.',
    ],
    excess: [
      'Analysis can turn into waiting. Set a time to decide with what you have.',
      'Start with your conclusion, and keep the proof for those who ask.',
    ],
  },
  creativity: {
    asset: [
      { statement: 1, text: 'You like to find another way of doing things.' },
      { statement: null, text: 'You’re happy to start from an empty page.' },
      { statement: 0, text: 'You enjoy linking things that don’t usually go together.' },
    ],
    use: [
      'Keep what you make. A few finished pieces say more than a list of words.',
      'Look for tasks with a clear aim and many possible answers.',
      'Show your ideas to someone who’ll tell you what doesn’t work.',
    ],
    excess: [
      'The newest idea isn’t always the most urgent. Limit how many you have going.',
      'Other people may need the old method for longer than you do.',
    ],
  },
  planning: {
    asset: [
      { statement: 0, text: 'You like to arrive prepared and to know what comes next.' },
      { statement: 1, text: 'You enjoy getting many small things in the right order.' },
      { statement: 1, text: 'You want to keep track of what you promised, and when.' },
    ],
    use: [
      'Plan something that involves several people, such as a trip or an event.',
      'Arranging things for other people can be a job. Try it for a club.',
      'Turn your way of working into a checklist that others can use.',
    ],
    excess: [
      'Plans go out of date. When the facts change, check the goal, not the plan.',
      'Some tasks are quicker to do than to schedule.',
    ],
  },
  practical: {
    asset: [
      { statement: 0, text: 'You like to get from talking to doing quickly.' },
      { statement: 1, text: 'You enjoy work where you can see the result.' },
      { statement: 0, text: 'You’d rather learn by using things than by reading about them.' },
    ],
    use: [
      'Look for training with lots of doing: apprenticeships, workshops, placements.',
      'Build or fix something each month that’s a bit beyond you.',
      'Add theory where it saves you time. Read the manual too.',
    ],
    excess: [
      'Starting at once can mean solving the wrong problem. Ask two questions first.',
      'Some results can’t be touched, and still count.',
    ],
  },
  resilience: {
    asset: [
      { statement: 0, text: 'You say you keep thinking when things go wrong.' },
      { statement: 1, text: 'Setbacks don’t seem to put you off for long.' },
      { statement: 2, text: 'By your answers, you can think straight when a lot is going on.' },
    ],
    use: [
      'Consider work where staying calm is part of the job.',
      'Offer to be the calm voice when something fails.',
      'Say out loud what comes next when others have lost the thread.',
    ],
    excess: [
      'Calm can look like not caring. Tell people you can see it’s serious.',
      'You may stay in a bad situation because you can bear it. You don’t have to.',
    ],
  },
  risk: {
    asset: [
      { statement: 1, text: 'You’re willing to act while things are still unclear.' },
      { statement: 0, text: 'A failed attempt doesn’t stop you from trying again.' },
      { statement: null, text: 'Change makes you curious more than worried.' },
    ],
    use: [
      { text: 'Look at new services, young firms or work paid by results.', about: 'pay' },
      'Take small chances often, not big ones rarely.',
      'Before a bold step, write down what would make you stop.',
    ],
    excess: [
      'What excites you may worry those who share the result. Show them the worst case.',
      'Sometimes the dull, safe option is right. Ask a careful friend.',
    ],
  },
  spatial: {
    asset: [
      { statement: 2, text: 'You like to see how things fit and work.' },
      { statement: null, text: 'Drawings, models and machines interest you.' },
      { statement: 1, text: 'You enjoy trying out a design in your head.' },
    ],
    use: [
      'Learn to draw or model what you imagine, on paper or on a screen.',
      {
        text: 'Take something apart each month, and explain what each part is for.',
        names: ['repair'],
      },
      'Ask for the task with the plan, the layout or the equipment.',
    ],
    excess: [
      'What you can picture, others may need to see. Make a sketch.',
      'A clever device still has to be useful to someone. Check with them.',
    ],
  },
  burnout: {
    asset: [
      { statement: 0, text: 'You say you can take on full weeks and recover well.' },
      { statement: 2, text: 'By your answers, you know when to stop.' },
      { statement: 1, text: 'Busy seasons, or study alongside a job, may be open to you.' },
    ],
    use: [
      'Use it for something that pays back, such as a course alongside work.',
      'Keep the habits that restore you. They’re part of the job.',
      'When you compare offers, you can look at the training before the hours.',
    ],
    excess: [
      'If you seem to be coping, people may give you more work.',
      'Don’t expect others to have the same reserves as you.',
    ],
  },
};
