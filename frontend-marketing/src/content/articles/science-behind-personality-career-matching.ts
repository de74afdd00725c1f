import { BRAND, CATEGORIES, QUESTION_COUNT } from '@bearings/domain';
import type { Article } from './article';
import { h2, listBlock, note, p, quote } from './blocks';
import { EDITORS_BYLINE } from './editors';

export const scienceBehindMatching: Article = {
  slug: 'science-behind-personality-career-matching',
  title: 'The science behind personality and career matching',
  subtitle:
    'What research can say about people and work that suit each other, how firmly it says it, and what we make of it',
  excerpt:
    'What research says about matching people to work, how strong the evidence is, and how a careful assessment should use it.',
  ...EDITORS_BYLINE,
  date: '2026-10-14',
  category: 'Career Science',
  tags: ['interests', 'Big Five', 'career matching', 'evidence'],
  body: [
    p(
      'A good question to put to any career test is a rude one: how would you know if you were wrong? A horoscope cannot answer it. A serious assessment should be able to say what it measures, what that has been shown to predict, and how far it is likely to miss. This article tries to do so for the field as a whole, and then for our own assessment.',
    ),
    h2('Two ideas that are often mixed up'),
    p(
      'Much of what is called personality matching is really two lines of research. The first is about **interests**: which activities draw a person in. The second is about **traits**: how a person usually thinks, feels and behaves. They overlap, but they answer different questions, and the evidence for them differs too.',
    ),
    p(
      'The best-known map of interests is John Holland’s. In *Making Vocational Choices* he sorted both people and workplaces into six kinds: realistic, investigative, artistic, social, enterprising and conventional. People, he argued, look for surroundings where they can use what they are good at and do what they like, and they tend to stay longer and do better where the two agree. The public database in which the US Department of Labor describes occupations rates them on the same six kinds, which is one reason why the map is still in daily use.',
    ),
    p(
      'The best-supported map of traits is the Big Five: openness, conscientiousness, extraversion, agreeableness and emotional stability. It grew out of the study of the words people use about one another. Unlike systems that put everybody into boxes, it treats each trait as a scale, and most of us stand somewhere near the middle of it.',
    ),
    h2('What the evidence supports'),
    p(
      'For interests, the most useful summary is by Nye, Su, Rounds and Drasgow. In 2012, and again with more studies in 2017, they gathered decades of research on interests and performance. Fit mattered more than interest alone: in the second review the correlation between fit and performance was about 0.32, twice that of a bare interest score. In the first, interests were also linked with persistence, that is, with staying on a course or in a job.',
    ),
    p(
      'Satisfaction is a humbler story. Most of us expect that work which fits our interests will make us happy. A review by Hoff and colleagues, covering some 65 years of studies, found a link, but a modest one of about 0.19. Pay, colleagues, a decent manager and fair treatment matter as well, and no questionnaire about your interests can see those.',
    ),
    p(
      'For traits, Barrick and Mount’s review of 1991 found that conscientiousness was related to performance in every group of occupations they looked at, while extraversion mattered mainly where the work is dealing with people, as in selling and managing. Later work has kept that picture and shrunk it. Sackett and colleagues argued in 2022 that older estimates, for many methods of choosing staff, had been corrected too generously, and that most of the true figures are lower.',
    ),
    h2('What a correlation of 0.3 is worth'),
    p(
      'Numbers like these are easy to oversell and just as easy to dismiss. A correlation of 0.3 means that fit goes with roughly a tenth of the differences between people in how well they do. Nine tenths lie elsewhere: skill, training, health, luck, the local economy, the manager you happen to get.',
    ),
    p(
      'Yet a tenth is worth having. If you are choosing among hundreds of occupations, a compass that leans the right way somewhat more often than chance saves a good deal of walking. It will not tell you which door to knock at.',
    ),
    quote('Fit is a reason to look at a career more closely. It is never a reason to stop looking.'),
    h2('What it does not support'),
    listBlock(
      '**That there is one right career for you.** Nothing in this research points to a single match. Most people resemble those in a good many occupations about equally well.',
      '**That people come in types.** Traits are spread in one broad hump, with no gap in the middle. A test that cuts the hump in two gives different answers to people who are nearly alike, and the same person may land on the other side next month. Pittenger set out this trouble with the best-known of them in 2005.',
      '**That you cannot change.** Interests are more stable than many expect, as a review by Low and colleagues shows, and they settle as we grow up. Stable is not fixed: a question answered at seventeen deserves to be asked again at twenty-five.',
      '**That a description which feels true has measured you.** In 1949 Bertram Forer gave all his students the same character sketch as if it were their own, and most of them found it a good likeness. A text that would please anybody proves nothing.',
    ),
    h2(`How ${BRAND.name} uses it`),
    p(
      `${BRAND.name} asks how far you agree with ${QUESTION_COUNT} statements, three for each of ${CATEGORIES.length} categories, from leadership to pressure resilience. One of the three describes the opposite of its category, so that a person who nods at everything does not come out as gifted at everything. Each category gives a score from 0 to 100. We show it as a band with a word, because three statements cannot carry a decimal place; by our own simulation, two scores should lie about 25 points apart before either is called the higher.`,
    ),
    p(
      'We then compare the *shape* of your answers, where you stand out from your own average, with what some two hundred and fifty occupations ask for according to public ratings. Your report shows ten careers, with the reasons for each and, where there are any, the reasons against. The figure that goes with a career is an index of similarity. Please do not read it as your chance of success.',
    ),
    p(
      'The word extravert or introvert on your result sums up three of the categories. Close to the middle we say so, and the word plays no part in choosing your careers.',
    ),
    note(
      'Where our own method is weak: the statements are our own and have been tried on simulated answers, not yet on a large group of real people; the occupational ratings describe American work; and nobody has yet followed our readers to see what became of them. Until somebody has, treat a result as a well-informed suggestion.',
    ),
    h2('How to read a result, ours or anyone’s'),
    listBlock(
      'Answer for how you are on an ordinary Tuesday, and not for how you would like to be. Nobody is marking it.',
      'Look for a pattern near the top of the list instead of a winner. Five careers that all involve explaining things tell you more than the name in first place.',
      'Read the reasons. If one of them is wrong about you, the match built on it is weaker, and you are the better judge.',
      'Test one idea cheaply. Talk to somebody who does the work, spend a day beside them, or take a short course before a long one.',
      'Ask again after a year, or after anything that has changed how you see yourself.',
    ),
    p(
      'Each step of the assessment is set out under [how it works](/how-it-works). If you would rather begin with the job you already have, read [five signs that you may be in the wrong career](/blog/5-signs-wrong-career).',
    ),
  ],
  sources: [
    {
      author: 'John L. Holland',
      year: 1997,
      title: 'Making Vocational Choices: A Theory of Vocational Personalities and Work Environments (third edition)',
      where: 'Psychological Assessment Resources',
    },
    {
      author: 'Christopher D. Nye, Rong Su, James Rounds and Fritz Drasgow',
      year: 2012,
      title: 'Vocational Interests and Performance: A Quantitative Summary of Over 60 Years of Research',
      where: 'Perspectives on Psychological Science 7(4), 384–403',
    },
    {
      author: 'Christopher D. Nye, Rong Su, James Rounds and Fritz Drasgow',
      year: 2017,
      title: 'Interest congruence and performance: Revisiting recent meta-analytic findings',
      where: 'Journal of Vocational Behavior 98, 138–151',
    },
    {
      author: 'Kevin A. Hoff and colleagues',
      year: 2020,
      title: 'Interest fit and job satisfaction: A systematic review and meta-analysis',
      where: 'Journal of Vocational Behavior 123',
    },
    {
      author: 'Murray R. Barrick and Michael K. Mount',
      year: 1991,
      title: 'The Big Five personality dimensions and job performance: A meta-analysis',
      where: 'Personnel Psychology 44(1), 1–26',
    },
    {
      author: 'Paul R. Sackett, Charlene Zhang, Christopher M. Berry and Filip Lievens',
      year: 2022,
      title:
        'Revisiting meta-analytic estimates of validity in personnel selection: Addressing systematic overcorrection for restriction of range',
      where: 'Journal of Applied Psychology 107(11), 2040–2068',
    },
    {
      author: 'David J. Pittenger',
      year: 2005,
      title: 'Cautionary comments regarding the Myers-Briggs Type Indicator',
      where: 'Consulting Psychology Journal 57(3), 210–221',
    },
    {
      author: 'K. S. Douglas Low, Mijung Yoon, Brent W. Roberts and James Rounds',
      year: 2005,
      title:
        'The stability of vocational interests from early adolescence to middle adulthood: A quantitative review of longitudinal studies',
      where: 'Psychological Bulletin 131(5), 713–737',
    },
    {
      author: 'Bertram R. Forer',
      year: 1949,
      title: 'The fallacy of personal validation: A classroom demonstration of gullibility',
      where: 'Journal of Abnormal and Social Psychology 44(1), 118–123',
    },
  ],
  related: ['5-signs-wrong-career', 'ai-vs-human-career-counselors', 'remote-work-personality-types'],
};
