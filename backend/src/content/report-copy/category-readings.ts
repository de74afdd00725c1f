import type { Band, Category } from '@bearings/contracts';

/** What a score in each band says about a person, in one breath: several wordings of each. */
export const CATEGORY_READINGS: Record<Category, Record<Band, readonly string[]>> = {
  leadership: {
    'very low': [
      'You would much rather contribute than direct. Being handed the deciding vote is closer to a burden than a reward for you.',
      'Taking charge holds little appeal. You prefer a clear brief and the freedom to carry it out well.',
    ],
    low: [
      'You step forward when nobody else will, and step back again gladly. Authority for its own sake does not draw you.',
      'You tend to leave the big calls to others and to put your effort into the part that is yours.',
      'Steering a group is something you can do for an afternoon; you would not choose it as the centre of a job.',
    ],
    middle: [
      'You lead in areas you know and follow in those you do not, which is a sensible split in most teams.',
      'Whether you take charge depends on who else is in the room and how much the outcome matters to you.',
      'You neither reach for the lead nor run from it. A project with a small team would show you which way you lean.',
      'There are days when you set the direction and days when you are content to be given one.',
    ],
    high: [
      'You like having a say in what happens next, and others seem ready to let you have it.',
      'Deciding comes more easily to you than waiting for a decision. Groups that drift make you want to speak up.',
      'You are comfortable being the person who is asked, "So what do we do now?"',
    ],
    'very high': [
      'Taking charge is close to a reflex. Where a group has no direction, you are likely to give it one.',
      'You want the decision and the responsibility that comes with it; work without any authority would chafe.',
    ],
  },
  motivation: {
    'very low': [
      'Stretching goals do not pull you along at present. Work that is interesting in itself will move you further than targets.',
      'You see little point in striving beyond what a task needs, at least in what fills your days now.',
    ],
    low: [
      'You keep effort in proportion: enough to do a thing properly, seldom more. Ambitious targets set by others leave you cool.',
      'Achievement is not what gets you up in the morning. A subject you care about might be.',
      'You would rather finish in good time than polish for ever, and hard goals are not something you go looking for.',
    ],
    middle: [
      'Your effort follows your interest: high where the work matters to you, moderate elsewhere.',
      'You set goals you expect to reach. Now and then a harder one would tell you more about yourself.',
      'You work steadily without being driven by results, and can tell when good enough really is enough.',
      'Some aims pull you a long way and others hardly at all, so the choice of field counts for more than pep talks.',
    ],
    high: [
      'You like a goal that takes some reaching, and you tend to stay with a piece of work until you respect it.',
      'Doing the minimum sits badly with you. You notice the gap between done and done well.',
      'Progress matters to you. A job in which nothing ever gets better would wear thin within the year.',
    ],
    'very high': [
      'You set the bar high and then raise it. Half-hearted work, your own above all, bothers you.',
      'Hard goals are where you feel most awake, and you carry on long after others would call it finished.',
    ],
  },
  communication: {
    'very low': [
      'Company in quantity drains you. You do your best thinking alone or with one or two people you trust.',
      'Meeting strangers and speaking to groups cost you real energy, so a job built on either would be an uphill one.',
    ],
    low: [
      'You are selective about company. Small groups and written words suit you better than a crowded room.',
      'You can talk to new people when you need to, and you need quiet afterwards.',
      'Speaking up in a group takes you some effort; what you say has often been thought through first.',
    ],
    middle: [
      'You enjoy people in moderate doses: a morning of meetings is fine, a week of them is not.',
      'You move between company and quiet without much strain, as long as you get some of each.',
      'You talk readily about what you know and say less about what you do not.',
      'With familiar people you are at ease; with strangers you warm up at your own speed.',
    ],
    high: [
      'Talking things through with others helps you think, and new faces are more of a draw than a hurdle.',
      'You explain yourself with some pleasure and pick up energy from a lively room.',
      'You make contact easily. Days without conversation would feel long to you.',
    ],
    'very high': [
      'People are where your energy comes from. You start conversations, hold a group and seldom tire of either.',
      'You are at home in front of others, and work that kept you apart from them would slowly dull you.',
    ],
  },
  helping: {
    'very low': [
      "Other people's troubles are not where you want to spend your working day, and it is better to know that early.",
      'You keep some distance from the feelings of others. Work judged on results rather than care will suit you more.',
    ],
    low: [
      'You help when asked and do it properly, without looking for occasions to.',
      'You care about the people near you; looking after strangers for a living is a different matter.',
      'You tend to notice the problem before you notice how somebody feels about it.',
    ],
    middle: [
      'You are considerate without making care the point of your work.',
      'You notice moods and respond to some of them, keeping a line between their day and yours.',
      'Being of help pleases you, and so do other things. It can be a part of your job rather than its purpose.',
      'How much you give depends on the person and on what else you carry that week.',
    ],
    high: [
      'You pick up quickly when someone is low, and a day in which you made a difference to somebody feels well spent.',
      'Being of real help to people matters to you. Work whose benefit nobody feels would leave you asking what it is for.',
      'You take an interest in how others are doing, and they probably know it.',
    ],
    'very high': [
      "Other people's wellbeing is close to the centre of what you want from work.",
      'You read how people feel almost without trying and find it hard to walk past somebody who needs a hand.',
    ],
  },
  analytical: {
    'very low': [
      'Long chains of reasoning tire you quickly. You trust experience, instinct or a good adviser over a page of evidence.',
      'Puzzles for their own sake do little for you. You would rather act and see what happens.',
    ],
    low: [
      'You are willing to think a matter through when it counts, and glad when somebody else has done so already.',
      'Theory interests you less than use. Show you that a thing works and you are content.',
      'Careful analysis is a tool you pick up when you must, rather than one you reach for first.',
    ],
    middle: [
      'You ask for reasons without needing every one of them before you move.',
      'You reason well enough about what touches you and let the rest go.',
      'A tricky question can catch your interest for an hour; as a daily diet it might be too much.',
      'You weigh evidence and instinct against each other, and which of them wins varies.',
    ],
    high: [
      'You like to know why, and a claim without evidence does not get far with you.',
      'A problem that needs careful thought is an invitation. You look under the first answer for a better one.',
      'You enjoy taking a question apart, and you would miss it in a job that never asked you to.',
    ],
    'very high': [
      'Working out why things happen is one of your chief pleasures, and you test a claim before you trust it.',
      'You think in causes and evidence. Work that leaves no room for questions would starve you.',
    ],
  },
  creativity: {
    'very low': [
      'You have no wish to reinvent what works. A tried method, done well, is more satisfying to you than a new idea.',
      'Inventing from nothing is not your pleasure; you would sooner be given a sound pattern to follow.',
    ],
    low: [
      'You lean towards methods that have proved themselves, and change them when there is cause.',
      'You improve things here and there rather than starting afresh.',
      'Original ideas are not what you look to yourself for. Judging the ideas of others may be.',
    ],
    middle: [
      'You have ideas of your own and no need to see each of them carried out.',
      'You use a proven method by default and vary it when it stops working.',
      'Making new things is a pleasure in its place, beside the pleasure of doing known things properly.',
      'You can be inventive when a problem asks for it, without needing that to be every day.',
    ],
    high: [
      'Ideas come to you readily, and you like making something that was not there before.',
      'Given a method, you start wondering about a better one. Routine without room for change would bore you.',
      'You look for your own way of doing things and enjoy giving an idea a shape that others can see.',
    ],
    'very high': [
      'Making new things is a need rather than a hobby. You would feel cramped where every step is laid down.',
      'You think in possibilities. A blank page is closer to a pleasure than a threat.',
    ],
  },
  planning: {
    'very low': [
      'You live by what the day brings. Plans, lists and filing are things you put up with at best.',
      'You start when the moment comes, often late, and rely on pressure to bring things together.',
    ],
    low: [
      'You keep plans loose. Order matters to you less than freedom to change your mind.',
      'Deadlines get your attention when they are near. Until then you would rather keep things open.',
      'You begin first and arrange later, which is quick when the task is small and costly when it is large.',
    ],
    middle: [
      'You plan what needs a plan and improvise the rest.',
      'Your order is good enough to find things, without being the kind that others admire.',
      'Big tasks get a list from you and small ones do not, which is a fair economy.',
      'You like to know roughly where you are going, and leave the details for when you get there.',
    ],
    high: [
      'You think before you start, keep your things in order and are seldom caught out by a date.',
      'A plan settles you. You like to see the steps laid out and then to tick them off.',
      'Others can rely on you to remember what was agreed, because you wrote it down.',
    ],
    'very high': [
      'You plan as a matter of course, and a muddle around you is something you will put right.',
      'Structure is how you think. You are prepared early and uneasy in work that is made up as it goes.',
    ],
  },
  practical: {
    'very low': [
      'You would rather discuss, write or work something out than build it. Tools are for other people.',
      'Work with your hands does not draw you, and neither does mending what is broken.',
    ],
    low: [
      'You do practical jobs when they must be done and are happier with ideas, words or people.',
      'A result you can touch is no great reward for you. Other kinds of result are.',
      'Given a choice between the workshop and the meeting room, you would probably take the meeting room.',
    ],
    middle: [
      'You turn your hand to things when there is a reason, and do not miss it when there is none.',
      'You can move between talking about a thing and doing it.',
      'Some hands-on work would make a good counterweight in your week, if not its main part.',
      'You like to see a result, whether or not it is one that can be held.',
    ],
    high: [
      'You like work you can see and touch, and when something breaks you look for the screwdriver first.',
      'You would sooner try a thing than talk about it. At the end of the day you want something to show.',
      'Doing is how you learn. Meetings with no outcome try your patience.',
    ],
    'very high': [
      'You think with your hands. A day that leaves nothing made, mended or moved is a day half wasted to you.',
      'Real materials and visible results are what satisfy you; work made only of words would feel thin.',
    ],
  },
  resilience: {
    'very low': [
      'When things go wrong you feel it fully, and for a while. Calm surroundings will let you do far better work.',
      'Setbacks stay with you. That calls for work where alarms are rare and mistakes can be put right.',
    ],
    low: [
      'Stress takes something out of you, and clear thinking is harder in the middle of it.',
      'You notice tension early, in yourself as much as in others, and it takes time to pass.',
      'A bad morning can colour your afternoon. Predictable work makes that happen less.',
    ],
    middle: [
      'You stay steady under ordinary stress and feel the extraordinary kind.',
      'Some setbacks roll off you and some do not. It would be worth noting which.',
      'You keep your head in most situations, given a moment to collect yourself.',
      'How calm you are depends a good deal on whether you feel prepared.',
    ],
    high: [
      'You keep a clear head when plans fall through, and small setbacks do not spoil your day.',
      'Trouble tends to make you quieter and more exact rather than more hurried.',
      'You are steady when things go wrong, and that steadies the people around you.',
    ],
    'very high': [
      'Very little rattles you. You think as clearly in a crisis as out of one, and recover your balance at once.',
      'Calm under strain is one of your plainest traits; emergencies bring out your best thinking.',
    ],
  },
  risk: {
    'very low': [
      'You want firm ground. Choosing the safe option is a considered habit with you and not a failure of nerve.',
      'Deciding on thin information is something you avoid wherever you can.',
    ],
    low: [
      'You like to know the odds, and given two paths you tend to take the one that is better lit.',
      'You would rather be right slowly than wrong quickly.',
      'Change is welcome once you have seen that it works. You do not need to be the first to test it.',
    ],
    middle: [
      'You take a chance where the loss would be small and hold back where it would not.',
      'You neither seek uncertainty nor shrink from it. The stakes decide.',
      'You can act on part of the facts, and feel better with most of them.',
      'A new venture would interest you, provided there was a way back.',
    ],
    high: [
      'You will try a thing that might fail, and can decide before all the facts are in.',
      'Uncertainty holds some appeal for you. The safe choice is only one choice among several.',
      'You accept that new things sometimes go wrong and do not hold it against them.',
    ],
    'very high': [
      'You are drawn to the open question and the untested way, and regret caution more than failure.',
      'Deciding in the dark does not trouble you. Too much safety does.',
    ],
  },
  spatial: {
    'very low': [
      'Machines, maps and diagrams are not your language. You take in the world through words, people or numbers.',
      'You would sooner be told the way than shown a plan of it, and how devices work is of little interest.',
    ],
    low: [
      'Technical drawings and devices take you some effort. You can use them without enjoying them.',
      'You are content for a machine to work without asking how.',
      'Picturing shapes and layouts in your head is not something you rely on.',
    ],
    middle: [
      'You read a map or a diagram well enough and follow how a device works when it is explained.',
      'Technical things interest you when you have a use for them.',
      'You can picture a layout when you need to. It is a tool you have, without being the one you reach for first.',
      'You get on with most equipment, after a look at the instructions.',
    ],
    high: [
      'You picture objects and spaces easily and like to know what goes on inside a machine.',
      'Plans and diagrams speak to you directly, often more quickly than text.',
      'You have an eye for how parts fit together, and new equipment tends to make you curious.',
    ],
    'very high': [
      'You see in three dimensions and think in mechanisms. How a thing works is usually your first question.',
      'Shapes, systems and machines come naturally to you, and work without them would leave a good tool idle.',
    ],
  },
  burnout: {
    'very low': [
      'A heavy load wears you down quickly and recovery takes its time. Workload will matter as much to you as the work.',
      'Your reserves empty sooner than you would like, so hours and rest belong among your first questions to an employer.',
    ],
    low: [
      'Demanding weeks leave their mark. You need gaps between them, and planning those gaps is part of your job.',
      'You can work hard for a stretch and pay for it afterwards.',
      'Long busy seasons would be hard on you, however much you liked the work itself.',
    ],
    middle: [
      'You cope with a busy spell and want it to end.',
      'You recover from hard weeks in reasonable time, provided you take the rest when it is there.',
      'You carry a full load well and an overfull one for a while.',
      'Rest is something you manage more often than not; in crowded weeks it tends to be the first thing to go.',
    ],
    high: [
      'You bounce back from demanding weeks and know how to rest before you need to.',
      'A full diary does not frighten you. You pace yourself and come back fresh.',
      'You can carry a heavy load for a good while, and notice in time when it is too much.',
    ],
    'very high': [
      'Heavy weeks pass over you without leaving much behind. You recover fast and guard your rest.',
      'You have deep reserves and look after them, which opens work that would exhaust others.',
    ],
  },
};
