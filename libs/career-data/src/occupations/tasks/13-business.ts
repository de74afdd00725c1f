import type { TaskList } from './task-list.js';

export const business: Record<string, TaskList> = {
  // Insurance loss adjuster
  '13-1031.00': [
    'Read claim forms to see what the policy covers',
    'Weigh up what you found and recommend what to do',
    "Pay claims up to the limit you're allowed",
    'Investigate and settle claims fairly and quickly',
    'Check that a claim is valid and follows company rules',
    'Study police, medical and damage reports to see who is liable',
  ],
  // Compliance officer
  '13-1041.00': [
    'Warn people who break rules about the penalties',
    'Check applications and records for problems',
    'Advise people and firms on licences and permits',
    'Write reports on checks, decisions and advice',
    'Report breaches of the law to the right authority',
    'Interview officials and applicants to make facts clear',
  ],
  // Cost estimator or quantity surveyor
  '13-1051.00': [
    'Study plans to estimate time, cost, materials and labour',
    'Talk over changes in cost with architects and contractors',
    'Collect past costs to predict future ones',
    'Compare real costs with the bid as work goes on',
    'Agree estimates and solve problems with clients and suppliers',
    'Run the tender process and negotiate contracts',
  ],
  // Human resources adviser
  '13-1071.00': [
    'Explain workplace rules, standards and the law',
    'Hire people and deal with the paperwork',
    'Keep up with the law on equal treatment',
    'Update records when people join, move or leave',
    'Deal with complaints and claims of harassment',
    'Match applications to what a job asks for',
  ],
  // Management consultant
  '13-1111.00': [
    'Gather facts about a problem or a way of working',
    'Make sure with staff that a new system works',
    'Study the facts and work out better ways',
    'Write up findings and recommend changes',
    'Plan studies of costs, stock, messages or workflow',
    'Interview staff and watch how the work is done',
  ],
  // Event planner
  '13-1121.00': [
    'Ask customers what their event is for and needs',
    'Check bills for the event and approve payment',
    'Arrange rooms, travel, food, signs and security',
    'Make sure that sound, screens and displays are there',
    'Go through the details with staff at the venue',
    'Inspect the venue against what the customer asked for',
  ],
  // Fundraiser
  '13-1131.00': [
    'Find and get to know people who might give',
    'Win promises of gifts from people and firms',
    'Write and send thank-you letters to donors',
    'Ask people, firms and public bodies for gifts',
    'Keep the list of donors up to date',
    'Plan ways to win new and larger gifts',
  ],
  // Training officer
  '13-1151.00': [
    'Teach through role play, team tasks, videos or talks',
    'Prepare guides, handouts and course materials',
    'Compare online and face-to-face training for results and cost',
    'Run courses that keep job skills fresh',
    'Find out by surveys and talks what training people need',
    'Keep records and check if training worked',
  ],
  // Market research and marketing analyst
  '13-1161.00': [
    'Write up findings with charts and plain words',
    'Study who buys, what they like and why',
    'Research opinions together with marketing and statistics staff',
    'Measure how satisfied customers and staff are',
    'Design surveys and choose how to collect answers',
    'Measure how well adverts and campaigns work',
  ],
  // Accountant or auditor
  '13-2011.00': [
    'Write detailed reports on what an audit found',
    'Tell managers what to change in their finances',
    'Look through data for waste, fraud and broken rules',
    'Inspect accounts and the systems that record them',
    'Lead audits and decide how deep to look',
    'Meet company leaders about money and regulations',
  ],
  // Financial and investment analyst
  '13-2051.00': [
    'Advise clients on how and when to raise money',
    'Study firms in trouble and suggest a way out',
    'Visit companies to judge them as investments',
    'Work on projects with lawyers, accountants and others',
    'Use financial figures to forecast how business will go',
    'Analyse how well investments in greener buildings pay',
  ],
  // Personal financial adviser
  '13-2052.00': [
    'Ask clients about income, spending, goals and risk',
    "Work out a plan from a client's figures",
    'Answer questions about a plan in plain words',
    "Review plans when a client's life or the economy changes",
    'Manage investments and keep plans up to date',
    'Recommend ways to save, insure and invest',
  ],
  // Insurance underwriter
  '13-2053.00': [
    'Read documents to judge how big a risk is',
    'Turn down risks that are too high',
    'Write to brokers and doctors for more facts',
    'Judge what a disaster or too much cover could cost',
    'Check how much cover the firm already has on one risk',
    'Limit cover or raise the price for higher risks',
  ],
  // Tax inspector
  '13-2081.00': [
    'Send notices to people whose tax is overdue',
    'Discuss rules and problems with taxpayers or their accountants',
    'Tell taxpayers if they paid too much or too little',
    'Keep a record of each case and each call',
    'Contact taxpayers about gaps and ask for proof',
    'Answer questions and help people fill in forms',
  ],
  // Fraud investigator
  '13-2099.04': [
    'Gather bank and other financial records for a case',
    'Interview witnesses and suspects, and take statements',
    'Write reports on what an investigation found',
    'Record each step of an investigation',
    'Keep databases of fraud up to date',
    'Work with the police and lawyers on a case',
  ],
};
