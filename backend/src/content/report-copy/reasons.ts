import type { Category } from '@bearings/contracts';

interface ReasonCopy {
  /** In a sentence, without an article: singular. */
  noun: string;
  /** Both the person and the work are high. */
  shared: readonly string[];
  /** Both are low. */
  spared: readonly string[];
  /** The work asks for more than the person has. */
  stretch: readonly string[];
  /** The person has more than the work uses. */
  unused: readonly string[];
}

/**
 * How a category speaks for or against a career: whole sentences about "it", the career in hand.
 * Stress tolerance and pressure resilience only ever speak against, by the method of matching.
 */
export const REASONS: Record<Category, ReasonCopy> = {
  leadership: {
    noun: 'leadership',
    shared: [
      'Somebody has to decide here, and you like being that person.',
      'It puts people and choices in your charge, which your answers ask for.',
      'Responsibility comes with the post, and you reach for it rather than away from it.',
      'Your wish to set a direction would be used.',
      'It gives you something to run, with your name on the result.',
      'People would look to you for the next step, and that is a place you like to stand in.',
    ],
    spared: [
      "You can be good at it without being anybody's boss.",
      'It asks for little command over others, and you would not miss it.',
      'Few decisions about other people fall to you in it, as you prefer.',
      'Getting on in it depends on the work itself more than on taking command.',
      'You would answer for your own part and seldom for that of others.',
    ],
    stretch: [
      'It expects more taking charge than you say you enjoy.',
      'Sooner or later it asks you to direct others, which is not what you look for.',
      'The decisions are yours in this work, whether or not you want them.',
    ],
    unused: [
      'It offers little authority, and you like having some.',
      'Your readiness to lead would find few openings here.',
      'You might wait a long while for a decision of your own.',
    ],
  },
  motivation: {
    noun: 'motivation',
    shared: [
      'It rewards long effort, and you have that to give.',
      'The standard is high and stays high, which suits how you work.',
      'Your wish to do a thing properly has room here.',
      'There is always a next level to reach, and you like one.',
      'Persistence is what tells people apart in it, and yours is considerable.',
      'It gives ambition a measure to work against.',
    ],
    spared: [
      'It can be done well without a life given over to it.',
      'It asks for less striving than most work.',
      'A steady, sensible effort is enough for it, and that is what you offer.',
      'You could do it in peace, without chasing one target after another.',
    ],
    stretch: [
      'It selects for driven people, and you did not describe yourself as one.',
      'The striving it expects goes beyond what your answers suggest you want.',
      'Without a strong wish to excel it may wear you down.',
    ],
    unused: [
      'Its targets may feel too easy for you after a time.',
      'Your drive would soon look for a larger aim than it offers.',
      'It is not rated as work for the ambitious, and you like to see progress.',
    ],
  },
  communication: {
    noun: 'communication',
    shared: [
      'Much of it happens in conversation, where you are at ease.',
      'It puts you among people for most of the day, and you gain from that.',
      'Explaining and persuading are daily tasks in it, and you enjoy both.',
      'It gives your ease with people a purpose.',
      'You would meet somebody new most weeks and have a reason to talk.',
      'A good word at the right time moves things forward in it, and finding one comes easily to you.',
    ],
    spared: [
      'It leaves you alone with the task for long stretches, as you prefer.',
      'Speeches and crowds play a smaller part in it than in most work.',
      'It is less talkative than most work, and so are you.',
      'What counts in it is the piece of work and not the presentation.',
      'You can do much of it with the door closed.',
    ],
    stretch: [
      'It is more sociable than you are, for hours at a time.',
      'You would be talking to people through most of the day, and you said that tires you.',
      'Meeting and persuading people takes a larger share of it than you would choose.',
    ],
    unused: [
      'There is less company in it than you like.',
      'Long hours without conversation would be the hard part for you.',
      'Your gift for contact with people would have little to do.',
    ],
  },
  helping: {
    noun: 'care for others',
    shared: [
      'Somebody is better off at the end of the day, and you would know who.',
      'Care for people is built into it, where you want it.',
      'It turns concern for others into a craft.',
      "The needs of another person set the day's agenda, and you would not resent it.",
      'It lets you be of use to someone you can look in the eye.',
      'Kindness is a working tool in it and not only a virtue.',
    ],
    spared: [
      'It is judged by results and not by care, in keeping with your answers.',
      'The troubles of others stay mostly outside its door.',
      'It asks you to be correct rather than comforting.',
      'Its problems are things and facts more than feelings.',
      'You would seldom have to carry the worries of other people in it.',
    ],
    stretch: [
      'It leans on sympathy throughout the day, more than yours naturally runs to.',
      'Looking after people is a larger part of it than you would choose.',
      "You would be close to other people's difficulties, which is not where you like to be.",
    ],
    unused: [
      'You would seldom see the person your work is for.',
      'Your wish to be of help finds no direct outlet in it.',
      "It is further from people's lives than your answers suggest you want to be.",
    ],
  },
  analytical: {
    noun: 'analytical thinking',
    shared: [
      'It is made of questions that need working out, and you enjoy those.',
      'Evidence settles matters here, as you like it to.',
      'It gives a curious mind something new to take apart each week.',
      'Careful reasoning is the daily work of it rather than an occasional duty.',
      'There is something to find out in it on most days.',
      'It needs a mind that asks for proof, and yours does.',
    ],
    spared: [
      'It calls for good sense more than for theory.',
      'You learn it by doing and not by long study of causes.',
      'Few of its problems need a page of reasoning.',
      'Experience answers most of its questions, and theory the rest.',
      'Knowing how matters more in it than knowing why.',
    ],
    stretch: [
      'It asks for more sustained analysis than you say you like.',
      'The theory behind it is heavy, and you would meet it early in the training.',
      'Close reasoning fills a larger part of its day than of your preferences.',
    ],
    unused: [
      'Your curiosity may run ahead of the questions it poses.',
      'It stops to ask why less often than you do.',
      'There is less to work out in it than you would like.',
    ],
  },
  creativity: {
    noun: 'creativity',
    shared: [
      'It pays for ideas, and you have them.',
      'You would be making things that did not exist before.',
      'Original solutions are expected in it and not merely allowed.',
      'Your own way of doing things would be an asset in it.',
      'It starts from an idea, and you are seldom short of one.',
      'Invention is the heart of it rather than the decoration.',
    ],
    spared: [
      'Proven methods are its strength, as they are yours.',
      'Nobody will ask you to reinvent it.',
      'It is a matter of doing the right thing again, reliably.',
      'Good work in it means work done to a known standard.',
      'It has its ways, and you would be glad to learn them.',
    ],
    stretch: [
      'It wants new ideas more often than you care to produce them.',
      'Inventing is part of the daily task, and you lean towards tried ways.',
      'A blank page comes with it, and you prefer a pattern.',
    ],
    unused: [
      'The method is mostly given, and you like to vary it.',
      'It gives little room to ideas of your own.',
      'Your inventiveness would have to find its place outside working hours.',
    ],
  },
  planning: {
    noun: 'planning',
    shared: [
      'Order and preparation decide the result, and you bring both.',
      'Its deadlines and details reward the way you already work.',
      'It relies on someone who remembers, records and prepares.',
      'A well-kept plan is half of it.',
      'Somebody has to see that nothing is forgotten in it, and that comes naturally to you.',
      'It goes well when it is thought through beforehand, as you would do anyway.',
    ],
    spared: [
      'Neat timetables matter less in it than in most work.',
      'It leaves more room than most work to respond to what comes, as you prefer.',
      'Filing and scheduling weigh less in it than elsewhere.',
      'It lives by the situation more than by the calendar.',
      'Tidy systems are not what it is judged by.',
    ],
    stretch: [
      'It punishes a forgotten detail, and details are not your favourite thing.',
      'It demands an orderliness that you would have to build up.',
      'Records and schedules take up more of it than you would like.',
    ],
    unused: [
      'Detail and timetables count for less in it than you would like.',
      'It puts less weight on order than you do.',
      'Your orderliness would have less effect here than elsewhere.',
    ],
  },
  practical: {
    noun: 'practical work',
    shared: [
      'You would have something to show at the end of the day.',
      'It is done with hands and tools as much as with the head, which is how you like to work.',
      'Its results can be seen and touched.',
      'Doing comes before discussing in it.',
      'You would be on your feet with something real in front of you.',
      'It suits a person who would rather pick up the tool than write the memo.',
    ],
    spared: [
      'It needs few tools, and you would not miss them.',
      'It works with ideas and words rather than materials, as you do.',
      'There is less to lift, fix or fit in it than in most work.',
      'The result is on paper, on a screen or in a conversation.',
      'Hands-on tasks are the smaller part of it.',
    ],
    stretch: [
      'It is more hands-on than you described yourself.',
      'Tools and physical tasks are a daily part of it, and they do not draw you.',
      'It expects a practical knack that you would have to acquire.',
    ],
    unused: [
      'It produces little that you could hold in your hand.',
      'You would sit more and make less than you like.',
      'Your liking for real materials would go hungry.',
    ],
  },
  resilience: {
    noun: 'stress tolerance',
    shared: [],
    spared: [],
    stretch: [
      'It brings more stress than your answers suggest you would welcome.',
      'Hard moments are part of the routine, and they stay with you.',
      'It asks for a cool head in situations that you find trying.',
      'Things go wrong in it more often than would suit you.',
    ],
    unused: [],
  },
  risk: {
    noun: 'risk tolerance',
    shared: [
      'There is an element of hazard or uncertainty in it, and you can live with that.',
      'It rewards people who keep their nerve when not everything is known.',
      'Some daring is part of the job and part of you.',
      'It is not for those who need everything safe, and you do not.',
      'How the day will end is not always known in it, and you would like that.',
      'It calls for decisions on thin evidence, which you can bear.',
    ],
    spared: [
      'It values care over daring, as you do.',
      'The safe way is usually the right way in it.',
      'Few gambles are asked of anyone in it.',
      'It checks before it acts, and so do you.',
      'Its surprises are mostly small ones.',
    ],
    stretch: [
      'It involves more uncertainty than you like to live with.',
      'It asks for a readiness to take chances that you did not describe.',
      'There is a hazard or a gamble in it that you would feel.',
    ],
    unused: [
      'It is cautious by nature, and you are less so.',
      'There is little in it to dare.',
      'It leaves few chances to take, and you enjoy taking them.',
    ],
  },
  spatial: {
    noun: 'spatial sense',
    shared: [
      'It needs someone who can picture how things fit, as you can.',
      'Shapes, layouts or mechanisms are its everyday language, and you read it.',
      'Your eye for how things fit together would be in daily use.',
      'It has a technical side that you are likely to enjoy.',
      'Seeing the finished thing before it exists is part of the craft, and you can.',
      'It keeps the eye as busy as the mind, which should suit you.',
    ],
    spared: [
      'Technical drawing and machinery play a small part in it.',
      'You can do it without caring how the equipment works.',
      'It runs on words and people more than on diagrams.',
      'Its tools are simple, or somebody else looks after them.',
      'A poor sense of space would not stand in your way.',
    ],
    stretch: [
      'It relies on technical drawings or equipment, which you do not find easy.',
      'Picturing shapes and systems is a bigger part of it than you would like.',
      'Its technical side would take you extra effort at first.',
    ],
    unused: [
      'Your eye for how things work would be idle in it.',
      'It has little of the technical about it.',
      'No plan, model or machine comes your way in it.',
    ],
  },
  burnout: {
    noun: 'resilience under pressure',
    shared: [],
    spared: [],
    stretch: [
      'The workload can be heavy for longer than you would find comfortable.',
      'It takes a good deal out of people, and you need time to refill.',
      'Its busy periods ask for reserves that you say run out quickly.',
      'You would need to guard your rest in it from the first week.',
    ],
    unused: [],
  },
};

/** For scores and demands nearer the middle; `noun` is filled in. */
export const MODERATE_REASONS = {
  near: [
    'It asks for about as much {noun} as you bring.',
    'In {noun} you and the work are well matched.',
    'Its call for {noun} comes close to your own measure.',
    'What it wants in {noun} lies near what you describe.',
    'Neither too much nor too little {noun} is asked of you.',
  ],
  stretch: [
    'It asks for more {noun} than your answers show, so that would have to grow.',
    'It asks rather more {noun} of you than you reported.',
    'The call for {noun} is the part you would have to grow into.',
    'It would draw on {noun} more heavily than you may expect.',
    'Your score for {noun} lies below what it usually needs.',
  ],
  unused: [
    'It asks for less {noun} than you put in your answers.',
    'It draws less on {noun} than you might like.',
    'There is not much call for {noun} in it.',
    'In {noun} it wants less than you offer.',
  ],
} as const;
