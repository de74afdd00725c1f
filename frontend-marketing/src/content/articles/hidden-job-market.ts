import type { Article } from './article';
import { h2, listBlock, note, p, quote } from './blocks';
import { EDITORS_BYLINE } from './editors';

export const hiddenJobMarket: Article = {
  slug: 'hidden-job-market',
  title: 'The hidden job market: what is true about it',
  subtitle:
    'Why acquaintances find more jobs than friends do, where the famous percentages come from, and how to ask without cringing',
  excerpt:
    'Are most jobs never advertised? What research says about contacts and work, and how to ask for help without cringing.',
  ...EDITORS_BYLINE,
  date: '2026-05-13',
  category: 'Job Search',
  tags: ['networking', 'weak ties', 'job search', 'referrals', 'vacancies'],
  body: [
    p(
      'Somebody has probably told you that seven or eight jobs in ten are never advertised. The figure is repeated in talks, books and posts, nearly always without a source, and we know of no sound study behind it. It also sells things, since whoever says that the good jobs are hidden usually offers to show you where. Underneath the slogan, though, lies one of the best-tested findings in the social sciences. It is worth having in its plain form.',
    ),
    h2('What has been found'),
    p(
      'In the early 1970s Mark Granovetter asked professional and technical men in a Boston suburb how they had come by their jobs. Rather more than half had heard through a person they knew. What surprised him was which person. Most of those contacts were seen only now and then, or hardly ever: a former colleague, an old classmate, somebody met at a conference. His explanation, in a paper of 1973, has become famous as the strength of weak ties. Your close friends know what you know. An acquaintance moves in other circles and hears other news.',
    ),
    p(
      'For decades nobody could say whether weak ties caused the jobs or merely went along with them. In 2022 Rajkumar and colleagues reported experiments on more than twenty million members of LinkedIn, whose suggestions of people to connect with had been varied at random. New acquaintances did lead to more changes of job than close contacts did, with two refinements. The most useful ties were *moderately* weak, people with whom you share some contacts but not many. And the advantage held in fields that live on digital work; elsewhere, close ties did better.',
    ),
    p(
      'A review by Ioannides and Loury in 2004 concluded that, in many countries and over many years, something like half of all jobs are found with help from friends, relatives or acquaintances. Mark the wording. Help may mean no more than being told of an advertisement. A job found through a person was not necessarily hidden from anybody.',
    ),
    h2('So is it hidden?'),
    p(
      'Partly, and the word misleads. Some posts are filled before a notice is written: a manager knows whom she wants, a freelancer is kept on, a small firm asks its staff whether they know someone. Many more are advertised, and a candidate with a friend inside hears early, applies better informed and is read with more goodwill. A great number, especially in public service, are openly advertised because they must be. The British Civil Service is bound by law to appoint on merit after fair and open competition, and councils, universities and the health service advertise as a matter of course.',
    ),
    p(
      'Do employers gain from it? Burks, Cowgill, Hoffman and Housman studied call centres, lorry firms and a technology company. Applicants who had been recommended by staff were more likely to be hired and less likely to leave, though on most measures they did much the same work as others. That is why the habit persists.',
    ),
    note(
      'There is a cost, and honesty asks for it to be named. People tend to know people like themselves, so hiring through contacts keeps out those who never had the contacts. If you are ever in a position to hire, advertise. If you are looking, and feel that doors are closed to you that stand open to others, you are not imagining it; open recruitment and the public careers services are there for a reason.',
    ),
    h2('Does personality decide who networks?'),
    p(
      'It leans on the scale. Wanberg, Kanfer and Banas followed unemployed people in the United States and found that the more extraverted and the more conscientious made more use of their contacts, and that being comfortable with asking mattered in its own right. Yet comfort can be learnt. Liu, Huang and Wang pooled 47 evaluations of programmes for job seekers and found that those who took part were well over twice as likely, in terms of odds, to find work. The ones that worked both taught skills and strengthened the will to use them; neither did much alone.',
    ),
    h2('A method for people who hate networking'),
    p(
      'Forget rooms full of name badges. What the research describes is smaller than that: a message to someone you half know.',
    ),
    listBlock(
      '**Make a list of forty.** Go through your life in places instead of friendships: schools, courses, jobs, teams, neighbours, the parents of friends, people you once helped. You are looking for those you have not spoken to for a year or more.',
      '**Mark ten** who work in or near what interests you, or who seem to know everybody.',
      '**Ask for knowledge, not for a job.** Nearly everyone can give twenty minutes of the first and hardly anyone can give the second. If there is a job, they will mention it.',
      '**Send two a week.** It is a pace that a shy person can keep up for months, and it beats twenty in one brave evening.',
      '**End every conversation with the same question:** who else would you talk to if you were me?',
      '**Report back.** Tell them what came of their advice. It is good manners, and it turns a favour into an acquaintance.',
    ),
    p(
      'A message need not be clever. Here is one that can be written by somebody who would rather be doing anything else.',
    ),
    quote(
      'Hello Amira, we worked on the summer fair together two years ago. I am thinking of moving into museum education and saw that you are at the city museum now. Could I ask you three questions about it, by telephone or by email, whichever is less trouble? I would only need a quarter of an hour, and I shall quite understand if you are too busy.',
    ),
    p(
      'Three good questions to have ready are these: what fills most of your week, what do new people find harder than they expected, and what would you look for in an applicant? The answers will improve your letter even if you never hear from that person again. They may also tell you that you do not want the work, which is a result too.',
    ),
    h2('Bend it to your temperament'),
    p(
      'If company tires you, choose writing and meet one person at a time; you will probably listen better than most. If you are sociable, keep a record, because a warm chat that nobody follows up finds no one a job. If you like order, treat it as a small project with a table and a day of the week. If you are inclined to help, begin there: pass on an article or a vacancy to somebody, and the later request will feel like part of an exchange.',
    ),
    h2('Keep the front door in view'),
    p(
      'Contacts are one road among several. Go on applying for advertised posts, and give each the hour it deserves. Look also at the websites of the twenty employers you would most like to work for, since some list vacancies nowhere else. Write to one of them even when nothing is listed, with a short account of what you could do for them; the answer is usually no, and the postage is cheap. Be careful of anyone who asks for money to let you in. With few exceptions, agencies in Great Britain may not charge you for finding you work.',
    ),
    p(
      'All of it goes better if you can say in one breath what you are looking for. If that sentence will not come, start with [what a personal brand is good for](/blog/personal-brand-personality), or take [the assessment](/assessment) and borrow the words from there. And when an offer arrives, by whichever door, read [how to talk about pay](/blog/salary-negotiation-personality-types) before you answer.',
    ),
  ],
  sources: [
    {
      author: 'Mark S. Granovetter',
      year: 1973,
      title: 'The strength of weak ties',
      where: 'American Journal of Sociology 78(6), 1360–1380',
    },
    {
      author: 'Mark S. Granovetter',
      year: 1974,
      title: 'Getting a Job: A Study of Contacts and Careers',
      where: 'Harvard University Press',
    },
    {
      author: 'Karthik Rajkumar, Guillaume Saint-Jacques, Iavor Bojinov, Erik Brynjolfsson and Sinan Aral',
      year: 2022,
      title: 'A causal test of the strength of weak ties',
      where: 'Science 377, 1304–1310',
    },
    {
      author: 'Yannis M. Ioannides and Linda Datcher Loury',
      year: 2004,
      title: 'Job information networks, neighborhood effects, and inequality',
      where: 'Journal of Economic Literature 42(4), 1056–1093',
    },
    {
      author: 'Stephen V. Burks, Bo Cowgill, Mitchell Hoffman and Michael Housman',
      year: 2015,
      title: 'The value of hiring through employee referrals',
      where: 'Quarterly Journal of Economics 130(2), 805–839',
    },
    {
      author: 'Connie R. Wanberg, Ruth Kanfer and Joseph T. Banas',
      year: 2000,
      title: 'Predictors and outcomes of networking intensity among unemployed job seekers',
      where: 'Journal of Applied Psychology 85(4), 491–503',
    },
    {
      author: 'Songqi Liu, Jason L. Huang and Mo Wang',
      year: 2014,
      title: 'Effectiveness of job search interventions: A meta-analytic review',
      where: 'Psychological Bulletin 140(4), 1009–1041',
    },
    {
      author: 'Parliament of the United Kingdom',
      year: 2010,
      title: 'Constitutional Reform and Governance Act 2010, section 10',
      where: 'legislation.gov.uk',
    },
  ],
  related: ['personal-brand-personality', 'salary-negotiation-personality-types', '5-signs-wrong-career'],
};
