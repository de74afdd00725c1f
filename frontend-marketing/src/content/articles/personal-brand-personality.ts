import { BRAND } from '@bearings/domain';
import type { Article } from './article';
import { h2, listBlock, note, p, quote } from './blocks';
import { EDITORS_BYLINE } from './editors';

export const personalBrand: Article = {
  slug: 'personal-brand-personality',
  title: 'A personal brand that sounds like you',
  subtitle: 'What being known for something can do, what it cannot, and how to go about it without pretending',
  excerpt:
    'What being known for something can do for a career, what it cannot, and how to build a reputation that suits your temperament.',
  ...EDITORS_BYLINE,
  date: '2026-02-18',
  category: 'Personal Branding',
  tags: ['reputation', 'personal branding', 'self-knowledge', 'online profiles'],
  body: [
    p(
      'Few phrases make sensible people wince as reliably as ‘personal brand’. It was made popular by Tom Peters in a magazine article of 1997, which told its readers to market themselves as firms market trainers and soap. If the idea puts you off, keep the wince; it will protect you from the worst of the advice. But something older and more decent hides behind the slogan. It is called a reputation, and you have one whether you tend it or not.',
    ),
    p(
      'For our purposes a personal brand is simply this: what people who have worked with you would say about you to someone who has not. The question is whether they would say anything in particular, and whether it would be true.',
    ),
    h2('What the evidence says'),
    p(
      'The subject is talked about far more than it has been studied. Gorbatov, Khapova and Lysova reviewed the research in 2018 and found it scattered over many disciplines that scarcely agreed on what the term meant. A year later the same authors reported surveys in which people who worked on their reputations were more satisfied with their careers, and the link ran through feeling employable. Those were people’s own answers about themselves, so we cannot tell whether the effort brought the success or the successful make more effort.',
    ),
    p(
      'On a related matter the evidence is firmer. Do people manage to appear as someone else? Mostly not. Back and colleagues compared social network profiles with their owners’ actual and ideal personalities, and strangers who read the profiles saw the actual one, especially how extraverted and how open the person was. Pretending is hard work, and the audience is better at this than you think.',
    ),
    p(
      'That is good news for anyone who dreads self-promotion. The safest thing to present is the person who will turn up anyway. It saves the effort of keeping up a part, and it spares everyone the moment when the part slips.',
    ),
    note(
      'How much does it matter in hiring? Van Iddekinge and colleagues asked recruiters to rate graduates from their Facebook pages and later looked at how those graduates did in their jobs. The ratings predicted nothing, and were lower for some groups than for others. Recruiters do look, so be tidy; but nobody has shown that a polished profile reveals who is good at a job.',
    ),
    h2('You do not see yourself quite as others do'),
    p(
      'Before deciding what to be known for, find out what you are known for now. Simine Vazire showed in 2010 that self-knowledge has a shape. You are the better judge of your inner weather, such as how anxious you are. Your friends are the better judges of qualities that flatter or shame us, such as how clever or creative we are. And what everybody can see, such as how talkative you are, everybody judges about equally well.',
    ),
    p(
      'So do both. For the inside view, an assessment gives you words you might not have chosen: ours describes you in twelve respects. For the outside view, write to five people who have seen you work and who have no cause to flatter you. Ask them this.',
    ),
    quote(
      'I am trying to work out what I am most use for. When have you seen me at my best, and what would you come to me for rather than to somebody else?',
    ),
    p(
      'Read the five answers together. What two or three people say without being prompted is your reputation. If it agrees with what you enjoy, you are in luck, and half the task is done. If you are known for something you would gladly never do again, that is worth knowing before it becomes your career.',
    ),
    h2('Evidence first, words second'),
    p(
      'Most advice begins with a slogan and a photograph. Begin with proof instead. A reputation is a short claim that other people can check, so collect what they would check it against: a report you wrote, a rota you repaired, a garden, a set of accounts, a letter of thanks, a piece of code, a class that passed. Three real things are plenty.',
    ),
    p(
      'Now write one sentence with three parts: what you help with, for whom, and how one can tell. For example: ‘I make messy records usable for small charities; the last one can now answer a funder in a morning instead of a month.’ There are no adjectives in it. Adjectives about yourself are for others to supply.',
    ),
    h2('A channel that fits your temperament'),
    p(
      'You will be told to post every day and speak at events. Some people flourish on that, and others give up within a month and feel they have failed. Fleeson and Gallagher’s studies of daily life show that everyone acts both outgoing and reserved in the course of a week, so you are able to do either. But in a randomised trial by Jacques-Hamilton, Sun and Smillie, people asked to act extraverted for a week felt better on average, while the more introverted among them gained less and reported feeling more tired and less authentic. Stretching is fine. Moving house is another matter.',
    ),
    listBlock(
      '**If you draw energy from people,** teach, host, chair and introduce. Your danger is being known for presence only, so leave something written behind.',
      '**If you are happier alone,** write, build and answer. One careful explanation that people find for years does more than a hundred remarks. Your danger is being known to nobody, so send it to three people by name.',
      '**If you are analytical,** show your working. A clear account of how you solved one problem, with what went wrong, is rarer than a list of achievements.',
      '**If you are drawn to helping,** be generous in public places where others can see the answer, and let yourself be thanked.',
      '**If you are creative,** show finished things. A portfolio of four beats a feed of four hundred.',
      '**If you like order,** be the one whose notes arrive. Reliability is a brand, and hardly anybody competes for it.',
    ),
    h2('A small routine'),
    p('An hour a week is enough, and most of it should go into the work itself.'),
    listBlock(
      'Once a week, finish one thing and tell the one person who would want to know.',
      'Once a month, add a piece of evidence to a page that you control, with a date and what your own part was.',
      'Every three months, read your main profile aloud. Delete whatever you would not say to a colleague’s face.',
      'Once a year, ask the five people again.',
    ),
    h2('What to leave out'),
    p(
      'Leave out anything about other people that they have not agreed to, anything confidential from an employer, and anything posted in anger. Check what a stranger finds when searching your name, and ask for mistakes to be corrected. You owe the internet no part of your private life. Someone with no profile at all, two good referees and a folder of work is not behind.',
    ),
    p(
      'And leave yourself room. The danger in a successful brand is that it goes on describing you after you have changed. If you feel it pinch, that may be one of the [signs of a career you have outgrown](/blog/5-signs-wrong-career).',
    ),
    h2('Where it pays off'),
    p(
      'Rarely where one expects it. It seldom makes strangers ring up with offers. It works through people who half know you, because a person can only pass your name on if they can say in one sentence what you do. That is why this subject and [the hidden job market](/blog/hidden-job-market) are really one subject.',
    ),
    p(
      `If you would like somewhere to start, ${BRAND.name} can give you a first draft of the inside view: [take the assessment](/assessment), note the two strengths in the free preview, and ask your five people whether they recognise them. Where they disagree with us, believe them. Who we are, and what we are trying to do, is on the page [about us](/about).`,
    ),
  ],
  sources: [
    {
      author: 'Tom Peters',
      year: 1997,
      title: 'The brand called you',
      where: 'Fast Company, August/September 1997',
    },
    {
      author: 'Sergey Gorbatov, Svetlana N. Khapova and Evgenia I. Lysova',
      year: 2018,
      title: 'Personal branding: Interdisciplinary systematic review and research agenda',
      where: 'Frontiers in Psychology 9, 2238',
    },
    {
      author: 'Sergey Gorbatov, Svetlana N. Khapova and Evgenia I. Lysova',
      year: 2019,
      title: 'Get noticed to get ahead: The impact of personal branding on career success',
      where: 'Frontiers in Psychology 10, 2662',
    },
    {
      author: 'Mitja D. Back and colleagues',
      year: 2010,
      title: 'Facebook profiles reflect actual personality, not self-idealization',
      where: 'Psychological Science 21(3), 372–374',
    },
    {
      author: 'Chad H. Van Iddekinge, Stephen E. Lanivich, Philip L. Roth and Elliott Junco',
      year: 2016,
      title: 'Social media for selection? Validity and adverse impact potential of a Facebook-based assessment',
      where: 'Journal of Management 42(7), 1811–1835',
    },
    {
      author: 'Simine Vazire',
      year: 2010,
      title: 'Who knows what about a person? The self–other knowledge asymmetry (SOKA) model',
      where: 'Journal of Personality and Social Psychology 98(2), 281–300',
    },
    {
      author: 'William Fleeson and Patrick Gallagher',
      year: 2009,
      title:
        'The implications of Big Five standing for the distribution of trait manifestation in behavior: Fifteen experience-sampling studies and a meta-analysis',
      where: 'Journal of Personality and Social Psychology 97(6), 1097–1114',
    },
    {
      author: 'Rowan Jacques-Hamilton, Jessie Sun and Luke D. Smillie',
      year: 2019,
      title: 'Costs and benefits of acting extraverted: A randomized controlled trial',
      where: 'Journal of Experimental Psychology: General 148(9), 1538–1556',
    },
  ],
  related: ['hidden-job-market', 'science-behind-personality-career-matching', 'remote-work-personality-types'],
};
