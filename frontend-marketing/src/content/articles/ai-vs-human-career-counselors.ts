import { BRAND } from '@bearings/domain';
import type { Article } from './article';
import { h2, listBlock, note, p, quote } from './blocks';
import { EDITORS_BYLINE } from './editors';

export const aiVsHuman: Article = {
  slug: 'ai-vs-human-career-counselors',
  title: 'AI or a human careers adviser: which helps with what?',
  subtitle: 'What calculation does well, what people do better, and what a fluent text is worth',
  excerpt:
    'What calculation does better than people in careers advice, what people do better, and how to use each without being fooled.',
  ...EDITORS_BYLINE,
  date: '2026-03-25',
  category: 'Technology',
  tags: ['artificial intelligence', 'careers advice', 'language models', 'automation'],
  body: [
    p(
      'We should begin by declaring an interest. We sell a career report that a computer puts together, so you would expect us to say that computers are good at this. In some respects they are. In others a trained person is plainly better, and it would be a poor kind of advice that sent you away from the help you need. What follows is our attempt to be fair.',
    ),
    h2('Three things that go by one name'),
    p(
      'When people say that an AI gave them careers advice, they may mean any of three things. It may be **calculation**: answers are scored by fixed rules and compared with a table. It may be a **prediction** learnt from data about other people. Or it may be a **language model**, which writes fluent text by continuing what it has been given. They fail in different ways, so it pays to know which one you have in front of you.',
    ),
    h2('Where calculation wins'),
    p(
      'There is an old and rather humbling line of research here. Grove and colleagues gathered well over a hundred studies in which the same facts were weighed by experts using their judgement and by a simple formula. On average the formula was somewhat better, in about half the studies the two were level, and only in a small number did the experts come out clearly ahead. Kuncel and colleagues found the same in choosing staff and students: people shown all the scores predicted performance less well than a plain weighted sum of them.',
    ),
    p(
      'The reason is dull. A formula gives the same answer on Friday afternoon as on Monday morning. It does not warm to people who went to its school. It can also hold some hundreds of occupations in mind at once, including those that neither you nor your adviser has heard of. For drawing up a list of what to consider, that is a real advantage.',
    ),
    p(
      'Two warnings belong with it. A formula is only as good as the answers and the tables that go in. And what is learnt from the past repeats the past: if few women became engineers, a careless system will conclude that women do not suit engineering.',
    ),
    h2('Where people win'),
    p(
      'Choosing is more than listing. Whiston and colleagues brought together 57 studies of help with career choice in 2017 and found a moderate benefit on average, about a third of a standard deviation. The support of a counsellor stood out as a critical ingredient. An earlier review by the same author compared forms of help: those with no counsellor did least, and computer systems did better when a counsellor was part of the arrangement. Most of those studies are older than today’s language models, so they cannot settle how a good modern system would do without a person. They do show that being handed information is seldom what is missing.',
    ),
    p(
      'What does a person add? Some of it is visible in any good conversation. An adviser hears what you did not say, notices that you light up at the fourth option, asks what your parents would think and waits for the answer. They know which college is well run and which employer takes people without a degree. They can tell that the problem is not the career at all, but grief, or debt, or an illness, and say where to turn. And you may keep a promise made to a human being that you would never keep to a screen.',
    ),
    quote(
      'A list tells you what might suit you. A good adviser helps you to find out what you are going to do about it.',
    ),
    h2('What a fluent text is worth'),
    p(
      'Language models are new enough for the evidence on careers advice to be thin. What is well documented is their general weakness. They produce sentences that are likely, and a likely sentence is not always true: an invented salary, course or statistic reads exactly like a real one. Ji and colleagues surveyed the problem in 2023, and the systems have improved since without getting rid of it. They also tend to agree with whoever is asking. If you tell one that you ought to be a vet, it will usually find excellent reasons why you ought to be a vet.',
    ),
    p(
      'They are at their best where you can check the result or where no fact is at stake: rehearsing an interview, rewriting a clumsy paragraph, listing questions you had not thought of, explaining a term for the third time without a sigh.',
    ),
    h2('How we divide the work'),
    p(
      `At ${BRAND.name} the facts come first and the words second. Scores, matched careers and pay are calculated by rules that we have written down, from your answers and from public tables, and they come out the same whoever describes them. Only then does a writer turn them into sentences. That writer may be a language model or may be a program of our own. If it is a model, it may only choose among our sentences and say some in other words; a second reading compares each with ours, which stays if the new one says anything else. Each report says which of the two wrote it.`,
    ),
    note(
      'This guards against invented figures. It does not make the advice right. A correct calculation from a hurried answer is still a poor guide, and no part of our report has met you.',
    ),
    h2('Will the job still exist?'),
    p(
      'People often turn to a machine to ask what machines will do. Be patient with confident answers. In 2013 Frey and Osborne estimated that 47% of employment in the United States was at high risk of being automated within a decade or two. Three years later Arntz, Gregory and Zierahn looked at tasks within jobs instead of whole occupations, and for the same country came to 9%. Neither was foolish; they asked different questions. Autor has pointed out that automating part of a job often makes the rest of it more valuable. Forecasts about the present wave differ just as widely, and several were out of date within a year. A sturdier question is which *tasks* you would be doing, and whether you would like the ones that are likely to remain.',
    ),
    h2('Which to use, and when'),
    listBlock(
      '**You have no idea where to start:** an assessment, for breadth and for words. Then a person, to talk over what surprised you.',
      '**You are torn between two options:** a person. You have information enough, and what you need is to hear yourself think.',
      '**You need facts about a trade:** official profiles and people who work in it. Check anything a chatbot tells you against one of these.',
      '**You need a better letter or practice for an interview:** a language model is a tireless partner. Make sure that what is sent is true and sounds like you.',
      '**You are in distress, in debt or in dispute with an employer:** a person, trained for that, and soon.',
    ),
    h2('Questions to put to any source of advice'),
    listBlock(
      'What is this based on, and may I see it?',
      'How often is it wrong, and how would I notice?',
      'Who pays for it, and what are they hoping I will do?',
      'What happens to what I tell it? Our own answer is on the [privacy page](/privacy).',
      'What would make you change your advice?',
    ),
    p(
      'A good adviser will be pleased to be asked. In the United Kingdom you can look for one on the register kept by the Career Development Institute, whose members hold a relevant qualification and follow a code of ethics. Much good advice is free: the National Careers Service in England answers by telephone and web chat, the other nations have services of their own, and most universities go on helping their graduates for some years.',
    ),
    p(
      'If you would like to see what a calculated result looks like before paying anyone, [the assessment and its preview](/assessment) are free. Bring it along to a conversation with a person. It is in that combination that the older studies put the most faith, and so do we. For the strength of the numbers behind it, see [the science behind matching](/blog/science-behind-personality-career-matching).',
    ),
  ],
  sources: [
    {
      author: 'William M. Grove, David H. Zald, Boyd S. Lebow, Beth E. Snitz and Chad Nelson',
      year: 2000,
      title: 'Clinical versus mechanical prediction: A meta-analysis',
      where: 'Psychological Assessment 12(1), 19–30',
    },
    {
      author: 'Nathan R. Kuncel, David M. Klieger, Brian S. Connelly and Deniz S. Ones',
      year: 2013,
      title: 'Mechanical versus clinical data combination in selection and admissions decisions: A meta-analysis',
      where: 'Journal of Applied Psychology 98(6), 1060–1072',
    },
    {
      author: 'Susan C. Whiston, Yue Li, Nancy Goodrich Mitts and Lauren Wright',
      year: 2017,
      title: 'Effectiveness of career choice interventions: A meta-analytic replication and extension',
      where: 'Journal of Vocational Behavior 100, 175–184',
    },
    {
      author: 'Susan C. Whiston, Briana K. Brecheisen and Joy Stephens',
      year: 2003,
      title: 'Does treatment modality affect career counseling effectiveness?',
      where: 'Journal of Vocational Behavior 62(3), 390–410',
    },
    {
      author: 'Ziwei Ji and colleagues',
      year: 2023,
      title: 'Survey of hallucination in natural language generation',
      where: 'ACM Computing Surveys 55(12)',
    },
    {
      author: 'Carl Benedikt Frey and Michael A. Osborne',
      year: 2013,
      title: 'The future of employment: How susceptible are jobs to computerisation?',
      where: 'Oxford Martin School working paper',
    },
    {
      author: 'Melanie Arntz, Terry Gregory and Ulrich Zierahn',
      year: 2016,
      title: 'The risk of automation for jobs in OECD countries: A comparative analysis',
      where: 'OECD Social, Employment and Migration Working Papers 189',
    },
    {
      author: 'David H. Autor',
      year: 2015,
      title: 'Why are there still so many jobs? The history and future of workplace automation',
      where: 'Journal of Economic Perspectives 29(3), 3–30',
    },
  ],
  related: ['science-behind-personality-career-matching', '5-signs-wrong-career', 'hidden-job-market'],
};
