import type { Description } from './description.js';

export const business: Record<string, Description> = {
  // Insurance loss adjuster
  '13-1031.00': {
    what: 'When someone claims on an insurance policy, a loss adjuster finds out what happened, whether it is covered and what it would fairly cost to put right.',
    day: 'They read reports, phone witnesses and repairers, and sometimes visit a flooded house or damaged lorry. Every decision is written down with its reasons.',
    thrives:
      'Good at it are those who stay polite to upset customers, spot what does not add up and like reaching a fair answer.',
    entry:
      'Adjusting firms and insurers train claims staff on the job, often straight after school or college, or through an apprenticeship. The Chartered Insurance Institute and the Chartered Institute of Loss Adjusters set the exams.',
  },
  // Compliance officer
  '13-1041.00': {
    what: 'Compliance officers make sure a company obeys the rules of its trade, for example on money, data, food or medicines. They write procedures, test whether people follow them and report what they find.',
    day: "Reading new regulations, checking a sample of files and answering colleagues' questions fill the hours. Sometimes they must tell a senior person to stop.",
    thrives:
      'An independent streak helps, along with patience for small print and the tact to explain why a rule matters.',
    entry:
      'A degree in law, business or science is common, though many move over from the work they now check. Apprenticeships and certificates, such as those of the International Compliance Association, build knowledge.',
  },
  // Cost estimator or quantity surveyor
  '13-1051.00': {
    what: 'Quantity surveyors and estimators work out what a project will cost before it is built, and keep the cost under control while it goes up.',
    day: "They measure from drawings, price labour and materials, and compare builders' offers. On site visits they value the work done so that the right sum is paid.",
    thrives:
      'Number-minded people who also like buildings, contracts and a certain amount of haggling find plenty here.',
    entry:
      'Most take an accredited quantity surveying degree, full time or as a degree apprenticeship. After assessed experience you can become chartered with the Royal Institution of Chartered Surveyors (RICS).',
  },
  // Human resources adviser
  '13-1071.00': {
    what: 'Human resources advisers help managers and staff with everything that happens between joining a workplace and leaving it: contracts, absence, pay, complaints and training.',
    day: 'The inbox brings questions about leave or sickness, then there are interviews to arrange and letters to write. Difficult meetings are prepared with care so that both sides are heard.',
    thrives:
      'You should like people and rules about equally, be discreet and be able to give advice that someone may not welcome.',
    entry:
      'Many begin as an HR administrator or apprentice. Others come with a degree in business or psychology, and nearly all study for CIPD awards while working.',
  },
  // Management consultant
  '13-1111.00': {
    what: 'Organisations hire management consultants when they want a fresh view of a problem, such as rising costs, slow service or a merger. Consultants study it, suggest changes and often help to carry them out.',
    day: "Interviewing staff at a client's office, digging through data and drafting slides are the daily bread. Deadlines are tight, and weeks away from home can be part of it.",
    thrives:
      'Quick learners who can ask simple questions of important people, and back an opinion with evidence, will shine.',
    entry:
      'Large firms recruit graduates of any subject as well as degree apprentices. Another door opens later, to those with years of experience in one industry.',
  },
  // Event planner
  '13-1121.00': {
    what: 'Event planners organise conferences, weddings, festivals and launches. They agree the idea and the budget, book venue and suppliers, and make sure it all happens on the day.',
    day: 'In the weeks before, there are quotes, guest lists, site visits and safety plans. On the day itself they are first in and last out, with a radio and a timetable.',
    thrives:
      'Calm list-makers who enjoy company, and have a second plan ready when it rains, are made for this.',
    entry:
      'Helping at local or student events is a fine beginning. Event management can be studied at college or university, and there are apprenticeships with agencies, venues and councils.',
  },
  // Fundraiser
  '13-1131.00': {
    what: 'Charities, schools, museums and hospitals depend on fundraisers to bring in money. They run appeals and events, write to trusts, and build long friendships with supporters.',
    day: 'One hour may go on a grant application, the next on thanking a donor or planning a sponsored walk. Results are counted closely, so records matter.',
    thrives:
      'Warm, persistent people who believe in a cause and are not shy about asking suit this work.',
    entry:
      'Volunteering with a charity gives useful proof of interest. Paid jobs often start at assistant level or with an apprenticeship, and the Chartered Institute of Fundraising runs courses.',
  },
  // Training officer
  '13-1151.00': {
    what: 'Training officers help people at work learn what their jobs demand. They find out what is missing, design courses or online lessons and check whether the learning lasted.',
    day: "A day can mean standing before a group of new starters, editing a video lesson, or sitting with a manager to plan next year's needs. Feedback is gathered after each session.",
    thrives:
      'Enthusiasm for explaining, and the humility to see when a lesson has not worked, mark out the good ones.',
    entry:
      'It is common to move across from another job you know well. Qualifications in learning and development, for instance through the CIPD or an apprenticeship, give the teaching side.',
  },
  // Market research and marketing analyst
  '13-1161.00': {
    what: 'Market analysts find out what people buy, want and think, and what that means for a company. They design surveys, study sales figures and turn them into clear advice.',
    day: 'Hours go on cleaning data, building charts and testing ideas. There are also interviews or group discussions to plan, and findings to present to clients.',
    thrives:
      'Anyone who keeps asking "why do they do that?" and enjoys proving a hunch wrong will be at ease.',
    entry:
      'Degrees in business, psychology, geography or statistics are all welcome. Apprenticeships and trainee jobs in agencies exist as well, and the Market Research Society offers recognised certificates.',
  },
  // Accountant or auditor
  '13-2011.00': {
    what: 'Accountants prepare and explain the financial records of a business, while auditors check that such records can be trusted. Tax, budgets and advice are also part of the field.',
    day: "They match figures to evidence, ask about anything odd and write reports. Auditors often work at a client's premises, in teams, for a week or more.",
    thrives:
      'Order, honesty and curiosity about how a business really earns its money are the qualities that count.',
    entry:
      'School leavers can start with AAT training or an apprenticeship, and graduates of any subject join firms as trainees. Exams with ICAEW, ACCA, CIMA or ICAS lead to chartered status.',
  },
  // Financial and investment analyst
  '13-2051.00': {
    what: 'Financial analysts judge what companies, shares or projects are worth and how risky they are. Their advice helps banks, funds and firms decide where to put money.',
    day: 'Market news is read before breakfast is over. After that come spreadsheets, calls with company managers and short reports that must state a clear view.',
    thrives:
      'Sharp sceptics who like numbers, follow world events and can admit a mistake early tend to last.',
    entry:
      'Employers usually want a good degree in a subject with mathematics, economics or finance, and internships help. Many then study for the CFA or CISI qualifications while working.',
  },
  // Personal financial adviser
  '13-2052.00': {
    what: "Personal financial advisers help people plan for a home, retirement, school fees or an inheritance. They look at the whole of a client's money and recommend suitable savings, pensions and insurance.",
    day: 'Meetings with clients are the centre of the day. Around them lie research into products, careful written reports and yearly reviews of how each plan is going.',
    thrives:
      'It is good work for trustworthy listeners who can make a dull subject clear and never rush a decision.',
    entry:
      'You need an approved diploma in financial planning and must meet the rules of the Financial Conduct Authority. People often start as a trainee, administrator or paraplanner.',
  },
  // Insurance underwriter
  '13-2053.00': {
    what: 'Underwriters decide whether an insurer should take on a risk, such as a ship, a factory or a driver, and on what terms and price.',
    day: 'They study application forms, surveys and past claims, and talk with brokers who want a better offer. Simple cases pass in minutes, while unusual ones need advice from engineers or doctors.',
    thrives:
      'Balanced judges of risk, neither timid nor rash, who can say no and keep a friendly relationship are valued.',
    entry:
      'Trainee jobs are open to graduates and to school leavers, sometimes as apprenticeships. Exams of the Chartered Insurance Institute are taken during the first years.',
  },
  // Tax inspector
  '13-2081.00': {
    what: 'Tax inspectors make sure that people and companies pay the tax they owe, no more and no less. Most work for HM Revenue and Customs, the national tax authority.',
    day: 'They examine returns and accounts, ask for missing facts and visit businesses when figures look wrong. Some help honest taxpayers put errors right, others build cases against fraud.',
    thrives:
      'This fits persistent puzzle-solvers who stay courteous when nobody is pleased to see them.',
    entry:
      'Jobs are advertised through the Civil Service, with tests and interviews. HMRC trains entrants itself, from apprentices and officers with school exams to graduates on a specialist tax programme.',
  },
  // Fraud investigator
  '13-2099.04': {
    what: 'Fraud investigators look into suspected cheating of banks, insurers, councils or the public. They follow the money, gather evidence and help to take cases to court.',
    day: 'Transaction records, emails and identity papers are compared for hours in search of a pattern. Interviews follow strict rules, and each step is logged.',
    thrives:
      'Doubters with patience and a strong sense of fairness do well, particularly if computers and spreadsheets hold no fear for them.',
    entry:
      'Some come from the police, banking, audit or benefits work. Others join a fraud team as a trainee or apprentice and study for accreditation as a counter fraud specialist.',
  },
};
