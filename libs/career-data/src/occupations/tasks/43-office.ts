import type { TaskList } from './task-list.js';

export const office: Record<string, TaskList> = {
  // Office supervisor
  '43-1011.00': [
    'Check that office work is right and on time',
    'Answer customers and settle their complaints',
    'Help staff with difficult problems and disputes',
    'Read records and reports to see how work is going',
    'Talk with staff whose work has problems',
    'Plan staff hours, deadlines and duties',
  ],
  // Bookkeeper or accounts clerk
  '43-3031.00': [
    'Record money in and out with accounting software',
    'Check figures and entries for mistakes',
    'Follow the law and company rules on accounts',
    'Use calculators and copiers to prepare documents',
    'Receive, record and bank payments that come in',
    'Code documents so that costs go to the right place',
  ],
  // Customer service adviser
  '43-4051.00': [
    'Talk with customers about products, orders and complaints',
    'Record each contact and what was done',
    "Check that a customer's problem was solved",
    'Call customers back with answers to their questions',
    'Work out charges and take payments',
    'Fill in forms for contracts and changes of address',
  ],
  // Human resources administrator
  '43-4161.00': [
    'Keep papers on hiring, training and leave in order',
    'Record staff details, pay and absence',
    'Explain rules and benefits to staff and applicants',
    'Help to run benefits for members of staff',
    'Answer questions about pay and who can apply',
    'Get the first day ready for new staff',
  ],
  // Receptionist
  '43-4171.00': [
    'Answer and pass on phone calls',
    'Greet visitors and show them where to go',
    'Take payments for services and give receipts',
    'Book appointments and keep the diary',
    'Send documents to customers by email or post',
    'Listen to complaints and sort them out',
  ],
  // Emergency call handler
  '43-5031.00': [
    'Tell callers what first aid to give',
    'Ask where callers are and what has happened',
    'Decide what is most urgent and send crews',
    'Answer emergency and other calls to the service',
    'Pass messages between crews, police and others',
    'Record calls and what was sent out',
  ],
  // Postal delivery worker
  '43-5052.00': [
    'Scan letters and parcels to show that they arrived',
    'Get signatures for tracked post and parcels',
    'Bring collected post back to the office',
    'Sort post in the order of the round',
    'Deliver letters and parcels on foot or by van',
    'Keep to set times for collections',
  ],
  // Executive assistant
  '43-6011.00': [
    'Keep the diary of a senior manager',
    'Arrange travel and hotels for senior managers',
    'Prepare letters, reports, invoices and slides',
    'Run office services, records and budgets',
    'Answer calls and pass them on',
    'Write replies to routine letters and emails',
  ],
  // Medical secretary
  '43-6013.00': [
    'Answer calls and pass them to the right person',
    'Book appointments, tests and operations for patients',
    'Fill in insurance and other forms',
    'Greet visitors and show them where to go next',
    'Send letters and medical records by email or post',
    'Keep medical records and files in order',
  ],
  // Administrative assistant
  '43-6014.00': [
    'Answer calls, take messages or pass them on',
    'Greet visitors and help with their questions',
    'Put facts into databases and keep them right',
    'Use computers for letters, lists and tables',
    'Use office machines and get them repaired',
    'Set up files on paper or computer',
  ],
};
