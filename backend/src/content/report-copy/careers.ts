/** Frames around the careers. Slots: `{count}` how many there are, `{a}` an occupation with its article, `{titles}` several, `{nouns}` categories with `{s}`, `{is}`, `{fields}` fields of work. */
export const CAREERS_INTRO: readonly string[] = [
  'The first five, {titles}, are set out at length; five more follow in brief.',
  'Ten careers follow. You will find the fullest entries for {titles}.',
  'Your list opens with {titles}. Those five are described in full and the others more briefly.',
  'Most space goes to {titles}, and rather less to the five after them.',
];

/** The same where what was ruled out, and the training, leave fewer than ten. */
export const SHORT_INTRO: readonly string[] = [
  'Your list has {count} careers and not ten: what you ruled out and the training you would take on leave no more. It opens with {titles}.',
];

/** The same where they are in no order. */
export const SHORT_FLAT_INTRO: readonly string[] = [
  'Your answers do not tell one career from another, so the order of these {count} means nothing. There are not ten, because what you ruled out and the training you would take on leave no more. At length: {titles}.',
];

export const FLAT_INTRO: readonly string[] = [
  'Your answers do not tell one career from another. The ten below come from different fields, and their order means nothing: take them as doors to try. At length: {titles}.',
  'Answers without a direction give no ground for a ranking. Here are ten careers from different fields, in no order, to find out what you react to. Five of them, {titles}, are described more fully for the sake of example.',
];

export const FIELDS_TOGETHER: readonly string[] = [
  'Taken together they lie mostly in {fields}.',
  'If there is a common ground to them, it is {fields}.',
  'More of them belong to {fields} than to anything else.',
  'The list keeps coming back to {fields}.',
];

export const FIELDS_APART: readonly string[] = [
  'They lie in quite different fields, so it is what they ask of you that they have in common, and not the subject.',
  'The list crosses many fields. Look for what the tasks share rather than for a single industry.',
  'No one industry holds them together; the kind of task does.',
];

export const DRIVERS: readonly string[] = [
  'What carried most of them is {nouns}.',
  'Above all it was {nouns} that brought these careers up.',
  'What recurs among the reasons is {nouns}.',
  '{nouns} did most to put them there.',
];

/** Further reasons for a career, after the chief ones have had a sentence each. */
export const ALSO_FOR: readonly string[] = [
  '{nouns} point{s} the same way.',
  '{nouns} speak{s} for it too.',
  'It also makes use of {nouns}.',
  'To a smaller degree {nouns} count{s} in its favour.',
  'There is a place in it for {nouns} as well.',
];

/** Person and work are both well below the middle; `{nouns}` is joined by "or". */
export const SPARED_FOR: readonly string[] = [
  'It asks for little {nouns}, and that suits you.',
  'Little {nouns} is needed for it, which is in keeping with your answers.',
  'It needs hardly any {nouns}, and you would not miss it.',
  'Its demand for {nouns} is low, and so is your appetite.',
  'That it can be done without much {nouns} is a point in its favour.',
  'You would not need much {nouns} for it.',
  'It does not depend on {nouns}.',
  'Very little {nouns} is called for, as you would wish.',
  'A small need for {nouns} makes it easier for you.',
];

/** The person is low and the work asks for less than most work does, without asking for little. */
export const LESS_FOR: readonly string[] = [
  'It leans less on {nouns} than most work does, which suits your answers.',
  'Other work asks for more {nouns} than this.',
  'Its call for {nouns} is below the average.',
  'For {nouns} it has less use than most jobs have.',
  'It is modest in what it wants of {nouns}, and so are you.',
  'You would meet less call for {nouns} here than in many jobs.',
  'Compared with most work it is easy on {nouns}.',
  'It takes less {nouns} than the usual job.',
  'Not much in it turns on {nouns}, compared with other work.',
];

/** The chief reasons in one sentence: for the five in brief, and where the longer wordings are used up. */
export const BRIEF_FOR: readonly string[] = [
  'It was {nouns} that brought it here.',
  'It is on the list because of {nouns}.',
  '{nouns} put{s} it on your list.',
  'What you share with it is {nouns}.',
  'The match with your answers rests on {nouns}.',
  'There is room in it for {nouns}.',
  '{nouns}: that is the connection with your answers.',
  'What links you to it is {nouns}.',
  'It earns its place by {nouns}.',
];

/** No category spoke for it noticeably: the even profile. */
export const NO_REASON_FOR: readonly string[] = [
  'No single preference points to the work of {a}; it is here to widen the view.',
  'It stands for its field. Reading about {a} may tell you whether that field is worth a second look.',
  'Ask yourself what a day as {a} would leave you feeling, since no score singles it out or rules it out.',
  'Take {a} as a sample, and notice your first reaction to it.',
  'Put {a} on the list of people to ask about their work.',
  'Your answers leave the door to it open. Whether you go in depends on what draws you to the life of {a}.',
  'This one is an invitation to think of {a}, which might not have crossed your mind.',
  'Compare it with the others here: the day of {a} is unlike theirs, and you may find that you care about the difference.',
  'For an even profile {a} is a question rather than an answer.',
  'Imagine having been {a} for five years. The picture that comes up is worth more than a score.',
  'Suppose somebody offered you a month as {a}; whether you would say yes is a result in itself.',
];

/** Against, in brief: the work asks for more of `{nouns}` than the person shows. */
export const BRIEF_STRETCH: readonly string[] = [
  'It wants more {nouns} than you described.',
  'You would have to grow in {nouns}.',
  'The demanding side of it is {nouns}, where your score is lower.',
  'What may hold you back is its call for {nouns}.',
  'It counts on more {nouns} than your answers show.',
  'Be ready to work on {nouns} before and after you start.',
  'It would test you in {nouns}.',
  'Between its demands and your answers there is a gap in {nouns}.',
  'People who do it need a good deal of {nouns}, more than you gave yourself.',
  'What it would cost you is effort in {nouns}.',
];

/** Against, in brief: the person has more of `{nouns}` than the work uses. */
export const BRIEF_UNUSED: readonly string[] = [
  'It would leave little outlet for {nouns}.',
  'There is less room in it for {nouns} than you might want.',
  'For {nouns} you would have to look outside working hours.',
  'You may miss {nouns} in it.',
  'It draws on {nouns} less than you would like.',
  'What you offer in {nouns} is more than it needs.',
  'The part of you that it neglects is {nouns}.',
  'It makes less of {nouns} than you do.',
  'There would be days on end without {nouns}.',
  'It asks for less {nouns} than you have to give.',
  'You would bring more {nouns} than it calls for.',
  'Keep a place for {nouns} elsewhere if you take it up.',
  'In this work {nouns} would often lie idle.',
  'It has a smaller part for {nouns} than your answers do.',
];

type Caution = 'training' | 'onSite' | 'remote';

/** A matter of fact to weigh beside a single reason against a career, chosen by what is known of it. */
export const FURTHER_CAUTIONS: Readonly<Record<Caution, readonly string[]>> = {
  training: [
    'Weigh the long training too.',
    'Then there are the years of study that it takes.',
    'Besides, the preparation is about as long as it gets.',
    'The training alone is a commitment of many years.',
  ],
  onSite: [
    'It also has to be done on the spot, so where you live matters.',
    'Working from home is hardly possible in it either.',
    'Think of the way to work as well, because the work does not come to you.',
    'Hours and place are mostly fixed, too.',
  ],
  remote: [
    'Much of it can be done away from the workplace, so ask how much company there would be.',
    'It can also follow you home, since most of it is not tied to a place.',
    'Ask as well how beginners learn where so much is done from a distance.',
    'How much of the week a team spends in one place is a question to ask, too.',
  ],
};

/** Nothing in the scores speaks against a career: a matter of fact, chosen by what is known of it. */
export const PLAIN_CAUTIONS: Readonly<Record<Caution | 'none', readonly string[]>> = {
  training: [
    'Your answers hold nothing against it. The long training is what to weigh before you set out to become {a}.',
    'The years of preparation are the price. Ask {a} whether they would pay it again.',
    'What stands between you and being {a} is study rather than temperament.',
  ],
  onSite: [
    'Little in your scores argues with it. Bear in mind that the work of {a} can hardly be done from home.',
    'It must be done on the spot, which is the main practical limit on working as {a}.',
    'Temperament is not the obstacle. Where you live may be, since the work of {a} is tied to its place.',
  ],
  remote: [
    'No objection comes from your scores. Much of the work of {a} can be done from anywhere, so ask how much company there is.',
    'If anything, the setting needs thought: the work of {a} can follow you home, quite literally.',
    'Ask how newcomers learn, since {a} may well work from home for part of the week.',
  ],
  none: [
    'Nothing in your scores speaks plainly against it, so test it in person: a day beside {a} will show what questions cannot.',
    'The numbers raise no objection. Whether you would enjoy being {a} depends on things they do not measure, such as the people and the place.',
    'There is no clear mismatch. Ask {a} what they find tedious, and see whether you could live with it.',
    'None of the twelve scores warns you off. They cannot see the employer, so choose that with care if you become {a}.',
    'No score counts against it. That is not yet a reason to become {a}, only a reason to look more closely.',
    'If there is a drawback, it lies outside these scores. Ask {a} about the hours, the pay and the way to work.',
    'No single score is at odds with it. A dull week would be the fairest trial of whether to be {a}.',
    'Your answers hold no warning. Ask {a} which days they would skip, and count how many there are.',
    'The scores leave it open. Spend a morning with {a} before you decide.',
    'Look for the drawback yourself: ask {a} what made a colleague leave.',
    'Your scores are silent on it. Read three job adverts for {a} and mark what puts you off.',
    'On paper it suits you. Find out from {a} what paper leaves out.',
    'We found nothing to warn you of, so let {a} try: ask which part of the work they would gladly hand over.',
  ],
};
