import type { TaskList } from './task-list.js';

export const computing: Record<string, TaskList> = {
  // IT systems analyst
  '15-1211.00': [
    'Find out why a program or system fails, and fix it',
    'Help staff who have computer problems',
    'Test and watch systems, and plan how they are installed',
    'Use computers to solve business problems, such as stock control',
    'Link systems so that they can share information',
    'Use programming languages and web technology',
  ],
  // Cyber security analyst
  '15-1212.00': [
    'Plan how to keep files safe from harm or theft',
    'Follow news of viruses and update the protection',
    'Encrypt data and set up firewalls',
    'Assess risks and test that defences work',
    'Change who has access and correct security errors',
    'Look into broken rules and explain them to staff',
  ],
  // Computer science researcher
  '15-1221.00': [
    'Study problems and solve them with hardware and software',
    'Use theory to create new technology or new uses',
    'Plan tasks so that the key work gets done',
    'Meet managers and suppliers to solve problems together',
    'Design computers and the software on them',
    'Turn real problems into mathematical models',
  ],
  // IT support technician
  '15-1232.00': [
    'Watch how computer systems run each day',
    'Set up computers, cables and software for staff',
    'Use manuals, questions and tests to find faults',
    'Answer questions about hardware and software',
    'Install equipment and make small repairs',
    'Find out what people need from a new system',
  ],
  // Network architect
  '15-1241.00': [
    'Plan how to recover after a disaster',
    'Recommend firewalls, audits and other protection for networks',
    'Work out and put in place fixes for network problems',
    'Keep networks in order with backups and clean-ups',
    'Organise repairs and upgrades of a network',
    'Organise how new equipment is installed',
  ],
  // Database administrator
  '15-1242.00': [
    'Change databases, or tell programmers what to change',
    'Protect stored information from damage and misuse',
    'Install upgrades that make a database run better',
    'Decide who may see each part of a database',
    'Test changes before people use them',
    'Test programs, correct errors and make changes',
  ],
  // Systems and network administrator
  '15-1244.00': [
    'Look after networks, computers and their software',
    'Back up data and restore it after a failure',
    'Trace faults, fix them and replace broken parts',
    'Set up and watch email and virus protection',
    'Watch how systems and networks perform',
    'Judge from network figures what has to change',
  ],
  // Software developer
  '15-1252.00': [
    'Work out what users need and what is possible',
    'Plan tests, write code and explain how it works',
    'Design systems with analysts, engineers and other programmers',
    'Change software to correct errors or run faster',
    'Report on plans and progress to the client',
    'Plan how a new or changed system is installed',
  ],
  // Software tester
  '15-1253.00': [
    'Find and describe faults in how a program works',
    'Log bugs and report them to developers',
    'Write tests for many kinds of use and failure',
    'Design test plans and scripts for each feature',
    'Write down tests so that others can repeat them',
    'Tell developers how easy the software is to use',
  ],
  // Web developer
  '15-1254.00': [
    'Write the code behind websites and web apps',
    'Design, build and look after websites',
    'Back up sites so that they can be restored',
    'Choose programming languages and design tools',
    'Check that code is sound and works in each browser',
    'Build the databases behind websites and web apps',
  ],
  // Web and interface (UX) designer
  '15-1255.00': [
    'Agree with managers and users what a site should do',
    'Work with developers until a site is finished',
    'Sort out server problems with the hosting company',
    'Study users and their feedback to improve a design',
    'Agree with the team what matters most',
    'Make the pages of a site easy to search',
  ],
  // Video game designer
  '15-1255.01': [
    "Adjust a game until it's fair and fun",
    'Invent missions, challenges and puzzles for players',
    'Create the story, characters and rules of a game',
    'Ask artists and programmers for ideas and use them',
    'Review the design often as the game is made',
    'Keep written guides to rules and levels up to date',
  ],
  // IT project manager
  '15-1299.09': [
    'Keep a project on time and within its budget',
    'Find and solve problems with the project team',
    'Track what is done and what is late',
    'Hand over finished work that meets the standard',
    'Ask customers what they need now and later',
    'Review plans and approve changes to them',
  ],
  // Actuary
  '15-2011.00': [
    'Work out prices and reserves that cover future payments',
    'Help the firm plan new or better kinds of insurance',
    'Estimate from figures how often people die, fall ill or retire',
    'Design pension and insurance plans that stay sound',
    'Explain hard technical points to leaders and the public',
    'Build tables of how likely fires or disasters are',
  ],
  // Operational research analyst
  '15-2031.00': [
    'Present the results of models to managers',
    'Decide what data you need, gather it and test it',
    'Test models and change them where they fall short',
    'Write reports that set out problems and solutions',
    'Help others to put a chosen solution to work',
    'Turn a problem into a mathematical model',
  ],
  // Statistician
  '15-2041.00': [
    'Look for real differences and links in data',
    'Check that methods of collecting data are sound',
    'Report results with graphs, charts and tables',
    'Judge which method fits a research question',
    'Clean raw data and correct its weights',
    'Design experiments and ways to draw samples',
  ],
  // Data scientist
  '15-2051.00': [
    'Process large sets of data with statistical software',
    'Choose which facts help a model to predict sales or health',
    'Decide by sampling who should be surveyed',
    'Clean raw data with special software',
    'Compare models by how well they predict',
    'Draw charts that show what the data says',
  ],
  // Business intelligence analyst
  '15-2051.01': [
    'Make reports of business figures for managers and clients',
    'Keep dashboards, databases and tools up to date',
    'See that people get the figures on time',
    'Help people who use reports and dashboards',
    'Spot trends in a trade or region',
    'Write down what a report or dashboard must show',
  ],
};
