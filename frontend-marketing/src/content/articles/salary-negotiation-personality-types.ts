import type { Article } from './article';
import { h2, listBlock, note, p, quote } from './blocks';
import { EDITORS_BYLINE } from './editors';

export const salaryNegotiation: Article = {
  slug: 'salary-negotiation-personality-types',
  title: 'Salary negotiation for people who would rather not',
  subtitle:
    'How much personality has to do with it, what preparation can do instead, and words to use whatever your temperament',
  excerpt:
    'How much personality matters when you ask for more pay, what preparation can do instead, and words that suit your temperament.',
  ...EDITORS_BYLINE,
  date: '2026-06-17',
  category: 'Career Growth',
  tags: ['salary', 'negotiation', 'agreeableness', 'job offers', 'pay'],
  body: [
    p(
      'There is a picture in most of our heads of the person who negotiates well: quick, loud, unembarrassed by silence and by money. If you are not that person it is tempting to sign whatever is put in front of you and be thankful. The research suggests two comforting things. Temperament matters less than the picture implies, and the part that matters can largely be prepared at a desk, alone, the evening before.',
    ),
    h2('What personality does'),
    p(
      'A meta-analysis by Sharma, Bottom and Elfenbein found that personality and ability do leave traces on how negotiations turn out. The traces are mostly small, and they differ with what you count: the money gained, the value the two sides create together, or how the other party feels about you afterwards.',
    ),
    p(
      'The trait that comes up most often is **agreeableness**, the wish to get on with people. In experiments by Barry and Friedman, agreeable and extraverted people did somewhat worse when the bargaining was over a single price, partly because the other side’s opening figure pulled them along. It showed most in those who had come without high aspirations of their own. In bargaining over several issues, where both sides can gain, these traits did no harm, and clear thinking helped.',
    ),
    p(
      'Agreeableness also shows in pay over the years. Judge, Livingston and Hurst found in American surveys that agreeable people earned less than others, and that the gap was much wider among men. Whether that comes from bargaining, from choosing kinder and worse-paid work, or from how others see a gentle man, such data cannot say.',
    ),
    h2('Asking, and being answered'),
    p(
      'Does it pay to ask at all? Marks and Harold surveyed newly hired people in the United States. Those who had negotiated reported starting about 5,000 dollars higher on average than they were first offered. It was a survey, so bolder people with better offers may account for some of that. The manner counted too: people who argued their case openly, whether by standing firm or by looking for a solution together, gained more than those who gave way or offered to meet halfway.',
    ),
    p(
      'It would be dishonest to leave out that asking is not equally welcome from everybody. In experiments by Bowles, Babcock and Lai, people judging candidates were less willing to work with a woman who had asked for more than with a man who had done the same, men in particular. The old claim that women do not ask looks weaker than it did: among Australian employees, Artz, Goodall and Oswald found that women asked about as often as comparable men and were given a rise less often. And in a field experiment by Leibbrandt and List, a simple remark in the advertisement that pay was negotiable did away with the gap in who asked.',
    ),
    note(
      'Most of these studies are American, many use students or surveys, and none can promise you a sum. Treat them as reasons to prepare, and do not blame your character for an employer’s habits.',
    ),
    h2('Find your number before you need your nerve'),
    p(
      'The strongest remedy for a gentle temperament is a figure that does not come from you. In the United Kingdom the place to begin is the *Annual Survey of Hours and Earnings* of the Office for National Statistics, which gives the middle wage and the quarter points for hundreds of occupations. Look up yours, and note three things: the year, whether the figure is for full-time staff, and how broad the group is. Then read a dozen current advertisements and, if you can, ask two people in the trade what they would expect for the post. Our report puts national figures of this kind beside each career it shows, with the source and year, and says where a figure is an estimate.',
    ),
    p('Out of this, write down three numbers.'),
    listBlock(
      '**Your opening**, near the top of what the evidence will bear. Galinsky and Mussweiler found that the side which named the first figure tended to do better, because the figure pulls the conversation towards itself. Going first is wise when you know the market. When you do not, ask for their range.',
      '**Your aim**, the figure you would be pleased to tell a friend.',
      '**Your floor**, below which you would say no, decided while you are calm.',
    ),
    h2('Words that suit you'),
    p(
      '**If you dislike conflict**, stop thinking of it as one. You and the person opposite both want you to start, and the figure is a problem on the table between you. It also helps to bargain on someone else’s behalf: the household, or the person you will be in three years.',
    ),
    quote(
      'Thank you, I would very much like to do this work. For posts like this one I have seen a range from here to here, and with my experience I was expecting something in the upper part of it. What could you do?',
    ),
    p(
      '**If you are quiet**, use writing and use silence. Ask for the offer by email and answer it the next day. When you do speak, say the sentence and then stop. The pause feels longer to you than it does to them, and filling it usually costs money.',
    ),
    quote('I would like a day to look at this properly. May I come back to you tomorrow afternoon?'),
    p(
      '**If you talk easily**, your danger is talking past the point. Decide on your three numbers, give one reason, and count to five. Enthusiasm is welcome; announcing that you would take the job at any price is not a gift to anyone.',
    ),
    p(
      '**If you are a planner**, you will have the evidence and may be thrown by a question that was not in the plan. Rehearse with a friend who has been told to be awkward.',
    ),
    p(
      '**If you avoid risk**, remember what the usual worst case is. A polite request, made once with a reason, after an offer in writing, is ordinary business to the person who receives it. Offers are withdrawn now and then, so weigh that honestly if you could not afford to lose this one, and ask for a smaller thing.',
    ),
    h2('When the answer about pay is no'),
    p(
      'Salary is one line of an offer. A review after six months with the criteria written down, a later start, training that somebody else pays for, pension contributions, extra leave, the job title, a day at home: each is worth something to you and may cost them little. This is also where agreeable people are in their element. Ask which of these would be easiest, and listen to the answer.',
    ),
    p(
      'In a job you already hold, timing does more than eloquence. Ask some weeks before budgets are set, bring a page of what has changed since your pay was last fixed, and make it a request about the work you do now, not about your rent. If the answer is no, ask what would make it a yes and by when, and write it down together.',
    ),
    h2('Your rights in brief'),
    p(
      'In Great Britain the Equality Act 2010 entitles men and women to equal pay for equal work. An employer’s rule against discussing pay cannot be enforced against people who do so to find out whether they are being treated unfairly for a reason such as sex or race. Acas explains both on its website and runs a free helpline. If you suspect that something is wrong, speak to them or to a union before you speak in anger.',
    ),
    p(
      'One last thought. People often accept too little because they cannot see another offer. Finding one is slow and is mostly a matter of [whom you talk to](/blog/hidden-job-market), and knowing what you are good at makes the case easier to put. [How our assessment works](/how-it-works) is a fair place to start.',
    ),
  ],
  sources: [
    {
      author: 'Sudeep Sharma, William P. Bottom and Hillary Anger Elfenbein',
      year: 2013,
      title:
        'On the role of personality, cognitive ability, and emotional intelligence in predicting negotiation outcomes: A meta-analysis',
      where: 'Organizational Psychology Review 3(4), 293–336',
    },
    {
      author: 'Bruce Barry and Raymond A. Friedman',
      year: 1998,
      title: 'Bargainer characteristics in distributive and integrative negotiation',
      where: 'Journal of Personality and Social Psychology 74(2), 345–359',
    },
    {
      author: 'Timothy A. Judge, Beth A. Livingston and Charlice Hurst',
      year: 2012,
      title: 'Do nice guys—and gals—really finish last? The joint effects of sex and agreeableness on income',
      where: 'Journal of Personality and Social Psychology 102(2), 390–407',
    },
    {
      author: 'Michelle Marks and Crystal Harold',
      year: 2011,
      title: 'Who asks and who receives in salary negotiation',
      where: 'Journal of Organizational Behavior 32(3), 371–394',
    },
    {
      author: 'Hannah Riley Bowles, Linda Babcock and Lei Lai',
      year: 2007,
      title:
        'Social incentives for gender differences in the propensity to initiate negotiations: Sometimes it does hurt to ask',
      where: 'Organizational Behavior and Human Decision Processes 103(1), 84–103',
    },
    {
      author: 'Benjamin Artz, Amanda H. Goodall and Andrew J. Oswald',
      year: 2018,
      title: 'Do women ask?',
      where: 'Industrial Relations 57(4), 611–636',
    },
    {
      author: 'Andreas Leibbrandt and John A. List',
      year: 2015,
      title: 'Do women avoid salary negotiations? Evidence from a large-scale natural field experiment',
      where: 'Management Science 61(9), 2016–2024',
    },
    {
      author: 'Adam D. Galinsky and Thomas Mussweiler',
      year: 2001,
      title: 'First offers as anchors: The role of perspective-taking and negotiator focus',
      where: 'Journal of Personality and Social Psychology 81(4), 657–669',
    },
    {
      author: 'Office for National Statistics',
      year: 2025,
      title: 'Annual Survey of Hours and Earnings (ASHE)',
      where: 'Office for National Statistics, published each autumn',
    },
    {
      author: 'Parliament of the United Kingdom',
      year: 2010,
      title: 'Equality Act 2010, sections 66 and 77',
      where: 'legislation.gov.uk',
    },
  ],
  related: ['hidden-job-market', 'personal-brand-personality', 'remote-work-personality-types'],
};
