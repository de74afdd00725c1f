import type { TaskList } from './task-list.js';

export const management: Record<string, TaskList> = {
  // Chief executive
  '11-1011.00': [
    'Decide how the organisation spends and invests its money',
    'Talk through problems with the board and senior staff',
    'Prepare budgets and get them approved',
    'Set the aims and policies that keep the business going',
    'Report on results, budgets and new rules',
    'Put plans into action when a department has problems',
  ],
  // Operations or general manager
  '11-1021.00': [
    'Study sales and cost figures to see what to improve',
    'Direct the teams that make, price, sell or deliver products',
    'Run the office work behind a product or service',
    'Draw up staff rotas and share out duties',
    'Control spending so that the business can pay its way',
    'Plan sales campaigns together with managers of other departments',
  ],
  // Marketing manager
  '11-2021.00': [
    'Work out a marketing plan from customers, costs and goals',
    'Lead campaigns together with advertising and promotion staff',
    'Check whether a new product will pay for itself',
    'Set prices that suit both the firm and its customers',
    'Write lists of the products or services on offer',
    'Hire, train and guide the marketing and sales staff',
  ],
  // Sales manager
  '11-2022.00': [
    'Oversee area sales managers and their teams',
    'Sort out customer complaints about sales or service',
    'Watch what customers like and decide what to push',
    'Advise possible buyers on which equipment would suit them',
    'Use sales records to forecast income and profit',
    'Plan hiring, training and reviews for the sales team',
  ],
  // IT manager
  '11-3021.00': [
    "Run the department's day: priorities, standards and deadlines",
    'Meet other managers and suppliers to solve problems together',
    'Go through project plans and line up the work',
    'Share out and review the work of analysts and programmers',
    'Help people in the firm with computer problems',
    'Plan how data stays safe, even after a disaster',
  ],
  // Finance manager
  '11-3031.00': [
    'Build good relations with customers and help with their problems',
    'Watch how cash flows in and out',
    'Direct the staff of a branch, office or finance department',
    'Recruit new members of staff for the team',
    'Study costs so that budgets can be planned',
    'Oversee how new and existing staff are trained',
  ],
  // Manufacturing production manager
  '11-3051.00': [
    'Set quality standards and check samples against them',
    'Direct the making and sending out of products',
    'Use orders and schedules to plan staff and stock',
    'Solve production problems with technical staff',
    'Hire, train and review staff, and settle their complaints',
    'Set up systems that track output and catch faults',
  ],
  // Purchasing manager
  '11-3061.00': [
    'Write the rules for buying and for handling contracts',
    'Find suppliers and ask about stock, prices and terms',
    'Prepare large contracts for the board to approve',
    'Direct the people who buy and hand out supplies',
    'Check that orders and contracts follow company rules',
    'Approve the details of what suppliers are asked to bid for',
  ],
  // Transport and distribution manager
  '11-3071.00': [
    'Supervise the people who receive, store and send goods',
    'Plan how to keep a warehouse safe and secure',
    'Inspect buildings, vehicles and equipment, and order repairs',
    'Organise the work of the team to company standards',
    'Work with sales and accounts so that systems fit together',
    'Find the cheapest and quickest way to move goods',
  ],
  // Supply chain manager
  '11-3071.04': [
    'Decide what staff and equipment a warehouse needs',
    'Manage buying, stock levels, storage and deliveries',
    'Choose routes and combine loads to save money',
    'Set measures for cost and quality, and track them',
    'Bring in better ways to run the supply chain',
    'Agree ways of working with sales, finance and production',
  ],
  // Human resources manager
  '11-3121.00': [
    'Answer staff questions and help solve problems at work',
    'Lead the team that deals with hiring and pay',
    'Handle hard cases, such as disputes and dismissals',
    'Speak for the organisation at hearings about staff',
    'Negotiate agreements with unions and explain them',
    'Advise managers on fair treatment and needed changes',
  ],
  // Farm manager
  '11-9013.00': [
    'Collect and record figures on growth, output and weather',
    'Manage nurseries, on farms that grow plants for sale',
    'Oversee breeding and rearing on fish farms',
    'Oversee the move of fish to ponds or tanks there',
    'Decide how to use money and labour when pests or drought strike',
    'Choose growing conditions and set times for planting and care',
  ],
  // Construction manager
  '11-9021.00': [
    'Check that building work follows safety rules and regulations',
    'Set up checks on the quality of work',
    'Plan each stage of a project to meet the deadline',
    'Report on costs and progress against the budget',
    'Direct and supervise the people on site',
    'Work out how many workers each site needs',
  ],
  // Nursery or early-years manager
  '11-9031.00': [
    'Talk with parents and staff about activities and behaviour',
    'Follow how children are doing and help solve problems',
    'Hire, train and review the staff',
    'Teach groups or look after children yourself',
    'Set goals and rules for learning in the nursery',
    'Plan sessions, and the staff and rooms they need',
  ],
  // Head teacher
  '11-9032.00': [
    'Guide pupils on personal, study and behaviour problems',
    'Meet parents and staff about rules and how pupils behave',
    'Decide which courses run, and what staff they need',
    'Watch lessons and look for ways to improve teaching',
    'Set goals and standards for subjects with the teachers',
    'Make sure that rules on behaviour and attendance are kept',
  ],
  // Further or higher education manager
  '11-9033.00': [
    'Use assessments to see what students are learning',
    'Recruit, train and, if needed, dismiss department staff',
    'Direct and review the work of academic and office staff',
    'Advise students on courses, progress and careers',
    'Plan and control budgets and financial records',
    'Draw up long-term plans for the college or university',
  ],
  // Engineering manager
  '11-9041.00': [
    'Bring together all technical parts of a large project',
    'Review and approve changes to a design',
    'Agree with clients exactly what a project must do',
    'Prepare budgets, bids and contracts for projects',
    'Explain proposals and findings to clients',
    'Talk over project details with production and marketing staff',
  ],
  // Restaurant or catering manager
  '11-9051.00': [
    'Count the takings and pay them into the bank',
    'Set standards for staff and for service',
    'Keep the records that food hygiene law asks for',
    'Plan staff hours and share out jobs',
    'Look into complaints about food or service, and fix them',
    'Keep track of food stock and equipment',
  ],
  // Leisure and recreation manager
  '11-9072.00': [
    'Plan or lead activities such as sports or crafts',
    'Draw up programmes and timetables of events',
    'Stay in touch with staff by radio or computer',
    'Write budgets for activities and programmes',
    'Interview and hire new staff for the centre',
    'Work out and record what the department spends and earns',
  ],
  // Hotel manager
  '11-9081.00': [
    'Answer questions about the hotel and settle complaints',
    'Help set room rates and share out budgets',
    'Work with other managers so that the hotel runs well',
    'Greet guests and check them in',
    'Watch how much money the hotel takes',
    'Look after rooms, buildings and everything in them',
  ],
  // Health services manager
  '11-9111.00': [
    'Direct and review medical, nursing and office staff',
    'Run computer systems for staff and activity records',
    'Plan services in a hospital, clinic or practice',
    'Manage budgets, spending and financial reports',
    'Keep up with new treatments, technology and rules',
    'Set rotas that fit the workload and the space',
  ],
  // Science and research manager
  '11-9121.00': [
    'Hire and supervise researchers and technicians',
    'Plan the stages of a study, from problem to test',
    'Direct research and development work from day to day',
    'Check progress and write reports on results',
    'Plan projects with scientists, engineers and regulators',
    'Present proposals and results to clients',
  ],
  // Property manager
  '11-9141.00': [
    'Prepare budgets and financial reports for buildings',
    'Look after the running and upkeep of homes or offices',
    'Plan repairs and building work on each property',
    'See that rent is collected and bills are paid',
    'Agree contracts and aims with the owners',
    'Direct staff and contractors, and review their work',
  ],
  // Social and community services manager
  '11-9151.00': [
    'Set up ways of working that meet the aims of the board',
    'Direct the work of staff and volunteers',
    'Check that services are good and money is well used',
    'Help decide who may use a service and what it offers',
    'Keep budgets, staff records and training guides',
    'Help clients directly, for example with a complaint',
  ],
};
