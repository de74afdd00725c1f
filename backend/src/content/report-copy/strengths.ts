import type { Category } from '@bearings/contracts';

interface Strength {
  /** What a high score gives. */
  asset: readonly string[];
  /** How to put it to use. */
  use: readonly string[];
  /** What too much of it costs. */
  excess: readonly string[];
}

/** For categories in the two upper bands. */
export const STRENGTHS: Record<Category, Strength> = {
  leadership: {
    asset: [
      'Groups lose hours because nobody will settle a question. You will, and that alone makes you useful early in a career.',
      'You are ready to answer for a result as well as to produce one, and employers find that hard to teach.',
      'When opinions differ, you can bear to be the one who chooses.',
    ],
    use: [
      'Ask for something small that is wholly yours: a shift, a supplier, an event. A title can come later.',
      'Practise leading people who do not have to follow you. A volunteer project teaches more about it than a course does.',
      'Look for employers that hand over responsibility by the task rather than by length of service.',
    ],
    excess: [
      'A quick decision can leave people behind. Those who were not asked will not carry your plan out with much heart.',
      'Watch that deciding does not become a habit of interrupting. The quietest person present may have the missing fact.',
    ],
  },
  motivation: {
    asset: [
      'You finish. Many good starts come to nothing elsewhere for want of somebody who does.',
      'Your standard comes from inside, so you do not need a manager standing behind you to do careful work.',
      'Long training, slow promotion and second attempts put off a lot of applicants and need not put you off.',
    ],
    use: [
      'Choose your goals as carefully as you chase them. An hour a month spent asking whether an aim still matters will be repaid.',
      'Find places where effort is seen: clear targets, honest feedback, a next step that depends on results.',
      'Keep a record of what you set out to do and what came of it. It will feed every application you write.',
    ],
    excess: [
      'The other side is impatience, with yourself first and with colleagues second. Some tasks deserve only an ordinary effort.',
      'Striving hides tiredness well. Decide beforehand what finished looks like, or you will go on moving it.',
    ],
  },
  communication: {
    asset: [
      'You make yourself understood, and you make strangers easier with each other. Most workplaces are short of both.',
      'Contact costs you little. Interviews, customers and new teams are less of a hurdle than they might be.',
      'You can carry an idea from the person who had it to the people who need it.',
    ],
    use: [
      'Seek out the meeting point of two groups, such as makers and buyers or experts and beginners. Good explainers are worth most there.',
      'Put something you know into a talk of five or ten minutes and give it wherever you are allowed to.',
      'Write as well as you talk. Spoken ease takes you into a room and clear writing is what remains of you afterwards.',
    ],
    excess: [
      'Talking a thing through can stand in for thinking it through. Leave some questions overnight before you answer them.',
      'Energetic company can crowd out the reserved. Count how long you listen as well as how well you speak.',
    ],
  },
  helping: {
    asset: [
      'You notice what people leave unsaid, and that is where most problems between people begin.',
      'Trust comes to you fairly easily because your interest in others is real, and much skilled work rests on trust.',
      'You keep sight of the person at the far end of the process, whom busy organisations tend to forget.',
    ],
    use: [
      'Choose settings where care is part of the work and not an extra you must squeeze in after it.',
      'Pair kindness with a craft, whether clinical, legal, technical or in teaching. Concern plus competence is what changes anything.',
      'Ask people what would help before you help. The answer differs from the guess more often than one expects.',
    ],
    excess: [
      'Where you give freely, some will take freely. A polite refusal, rehearsed in advance, protects the help you do give.',
      'Carrying the worries of others home is a known cost of such work. Agree with yourself where your part ends.',
    ],
  },
  analytical: {
    asset: [
      'You ask what the evidence is, and so spare everyone the cost of a confident mistake.',
      'Complicated material does not send you away. You can stay with a question until it yields.',
      'You separate what is known from what is merely said, which is rarer in working life than it ought to be.',
    ],
    use: [
      'Give your reasoning a visible form: a short note, a chart, a worked example. Thought that stays in your head cannot be rewarded.',
      'Learn one method of analysis properly, with a tool that employers in your field use, before you sample a second.',
      'Offer to find out why something keeps going wrong. That is an offer few people refuse.',
    ],
    excess: [
      'Analysis can become a comfortable place to wait. Set a time at which you will decide with what you have.',
      'Being right is not the same as being heard. Begin with the conclusion and keep the proof for those who ask.',
    ],
  },
  creativity: {
    asset: [
      'You see another way of doing it. Teams that have argued two options for weeks can be freed by a third.',
      'An empty page does not stop you, so you can begin where others need an example first.',
      'You connect things that usually stay apart, and new work comes from exactly there.',
    ],
    use: [
      'Keep what you make. A small portfolio of finished pieces persuades where a list of adjectives does not.',
      'Look for briefs with firm limits and open answers. Limits give an idea something to push against.',
      'Find one person whose job it is to say no, and show your ideas there first.',
    ],
    excess: [
      'The newest idea is seldom the most urgent. Decide how many you may have running at once and keep to it.',
      'Others may need the old method for longer than you do. Changing it twice a month wears a team out.',
    ],
  },
  planning: {
    asset: [
      'You arrive prepared. Colleagues stop checking on you quite soon, and freedom follows from that.',
      'Where many small things must happen in the right order, you are the one who will see that they do.',
      'You know what you promised and when. It sounds modest until one has worked with people who do not.',
    ],
    use: [
      'Take on the plan for something that involves several people. Order on your own desk is good; order shared is a profession.',
      'Turn your way of working into checklists that others can use, and let the credit come round in its own time.',
      'Look for work with real deadlines and real consequences, in which preparation visibly decides the outcome.',
    ],
    excess: [
      'Plans age. When the facts change, notice whether you are defending the goal or only the plan.',
      'Too much polish on the list can delay the work on it. Some tasks are done sooner than they are scheduled.',
    ],
  },
  practical: {
    asset: [
      'You get from talk to action quickly, and what you do can be checked by looking at it.',
      'Hands-on judgement, knowing how a thing will behave before it does, grows with use, and you enjoy the use.',
      'You are not above the plain parts of a job. People who work beside you will value that first.',
    ],
    use: [
      'Choose training with a large part of doing in it: apprenticeships, placements, laboratories, workshops, sites.',
      'Build or mend something each month that is slightly beyond you, and photograph it before and after.',
      'Add theory where it shortens the work. A practical person who also reads the manual goes a long way.',
    ],
    excess: [
      'Going straight to work can mean solving the wrong problem well. Two questions at the start cost little.',
      'Some results cannot be touched, and still count. Give the meeting and the memo a fair chance.',
    ],
  },
  resilience: {
    asset: [
      'In a bad hour you go on thinking. Others notice it and take their cue from you.',
      'Because setbacks do not shake you for long, you can take on work in which they are part of the day.',
      'You are able to hear bad news plainly, so people will bring it to you while it can still be mended.',
    ],
    use: [
      'Consider roles in which composure is part of the skill, such as care, safety, service or live operations.',
      'Offer to be the calm voice when something fails. It will be remembered longer than a good quarter.',
      'Lend your steadiness on purpose: say out loud what comes next when those around you have lost the thread.',
    ],
    excess: [
      'Calm can look like indifference from outside. Tell people that you have seen how serious it is.',
      'You may stay in a poor situation because you can bear it. Being able to stand something is no reason to.',
    ],
  },
  risk: {
    asset: [
      'You can move while things are still unclear, and that is when most chances are open.',
      'A failed attempt does not put you off attempting, so you learn what cautious people only hear about.',
      'Change that unsettles a team leaves you curious, and curiosity is a good state in which to meet it.',
    ],
    use: [
      'Look for young organisations, new services or commission-based work, where boldness is paid for.',
      'Make your bets small and frequent rather than large and rare. You will learn faster and lose less.',
      'Before a bold step, write down what would make you stop. It keeps daring apart from stubbornness.',
    ],
    excess: [
      'What excites you may frighten those who share the consequences. Let them see the worst case and your answer to it.',
      'A dull safe option is occasionally the right one. Ask a careful friend to argue for it.',
    ],
  },
  spatial: {
    asset: [
      'You grasp how things fit and work, often before anyone has finished explaining.',
      'Drawings, models and machines are readable to you, and whole trades and sciences are written in that language.',
      'You can test a design in your head, which saves material, time and embarrassment.',
    ],
    use: [
      'Learn to draw or model what you imagine, on paper or with software, so that other people can build on it.',
      'Take apart one device a month and explain to somebody what each part is for.',
      'Ask for the task that involves the plan, the layout or the equipment; they tend to go to whoever asks.',
    ],
    excess: [
      'What you see at once may need drawing for the rest of us. A sketch beats a longer explanation.',
      'A fine mechanism can be more interesting than the purpose it serves. Come back to the user now and then.',
    ],
  },
  burnout: {
    asset: [
      'You can take on full weeks and be fresh after them, which widens the choice of jobs open to you.',
      'You seem to know when to stop, and those who know it can be trusted with a lot.',
      'Busy seasons, shifts or a period of study beside a job are within your reach.',
    ],
    use: [
      'Use your staying power for something that pays back, such as a qualification taken alongside work.',
      'When you compare offers, you can afford to weigh the learning above the hours, at least for a time.',
      'Protect the routines that restore you, and treat them as part of the job rather than a reward for it.',
    ],
    excess: [
      'Whoever copes is given more. Say what is on your list before you accept an addition to it.',
      'Do not measure colleagues by your own reserves; theirs may run out long before they say so.',
    ],
  },
};
