import { BRAND } from '@bearings/domain';
import type { Article } from './article';
import { h2, listBlock, note, p, quote } from './blocks';
import { EDITORS_BYLINE } from './editors';

export const remoteWorkArticle: Article = {
  slug: 'remote-work-personality-types',
  title: 'Remote work and personality: who does well at home?',
  subtitle: 'The experiments, the little that is known about temperament, and how to find the week that suits you',
  excerpt:
    'What experiments say about working from home, how much personality has to do with it, and how to find the week that suits you.',
  ...EDITORS_BYLINE,
  date: '2026-08-12',
  category: 'Future of Work',
  tags: ['remote work', 'hybrid working', 'introversion', 'flexible working'],
  body: [
    p(
      'It sounds obvious. Introverts, who like quiet, should thrive at home; extraverts, who like company, should wilt. The idea is so tidy that it is usually offered without any evidence. There is some, and it is more interesting than the tidy version.',
    ),
    p(
      'First, a sense of size. In the autumn of 2024 the Office for National Statistics found that 28% of working adults in Great Britain worked partly at home and partly elsewhere. Managers and professionals did so far more often than people in shops, care or cleaning. For most of the workforce, then, the question whether home would suit them never arises: the work is where it is. The rest of this article is for those who have some say.',
    ),
    h2('What experiments have found'),
    p(
      'Most claims about home working compare people who chose it with people who did not, which tells us little. A handful of studies did better, by letting chance decide.',
    ),
    p(
      '**The call centre.** Bloom and colleagues let a large Chinese travel company draw lots among call-centre staff who had volunteered to work at home for most of the week. Over nine months those at home did about 13% more work, chiefly because they took fewer breaks and sick days, and half as many of them left. Two details are quoted less often. Their promotions fell behind what their results deserved. And when everyone could choose again afterwards, more than half changed their minds.',
    ),
    p(
      '**The hybrid week.** In a second experiment at the same company, published in *Nature* in 2024, graduates in engineering, marketing and finance worked at home two days a week or not at all. Resignations fell by about a third. Performance reviews and promotions showed no difference over the following two years.',
    ),
    p(
      '**The other side.** Where a whole firm went home at once, in the pandemic, results were less kind. Gibbs, Mengel and Siemroth found that technology staff at a large Asian company worked longer hours and produced somewhat less, with more of the day lost to meetings. Yang and colleagues saw that when the employees of Microsoft all left their offices, their contacts shrank into tighter groups with fewer bridges between them. Neither study can separate working at home from living through a lockdown.',
    ),
    h2('What is known about personality'),
    p(
      'Less than you would think. One study looked directly at the tidy idea. Evans and colleagues followed mostly British workers from May to August 2020, after they had been sent home. The more extraverted did grow less satisfied and less productive over that time, as expected. But so did the more conscientious, the very people whom everybody had thought made for it. The likely reason, and it is a guess, is that a sudden change took away the order on which careful people rely.',
    ),
    p(
      'The study was short, the answers were people’s own, and hardly anyone had chosen the change. It warns against drawing a straight line from a trait to a workplace.',
    ),
    p(
      'An older finding may be of more use. Barrick and Mount showed in 1993, among managers, that personality says more about performance when people have freedom in how they do their jobs. In a tightly run workplace, rules do much of the steering; where nobody is watching, character does. Home working usually means more freedom. So whatever your habits are, good and bad, expect to see more of them.',
    ),
    quote(
      'Working at home does not change who you are. It takes away some of the scaffolding, and you find out what was holding what up.',
    ),
    note(
      'How sure can we be? Of the effects of hybrid work on leaving, fairly, for the kinds of staff who were studied. Of the effects of personality on success at home, not very: few studies, mostly short, mostly in 2020. What follows is reasoning from your own tendencies and no proven rule.',
    ),
    h2('Read your own tendencies'),
    p(
      `Four of the categories in the ${BRAND.name} assessment bear on the question. Whether you come out as an introvert or an extravert matters less than what you do about each of these.`,
    ),
    listBlock(
      '**Communication.** If talking to people gives you energy, do not leave it to chance: put your collaborative work on office days and keep a standing call on the others. If company tires you, home may be a relief, and your risk is the opposite one of becoming invisible. Write short weekly notes on what you have finished.',
      '**Planning.** If you like order, build the day before it starts, with a fixed beginning, a fixed end and somewhere to put the laptop afterwards. If you tend to leave things late, borrow structure from others: small deadlines, promised to somebody by name.',
      '**Motivation.** High scorers at home often forget to stop. Low scorers may drift when nobody sets the pace. In either case agree on what counts as a good week, in results and not in hours.',
      '**Pressure resilience.** If you need time to recover, the walk to the station may have been doing more for you than you knew. Replace it with another walk.',
    ),
    h2('Things that matter more than temperament'),
    listBlock(
      '**The task.** Concentrated work on one’s own travels well. Training a beginner, settling a conflict and starting something new with strangers travel badly.',
      '**The home.** A door that shuts, a chair that fits and people who respect the door are worth more than any trait.',
      '**Your stage.** Beginners learn by overhearing. If you are in your first two years, an office with good people in it teaches you things that nobody would think of scheduling.',
      '**Your manager.** Someone who judges by results makes distance easy, and someone who counts green dots on a screen makes it miserable.',
    ),
    h2('Try it as an experiment'),
    p(
      'The call-centre staff had to live with home working before they knew whether they liked it. You can do the same on a smaller scale. Fix a pattern for six weeks, and choose beforehand what you will look at: one measure of output, one of mood, and one of whether the right people still know what you do. Change a single thing at a time. After six weeks, ask your manager and a colleague how it looked from where they sat. Then keep it, adjust it, or go back without embarrassment, as so many of the volunteers did.',
    ),
    h2('How to ask in Great Britain'),
    p(
      'Since April 2024 employees in England, Scotland and Wales may make a formal request for flexible working from their first day, and two within any twelve months. The employer must consult you before refusing, must decide within two months unless you both agree to take longer, and may refuse only for one of the business reasons listed in law. It is a right to ask and to be heard; it does not guarantee a yes. Further changes are on the way, and Northern Ireland has rules of its own, so read Acas’s current guidance, or that of the Labour Relations Agency in Belfast, before you write.',
    ),
    p(
      'A good request says which days, from when, which of your tasks they suit, and how your team will reach you. Offering a trial with a date for review makes it easier to agree to. If it is refused and the matter is important to you, that too is information: it may be time to look at [how vacancies are really found](/blog/hidden-job-market), or to ask which kinds of work would give you the week you want. [Our assessment](/assessment) includes a reading of the surroundings that suit you.',
    ),
  ],
  sources: [
    {
      author: 'Office for National Statistics',
      year: 2024,
      title: 'Who are the hybrid workers?',
      where: 'Office for National Statistics, 11 November 2024',
    },
    {
      author: 'Nicholas Bloom, James Liang, John Roberts and Zhichun Jenny Ying',
      year: 2015,
      title: 'Does working from home work? Evidence from a Chinese experiment',
      where: 'Quarterly Journal of Economics 130(1), 165–218',
    },
    {
      author: 'Nicholas Bloom, Ruobing Han and James Liang',
      year: 2024,
      title: 'Hybrid working from home improves retention without damaging performance',
      where: 'Nature 630, 920–925',
    },
    {
      author: 'Michael Gibbs, Friederike Mengel and Christoph Siemroth',
      year: 2023,
      title:
        'Work from home and productivity: Evidence from personnel and analytics data on information technology professionals',
      where: 'Journal of Political Economy Microeconomics 1(1), 7–41',
    },
    {
      author: 'Longqi Yang and colleagues',
      year: 2022,
      title: 'The effects of remote work on collaboration among information workers',
      where: 'Nature Human Behaviour 6, 43–54',
    },
    {
      author: 'Anthony M. Evans, M. Christina Meyers, Philippe P. F. M. Van de Calseyde and Olga Stavrova',
      year: 2022,
      title:
        'Extroversion and conscientiousness predict deteriorating job outcomes during the COVID-19 transition to enforced remote work',
      where: 'Social Psychological and Personality Science 13(3), 781–791',
    },
    {
      author: 'Murray R. Barrick and Michael K. Mount',
      year: 1993,
      title:
        'Autonomy as a moderator of the relationships between the Big Five personality dimensions and job performance',
      where: 'Journal of Applied Psychology 78(1), 111–118',
    },
    {
      author: 'Acas',
      year: 2024,
      title: 'Code of Practice on requests for flexible working',
      where: 'Advisory, Conciliation and Arbitration Service',
    },
  ],
  related: ['personal-brand-personality', '5-signs-wrong-career', 'salary-negotiation-personality-types'],
};
