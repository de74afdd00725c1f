/** Frames around the ten careers. Slots: `{a}` an occupation with its article, `{titles}` several, `{nouns}` categories with `{s}`, `{is}`, `{fields}` fields of work. */
export const CAREERS_INTRO: readonly string[] = [
  'The first five, {titles}, are set out at length; five more follow in brief.',
  'Ten careers follow. You will find the fullest entries for {titles}.',
  'Your list opens with {titles}. Those five are described in full and the others more briefly.',
  'Most space goes to {titles}, and rather less to the five after them.',
];

export const FLAT_INTRO: readonly string[] = [
  'Because your scores are so even, no career fits you much better than another. The ten below come from ten different fields, and their order means nothing: take them as doors to try. At length: {titles}.',
  'An even profile gives no ground for a ranking. Here are ten careers from ten fields, in no order, to find out what you react to. Five of them, {titles}, are described more fully for the sake of example.',
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
  'The recurring reason is {nouns}.',
  '{nouns} did most to put them there.',
];

/** The further reasons for a career, after one or two have had a sentence each. */
export const ALSO_FOR: readonly string[] = [
  '{nouns} point{s} the same way.',
  'There is something in it for {nouns} too.',
  'It also makes use of {nouns}.',
  'Add {nouns} to the account.',
  'To a smaller degree {nouns} count{s} in its favour.',
];

/** Said of categories in which both the person and the work are low; `{nouns}` is joined by "or". */
export const SPARED_FOR: readonly string[] = [
  'It asks for little {nouns}, and that suits you as well.',
  'Little {nouns} is needed for it, which is in keeping with your answers.',
  'You would not have to bring much {nouns}.',
  'Its demand for {nouns} is low, and so is your appetite.',
  'That it can be done without much {nouns} is a further point in its favour.',
  'For {nouns} it has hardly any use, as you would wish.',
  'Nor does it depend on {nouns}.',
  'It leaves you in peace as far as {nouns} goes.',
  'A small need for {nouns} makes it easier for you.',
];

/** For the five in brief. */
export const BRIEF_FOR: readonly string[] = [
  'Carried by {nouns}.',
  'It is on the list because of {nouns}.',
  '{nouns} brought it here.',
  'What you share with it is {nouns}.',
  'The match rests on {nouns}.',
  'You would be using {nouns}.',
  '{nouns}: that is the connection.',
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
  'Against it stands its call for {nouns}.',
  'It counts on more {nouns} than your answers offer.',
  'Be ready to work on {nouns} before and after you start.',
  'On {nouns} it would test you.',
  'Your answers leave a gap in {nouns}.',
  'People in it need a good measure of {nouns}, more than yours as it stands.',
  'What it would cost you is effort in {nouns}.',
];

/** Against, in brief: the person has more of `{nouns}` than the work uses. */
export const BRIEF_UNUSED: readonly string[] = [
  'It would leave a good part of your {nouns} unused.',
  'There is less room in it for {nouns} than you might want.',
  'For {nouns} you would have to look outside working hours.',
  'You may miss {nouns} in it.',
  'It draws on {nouns} less than you would like.',
  'What you offer in {nouns} is more than it needs.',
  'The part of you that it neglects is {nouns}.',
  'You would bring more {nouns} than it knows what to do with.',
];

/** Nothing in the scores speaks against a career: a matter of fact, chosen by what is known of it. */
export const PLAIN_CAUTIONS: Readonly<
  Record<'training' | 'shrinking' | 'growing' | 'onSite' | 'remote' | 'none', readonly string[]>
> = {
  training: [
    'Your answers hold nothing against it. The long training is what to weigh before you set out to become {a}.',
    'The tasks suit you; the years of preparation that {a} needs are the price.',
    'What stands between you and being {a} is study rather than temperament.',
  ],
  shrinking: [
    'No score speaks against it. The number of posts is expected to fall in the projection used here, so ask people who work as {a} how they see it.',
    'The work fits and the market is narrowing. Anyone training to be {a} should have a second use for the skill.',
    'It is a matter of openings rather than liking: fewer people are expected to be wanted for the work of {a}.',
  ],
  growing: [
    'There is no conflict with your scores. Many others will have noticed that the field is growing, so expect to compete for the first post as {a}.',
    'Growth draws crowds. Nothing in you speaks against being {a}; something in the queue might.',
    'Your scores agree with it. In a field that grows so fast the daily work of {a} may look different by the time you are trained.',
  ],
  onSite: [
    'Little in your scores argues with it. Bear in mind that the work of {a} can hardly be done from home.',
    'It must be done on the spot, which is the main practical limit on working as {a}.',
    'Temperament is not the obstacle. The place is fixed, though, and so to a large extent are the hours of {a}.',
  ],
  remote: [
    'No objection comes from your scores. Much of the work of {a} can be done alone at a screen, so ask how much company there is.',
    'If anything, the setting needs thought: the work of {a} can follow you home, quite literally.',
    'The fit is even. Ask how newcomers learn, since {a} can be left a good deal alone with a computer.',
  ],
  none: [
    'Nothing in your scores speaks plainly against it, so test it in person: a day beside {a} will show what questions cannot.',
    'The numbers raise no objection. Whether you would enjoy being {a} depends on things they do not measure, such as the people and the place.',
    'There is no clear mismatch. Ask {a} what they find tedious, and see whether you could live with it.',
    'If something should spoil it for you, it is more likely to be the employer than the work of {a}.',
    'Your answers leave no mark against it, which is not the same as a recommendation to become {a}.',
    'Look for the drawback in the hours, the pay or the commute; the tasks of {a} give no cause for doubt.',
    'No single score is at odds with it. A dull week would be the fairest trial of whether to be {a}.',
    'We found nothing to warn you of, and so the burden of proof lies with a visit to {a}.',
  ],
};
