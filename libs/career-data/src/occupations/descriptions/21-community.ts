import type { Description } from './description.js';

export const community: Record<string, Description> = {
  // Careers adviser
  '21-1012.00': {
    what: 'Careers advisers help people choose courses and jobs and take the next step. They work in schools, colleges, universities, job centres and prisons.',
    day: 'Interviews fill most hours, with questions about interests, marks and worries. Group sessions, links with employers and keeping up with course details take the remainder.',
    thrives:
      'Those who can ask a good question, wait for the answer and leave the choice to the other person are right for it.',
    entry:
      'Many come from teaching, youth work or recruitment. Train for the professional qualification in career development, or through an apprenticeship, and join the register of the Career Development Institute.',
  },
  // Family therapist
  '21-1013.00': {
    what: 'Family therapists help couples and families whose relationships are in trouble or who are coping with illness or loss. They look at how each person affects the others.',
    day: 'Sessions bring several people into one room, sometimes with colleagues watching behind a screen. Afterwards there are notes, team talks and supervision.',
    thrives:
      'Even-handed listeners, at ease with anger, silence and tears, and honest about their own family history, can do this.',
    entry:
      'People usually qualify first in social work, nursing, psychology or teaching. Postgraduate training in systemic practice follows, leading to registration with the UK Council for Psychotherapy.',
  },
  // Mental health counsellor
  '21-1014.00': {
    what: 'Mental health counsellors offer a safe, private space for people to talk about grief, anxiety, low mood or hard choices, and to find their own way forward.',
    day: 'They see several clients, one after another, for a set time each. Notes are kept short and confidential, and a supervisor is met regularly.',
    thrives:
      'To do this you need warmth without giving advice too quickly, and a life of your own that restores you.',
    entry:
      'Courses rise from an introduction to a diploma or degree, with supervised placements. The law does not set a licence, but employers look for membership of a body such as the BACP.',
  },
  // Child and family social worker
  '21-1021.00': {
    what: 'Child and family social workers protect children and help families stay safely together. When that is impossible, they arrange care elsewhere.',
    day: 'Home visits, talks with children alone, meetings with schools and police, and careful written assessments make up the day. Some decisions go before a court.',
    thrives:
      "Courage, kindness and clear judgement are needed together, as is the strength to be unpopular for a child's sake.",
    entry:
      'A social work degree, a postgraduate course or a degree apprenticeship leads in. You must then register, with Social Work England or with the matching body in Scotland, Wales or Northern Ireland.',
  },
  // Probation officer
  '21-1092.00': {
    what: 'Probation officers supervise people who have broken the law, in the community or on leaving prison. They aim to protect the public and to help the person change.',
    day: 'They interview, judge risk, write reports for courts and check that conditions are kept. Help with housing, work or addiction is arranged with other services.',
    thrives:
      'It takes people who believe in second chances but are hard to fool, and who can talk with anyone.',
    entry:
      'In England and Wales, the Probation Service trains recruits on a paid professional qualification. In Scotland and Northern Ireland, the work is done by qualified social workers.',
  },
  // Social care support officer
  '21-1093.00': {
    what: 'Social care support officers help people use the services they need: benefits, housing, home care, money advice or a place at a day centre. They back up social workers and advisers.',
    day: 'Phone calls, forms and home visits fill the hours. A typical visit might end with a referral written, a grab rail ordered and a worried relative reassured.',
    thrives:
      'Practical kindness, patience with systems and a steady voice on the telephone count for most.',
    entry:
      'You can start with school qualifications and some caring or voluntary experience, or through an apprenticeship. Background checks are normal, and many later train as social workers.',
  },
  // Community worker
  '21-1094.00': {
    what: 'Community workers help local people improve their own neighbourhood. They may start a health group, a youth club or a food project and then hand it over.',
    day: 'They knock on doors, run meetings, write to funders and bring officials and residents together. Evening work is common, because that is when people are free.',
    thrives:
      'Natural connectors who listen first, share credit and keep going when few turn up achieve the most.',
    entry:
      'Volunteering is the best first step. Qualifications in community development or youth work, including degrees and apprenticeships, lead further, and professionally qualified youth workers hold a nationally endorsed award.',
  },
  // Minister of religion
  '21-2011.00': {
    what: 'Ministers of religion lead worship, teach their faith and care for people at births, weddings, illness and death. Some serve as chaplains in hospitals, prisons or the forces.',
    day: 'Writing a talk, visiting someone who is ill, chairing a committee and comforting a family may share the same day. Weekends and festivals are the busiest times.',
    thrives:
      'Faith comes first, then patience, a gift for words and a willingness to be called upon at any hour.',
    entry:
      "Each religion chooses and trains its own leaders, often through long discernment and study at a college, seminary or university. Speak with your own community's leaders to begin.",
  },
};
