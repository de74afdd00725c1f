import type { TaskList } from './task-list.js';

export const law: Record<string, TaskList> = {
  // Solicitor or lawyer
  '23-1011.00': [
    'Explain laws and rulings to people and firms',
    'Use past cases to judge how a case may end',
    'Gather evidence and interview clients and witnesses',
    'Speak for clients in court or before public bodies',
    'Plan arguments before a case is heard',
    'Advise clients on deals, claims and their rights',
  ],
  // Judge or magistrate
  '23-1023.00': [
    'Sentence people who are found guilty of a crime',
    'Make sure that the rules of the court are followed',
    'Explain the law to juries and hear their verdicts',
    'Write down decisions on cases and the reasons',
    'Read case papers to learn the facts and issues',
    'Rule on which evidence may be used',
  ],
  // Paralegal
  '23-2011.00': [
    'Prepare legal letters and keep files in order',
    'Draft and check contracts, wills and court papers',
    'Search records for the facts and law of a case',
    'Get exhibits and papers ready for a trial',
    'Meet clients and others to discuss a case',
    'Research laws, decisions and legal articles',
  ],
};
