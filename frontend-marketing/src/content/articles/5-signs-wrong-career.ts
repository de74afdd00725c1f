import { BRAND, claims } from '@bearings/domain';
import type { Article } from './article';
import { h2, listBlock, note, p, quote } from './blocks';
import { EDITORS_BYLINE } from './editors';

export const fiveSignsArticle: Article = {
  slug: '5-signs-wrong-career',
  title: 'Five signs that you may be in the wrong career',
  subtitle: 'And, for each of them, what else it might be and how to find out before you hand in your notice',
  excerpt:
    'Five signs that a career does not suit you, what else each might mean, and how to find out before you resign.',
  ...EDITORS_BYLINE,
  date: '2026-09-16',
  category: 'Career Change',
  tags: ['career change', 'job satisfaction', 'burnout', 'decisions'],
  body: [
    p(
      'Nearly everybody has a bad Monday. Some people have a bad year, and find at the end of it that they changed jobs when what they needed was a holiday, or took a holiday when what they needed was a different line of work. The trouble is that a wrong career, a wrong job and a hard patch feel much alike from the inside. Below are five signs worth taking seriously. Each comes with its usual impostor and a way to tell the two apart.',
    ),
    note(
      'This is a way of thinking and not a test. The five signs are our own arrangement of research on fit, burnout and decisions; nobody has shown that three out of five mean you should leave.',
    ),
    h2('1. The work at the centre leaves you cold'),
    p(
      'Every occupation has a centre: the thing you would still be doing if the meetings, the forms and the commute were taken away. A nurse cares for patients, an accountant makes sense of figures, a joiner makes things fit. If the centre itself bores you, no better employer will mend it. The research on interests supports this reading up to a point. Work that fits people’s interests goes with better performance, clearly, and with greater satisfaction, modestly.',
    ),
    p(
      '**What else it might be:** you may hardly ever get to the centre. Many people like their trade and dislike the nine tenths of their week that is something else.',
    ),
    p(
      '**How to find out:** for ten working days, write down what you did each hour and whether it gave you energy or took it. Ten days is enough to see whether the drain comes from the work or from what surrounds it.',
    ),
    h2('2. You do not want the next job up'),
    p(
      'Look at someone who is eight or ten years ahead of you and good at it. Would you like their day? Not their salary or their parking space, but the calls, decisions and worries between nine and five. If the honest answer is no for everyone you can see up there, the road you are on leads somewhere you do not wish to go.',
    ),
    p(
      '**What else it might be:** you may want to stay where you are, which is allowed. Plenty of people are happiest as the person who does the work and never as the person who manages it.',
    ),
    p(
      '**How to find out:** ask one of those people what last week consisted of. Titles mislead, and diaries seldom do.',
    ),
    h2('3. What you do best, you do elsewhere'),
    p(
      'Perhaps you are the friend who settles quarrels, the cousin who mends the boiler, the club secretary whose spreadsheets are a work of art, and none of it is ever asked of you between Monday and Friday. A career that uses nothing of what comes easily to you is an expensive way to spend your best hours.',
    ),
    p(
      '**What else it might be:** a hobby that is a joy because nobody pays you for it. Some pleasures do not survive a deadline.',
    ),
    p(
      '**How to find out:** bring a little of it to work. Wrzesniewski and Dutton described in 2001 how people reshape their jobs from within, by taking on some tasks, dropping or lightening others, and changing whom they deal with. They called it job crafting. If a small dose changes how the week feels, you have learnt something at no cost.',
    ),
    h2('4. Rest no longer brings you back'),
    p(
      'Tiredness goes away with sleep and a free weekend. Burnout is described by Maslach and Leiter as three things together: exhaustion, growing cynicism about the work, and a feeling of achieving little. The World Health Organization lists it as something that happens in connection with work, and expressly not as a medical condition.',
    ),
    p(
      '**What else it might be:** most often, conditions. The Health and Safety Executive names six that have to be managed well if work is not to make people ill: demands, control, support, relationships, role and change. A good career can be ruined by any of these, and a new career with the same workload will exhaust you just as fast. It may also be illness that has nothing to do with work.',
    ),
    p(
      '**How to find out:** go through the six and mark what is wrong. If the marks are on workload or on one person, speak to your manager or to HR before you redraw your life. And if you feel low most days, sleep badly or cannot see a way forward, see your GP first. Large decisions keep; health should not have to.',
    ),
    h2('5. The only thing holding you is what you have already spent'),
    p(
      'The degree took four years. The training contract cost your parents money. You have been there since you were twenty-two. These feel like reasons to stay, and they are all in the past. Arkes and Blumer showed in 1985 how readily people go on with something because they have already paid for it, even when the alternative is plainly better. What you have spent is gone either way; only what comes next can be chosen.',
    ),
    p(
      '**What else it might be:** a real cost ahead of you. A pension, a mortgage and a licence that lapses are about the future, and deserve to be weighed.',
    ),
    p('**How to find out:** ask yourself this, and answer before you have time to be sensible.'),
    quote('If I had been given this job yesterday, by accident, with all I know about it today, would I keep it?'),
    h2('What happens to those who leave'),
    p(
      'Two findings pull in different directions, and both are worth knowing. Boswell, Boudreau and Tichy followed managers over several years and found that satisfaction rose on changing jobs and then fell back, a honeymoon and a hangover. Some of the joy of a new start is the start.',
    ),
    p(
      'On the other side, the economist Steven Levitt persuaded thousands of people who could not decide about something to let a coin toss settle it. Where the question was a large one, such as leaving a job, those whom the coin told to change were more likely to do so, and reported being happier half a year later. They were volunteers already on the brink, reporting on themselves, so this is no advice to resign. It does suggest that people who have been torn for a long time lean too far towards staying.',
    ),
    h2('Before you resign'),
    listBlock(
      'Name the thing you want more of and the thing you want less of, in one sentence each. ‘Anything but this’ is not a direction.',
      'Change the smallest thing that could work, in this order: the tasks, the team, the employer, the occupation.',
      'Try the new work for a day, an evening class or a few weekends, and speak with at least three people who live by it. One of them should have left it.',
      'Do the sums for a year on less money, and ask what training costs and whether anyone else would pay for it.',
      'Use the free help. Public careers services exist in every part of the United Kingdom: the National Careers Service in England, Skills Development Scotland, Careers Wales and the Careers Service in Northern Ireland.',
    ),
    p(
      `An assessment can help with the first of these by giving names to what you are drawn to. [The one we make](/assessment) takes ${claims.blog.duration}, and the preview costs nothing. It can tell you which kinds of work resemble your answers. Whether to leave is a question that ${BRAND.name} cannot answer, and you should be wary of anybody who says they can. How much weight such a result can bear is the subject of [the science behind matching](/blog/science-behind-personality-career-matching).`,
    ),
  ],
  sources: [
    {
      author: 'Amy Wrzesniewski and Jane E. Dutton',
      year: 2001,
      title: 'Crafting a job: Revisioning employees as active crafters of their work',
      where: 'Academy of Management Review 26(2), 179–201',
    },
    {
      author: 'Kevin A. Hoff and colleagues',
      year: 2020,
      title: 'Interest fit and job satisfaction: A systematic review and meta-analysis',
      where: 'Journal of Vocational Behavior 123',
    },
    {
      author: 'Christopher D. Nye, Rong Su, James Rounds and Fritz Drasgow',
      year: 2017,
      title: 'Interest congruence and performance: Revisiting recent meta-analytic findings',
      where: 'Journal of Vocational Behavior 98, 138–151',
    },
    {
      author: 'Christina Maslach and Michael P. Leiter',
      year: 2016,
      title: 'Understanding the burnout experience: Recent research and its implications for psychiatry',
      where: 'World Psychiatry 15(2), 103–111',
    },
    {
      author: 'World Health Organization',
      year: 2019,
      title: 'Burn-out an ‘occupational phenomenon’: International Classification of Diseases',
      where: 'World Health Organization, Geneva',
    },
    {
      author: 'Health and Safety Executive',
      year: 2019,
      title: 'Tackling work-related stress using the Management Standards approach',
      where: 'Health and Safety Executive, workbook WBK01',
    },
    {
      author: 'Hal R. Arkes and Catherine Blumer',
      year: 1985,
      title: 'The psychology of sunk cost',
      where: 'Organizational Behavior and Human Decision Processes 35(1), 124–140',
    },
    {
      author: 'Wendy R. Boswell, John W. Boudreau and Jan Tichy',
      year: 2005,
      title: 'The relationship between employee job change and job satisfaction: The honeymoon-hangover effect',
      where: 'Journal of Applied Psychology 90(5), 882–892',
    },
    {
      author: 'Steven D. Levitt',
      year: 2021,
      title: 'Heads or tails: The impact of a coin toss on major life decisions and subsequent happiness',
      where: 'Review of Economic Studies 88(1), 378–405',
    },
  ],
  related: ['science-behind-personality-career-matching', 'hidden-job-market', 'remote-work-personality-types'],
};
