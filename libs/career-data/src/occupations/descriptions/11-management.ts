import type { Description } from './description.js';

export const management: Record<string, Description> = {
  // Chief executive
  '11-1011.00': {
    what: 'A chief executive leads a whole organisation and answers to its board for how it does. The job is to set direction, choose the senior team and decide where money and effort should go.',
    day: 'Much of the day goes on meetings: with directors, investors, staff or the press. Between them come reports to read and choices that nobody lower down could settle.',
    thrives:
      'You will do well if you can decide with half the facts, stay calm when watched and let others take credit.',
    entry:
      'Nobody starts here: most arrive after many years of managing, often with a degree in business, finance, engineering or law. Some start a company of their own.',
  },
  // Operations or general manager
  '11-1021.00': {
    what: 'Operations managers keep the everyday work of a business running, from staffing and budgets to suppliers and service. They turn plans made at the top into jobs that get done on time.',
    day: 'Figures from the day before come first, then a walk round the site or a call with team leaders. Afternoons often go on hiring, costs or whatever has just gone wrong.',
    thrives:
      'It suits practical organisers who like solving several problems at once and can tell people plainly what is needed.',
    entry:
      'Many are promoted from supervising in the same trade. Others join a graduate management scheme or take a management apprenticeship, and some earn awards from the Chartered Management Institute.',
  },
  // Marketing manager
  '11-2021.00': {
    what: 'Marketing managers work out who might want a product and how best to reach them. They plan campaigns, control the budget and check whether the spending brought results.',
    day: 'A typical day mixes looking at sales and website figures, briefing designers or an agency, and agreeing the wording of an advert. Launches bring late changes.',
    thrives:
      'Curious people with an ear for language and a head for numbers tend to enjoy it, especially if they like knowing why others choose what they choose.',
    entry:
      'Start as a marketing assistant after a degree, or through a marketing apprenticeship. Courses from the Chartered Institute of Marketing help you move up to running a team.',
  },
  // Sales manager
  '11-2022.00': {
    what: 'Leading a sales team is the heart of this job: setting targets, sharing out customers and helping each seller improve. Sales managers also look after the largest accounts themselves.',
    day: 'They check the order figures, talk through hard deals with their team and travel to see buyers. Part of each week goes on forecasts for the directors.',
    thrives:
      'Do you like competing, but enjoy coaching others just as much? Being able to hear "no" many times and carry on is essential.',
    entry:
      'A good record as a sales representative counts most, so people usually rise from selling. Degree courses and sales apprenticeships can both give a first step.',
  },
  // IT manager
  '11-3021.00': {
    what: 'IT managers are in charge of the computers, networks and software that an organisation depends on. They lead technical staff and decide what to buy, replace or protect.',
    day: 'The morning may open with a review of faults and security warnings, followed by supplier calls and project meetings. Explaining technical risks in plain words to other managers takes up plenty of time.',
    thrives:
      'Someone who understands technology but prefers guiding people to writing code will feel at home here.',
    entry:
      'The common path is a computing degree or an IT apprenticeship, then years in support, networks or development before taking on a team. Certificates in service or project management can help.',
  },
  // Finance manager
  '11-3031.00': {
    what: "Finance managers watch over an organisation's money. They prepare budgets and reports, make sure bills and taxes can be paid, and advise on what is affordable.",
    day: 'Checking cash, comparing spending with the plan and questioning odd figures fill many hours. At month end, the whole team works to close the accounts.',
    thrives:
      'The work rewards a careful mind that can see the story in a table of numbers and say unwelcome things tactfully.',
    entry:
      'Usually you qualify first as an accountant through a body such as ICAEW, ACCA or CIMA, after a degree or an apprenticeship, and then move into managing.',
  },
  // Manufacturing production manager
  '11-3051.00': {
    what: 'In a factory, the production manager is responsible for making the right goods safely, at the right quality and cost. People, machines, materials and the timetable all come under this role.',
    day: "Each shift begins with yesterday's output and any breakdowns. Then come walks along the lines, talks with engineers and planners, and decisions about overtime or orders.",
    thrives:
      'Clear thinkers who like being close to the action, notice waste and treat shop-floor staff with respect do well.',
    entry:
      'Some study engineering or manufacturing at university and join a graduate scheme. Others begin as apprentices or operators and move up through supervising.',
  },
  // Purchasing manager
  '11-3061.00': {
    what: 'Purchasing managers buy what an organisation needs, from raw materials to cleaning services, at a fair price and on sound terms. They choose suppliers and manage the contracts.',
    day: 'Comparing bids, negotiating by phone and checking that deliveries match the order are daily tasks. Visits to suppliers help them judge quality and working conditions.',
    thrives:
      'Patient bargainers who prepare well, keep their word and cannot be charmed out of a good decision tend to succeed.',
    entry:
      'Entry is often as a buying or procurement assistant, with or without a degree, or as an apprentice. The Chartered Institute of Procurement and Supply (CIPS) offers the main qualifications.',
  },
  // Transport and distribution manager
  '11-3071.00': {
    what: 'Moving goods or passengers on time is the business of transport and distribution managers. They plan routes, run depots or fleets and keep drivers and vehicles within the law.',
    day: "Early starts are common, as schedules must be fixed before vehicles leave. Later the manager follows progress on screen, deals with delays and checks drivers' hours and vehicle records.",
    thrives:
      'Level-headed planners who enjoy puzzles with moving parts, and who can re-plan quickly when a road closes, fit in well.',
    entry:
      'You might rise from driver, clerk or warehouse work, or study logistics. Running certain fleets requires a certificate of professional competence as a transport manager.',
  },
  // Supply chain manager
  '11-3071.04': {
    what: 'A supply chain manager links every step between raw material and customer, so that stock arrives neither too late nor too early. Forecasts, factories, warehouses and carriers all have to be fitted together.',
    day: 'Screens of stock levels and orders set the agenda. Talks with suppliers abroad, sales teams and shippers follow, usually about shortages, costs or changed demand.',
    thrives:
      'Logical people who like systems, can think several moves ahead and build trust at a distance are well placed.',
    entry:
      'A degree in logistics, business or engineering is a frequent start, as is a supply chain apprenticeship. Professional study with CIPS or the Chartered Institute of Logistics and Transport is valued.',
  },
  // Human resources manager
  '11-3121.00': {
    what: 'Human resources managers look after how an organisation hires, pays, trains and treats its staff. They advise other managers on employment law and step in when relations break down.',
    day: "A day could hold an interview, a talk about someone's long illness, and a meeting on new pay rules. Records must be kept exactly, as they may be read at a tribunal.",
    thrives:
      'Fair-minded listeners who can keep a secret, and can be firm with people they like, are suited to it.',
    entry:
      'Most work up from assistant or adviser jobs while studying for qualifications of the CIPD, the professional body. A degree helps but is not always asked for.',
  },
  // Farm manager
  '11-9013.00': {
    what: 'Farm managers run the land, animals, machinery and accounts of a farm, for themselves or for an owner. They decide what to grow or rear and when to sell it.',
    day: 'Work starts early with a round of stock or fields and a plan for the staff. Weather may change everything, and evenings often go on records, orders and grant forms.',
    thrives:
      'Self-reliant people who like the outdoors in every season, and who can mix practical work with careful sums, are happiest here.',
    entry:
      'Growing up on a farm helps but is not needed. Agricultural college, a degree in agriculture or an apprenticeship, followed by years as an assistant manager, is the usual way.',
  },
  // Construction manager
  '11-9021.00': {
    what: 'Construction managers take charge of building sites, from small housing schemes to hospitals and bridges. They organise trades, materials and machines so that the job is safe, on time and within budget.',
    day: 'In boots and hard hat, they brief supervisors, inspect work and settle clashes between trades. Back in the site office there are drawings, deliveries and safety records to deal with.',
    thrives:
      'It calls for decisive organisers who enjoy seeing something solid rise, and who can be heard without shouting.',
    entry:
      'Study construction management or engineering, take a higher or degree apprenticeship, or climb from a trade. A CSCS card for the site is normal, and many join the Chartered Institute of Building.',
  },
  // Nursery or early-years manager
  '11-9031.00': {
    what: "This manager is responsible for a nursery or other early-years setting: the children's safety and learning, the staff, the fees and the inspections.",
    day: 'Mornings mean greeting families and checking that each room has enough qualified adults. Later come observations, staff meetings, policies and sometimes covering for a colleague at the lunch table.',
    thrives:
      'Warm, orderly people who notice small changes in a child and can also read a budget will find it fits them.',
    entry:
      'Experience as an early-years practitioner with a full qualification comes first, often through an apprenticeship or college. In England, settings are inspected by Ofsted and every adult needs a background check.',
  },
  // Head teacher
  '11-9032.00': {
    what: 'Head teachers lead a school. They answer for teaching, behaviour, safety and money, and set the tone that pupils and staff feel each day.',
    day: 'Standing at the gate, dropping into lessons, meeting a worried parent and reading a budget can all happen before lunch. After school come governors, plans and appointments.',
    thrives:
      'You need steadiness, moral courage and a real liking for children and for the adults who teach them.',
    entry:
      'Qualify as a teacher, gain years of experience and serve as a deputy or department head. A national headship qualification is widely valued, and in Scotland new heads must hold one.',
  },
  // Further or higher education manager
  '11-9033.00': {
    what: 'Running part of a college or university is what these managers do. They may lead a department, admissions, student services or the planning of courses.',
    day: 'Committee papers, timetables, staffing and student concerns make up most days. Busy seasons follow the academic year, such as enrolment, examinations and inspection visits.',
    thrives:
      'If you respect learning, can work through argument to agreement and enjoy improving slow systems, this can be a good match.',
    entry:
      'Many were lecturers or researchers before, with a higher degree. Others come from university administration, finance or student support and gain professional awards on the way.',
  },
  // Engineering manager
  '11-9041.00': {
    what: 'Engineering managers lead teams that design, test or build technical things, such as vehicles, power stations or medical devices. They balance what is possible, safe and affordable.',
    day: 'Reviewing designs, setting priorities and asking awkward questions about tests are daily work. Time also goes on recruiting engineers and explaining progress to clients.',
    thrives:
      "Engineers who find they enjoy the whole picture and other people's growth more than their own calculations often move this way.",
    entry:
      'First become an engineer through an accredited degree or degree apprenticeship, and gain several years of practice. Chartered status with an engineering institution, and training in project management, both help.',
  },
  // Restaurant or catering manager
  '11-9051.00': {
    what: 'Restaurant and catering managers make sure guests are fed well and the business pays its way. They handle staff, suppliers, bookings, hygiene and complaints.',
    day: 'Before opening they check deliveries, rotas and tables. During service they are on the floor, helping where it is tight, and afterwards they count takings and order for tomorrow.',
    thrives:
      'Sociable, quick-moving people who keep their temper on a Saturday night, and who do not mind working while others relax, are the right sort.',
    entry:
      'Working up from waiting, bar or kitchen jobs is the classic way. Hospitality apprenticeships, college courses and company training schemes also lead here, with food hygiene training along the way.',
  },
  // Leisure and recreation manager
  '11-9072.00': {
    what: 'Leisure managers run places where people play, swim, train or relax, such as sports centres, theatres and holiday parks. Safety, programmes, staff and income are their concern.',
    day: 'The day might include checking the pool plant, planning holiday activities and meeting a local club that wants more hours. Evenings and weekends are when visitors come, so shifts are part of it.',
    thrives:
      'Energetic organisers who enjoy a public place and can switch from a broken boiler to a birthday party cope best.',
    entry:
      'Start as a leisure assistant, lifeguard or duty manager, or study sport or leisure management. Apprenticeships exist at several levels, and CIMSPA is the professional body.',
  },
  // Hotel manager
  '11-9081.00': {
    what: 'A hotel manager is responsible for everything a guest meets, from the booking to the bed, the breakfast and the bill. Behind that lie staffing, upkeep, prices and profit.',
    day: 'Arrivals, departures and room figures are checked early with the heads of each department. The rest is guests, contracts, inspections and, now and then, a night call about a leak.',
    thrives:
      'Hosts by nature do well, provided they also like figures and can insist on standards in every corner.',
    entry:
      'Some train on hotel graduate schemes after hospitality studies. Others begin at reception, in the kitchen or through an apprenticeship, and take charge of one department before the whole house.',
  },
  // Health services manager
  '11-9111.00': {
    what: 'Health services managers organise hospitals, clinics, surgeries and community care, so that doctors and nurses can treat patients. They deal with staff, money, waiting lists and quality.',
    day: 'Bed numbers or appointment figures come first, then meetings with clinical leads about gaps and delays. Writing plans and answering complaints take patience.',
    thrives:
      'This is for people who want care to work better for everyone and can argue with facts among experts.',
    entry:
      'The NHS runs graduate management training, and there are management apprenticeships too. Clinicians such as nurses also move across after gaining experience of leading a ward or service.',
  },
  // Science and research manager
  '11-9121.00': {
    what: 'Science and research managers lead laboratories or research programmes. They choose which questions to follow, find the money and make sure results are honest and useful.',
    day: 'They discuss findings with scientists, read proposals and plan equipment and staffing. Reports to funders or company boards, and safety checks, claim the remaining hours.',
    thrives:
      'Scientists who like helping others think, can stop a project kindly and keep hold of detail as well as purpose should consider it.',
    entry:
      'A science degree, usually a doctorate, comes first, followed by years of research in a university, company or public body. Leadership experience is gathered step by step along the way.',
  },
  // Property manager
  '11-9141.00': {
    what: 'Property managers look after houses, flats, offices or shops for the owners. They find tenants, collect rent, arrange repairs and keep buildings within the law.',
    day: 'A morning may go on inspecting a roof leak and meeting contractors, an afternoon on leases, service charges and calls from tenants. Keys and paperwork are never far away.',
    thrives:
      'The role fits organised people who can hear two sides of a quarrel, stay courteous and remember what was promised.',
    entry:
      'You can begin as a lettings or housing assistant, take an apprenticeship, or study real estate. RICS, Propertymark, the Property Institute and the Chartered Institute of Housing all offer qualifications.',
  },
  // Social and community services manager
  '11-9151.00': {
    what: 'These managers run services for people who need support, such as care homes, hostels, fostering teams or advice charities. They lead staff, hold the budget and guard the safety of those who use the service.',
    day: 'Reviewing difficult cases, filling gaps in the rota and speaking with families or councils are regular duties. Inspectors and funders expect clear records.',
    thrives:
      'Compassionate people who can also set limits, and who keep thinking straight in a crisis, do this well.',
    entry:
      'The route is usually practice first, as a social worker, nurse or care worker, then a leadership diploma. Managers of regulated care services must be registered in their part of the UK.',
  },
};
