import type { Description } from './description.js';

export const science: Record<string, Description> = {
  // Biochemist
  '19-1021.00': {
    what: 'Biochemists study the chemistry of living things: how cells use energy, how proteins fold and why an illness begins. Their findings lead to new medicines, crops and tests.',
    day: 'At the bench they prepare samples, run experiments and note every step. Later the results are compared, doubted and repeated before anyone writes them up.',
    thrives:
      'Patient experimenters with tidy habits, who can live with many failures for one clear answer, are at home in the laboratory.',
    entry:
      'A degree in biochemistry or a near subject comes first, and research usually calls for a doctorate. Hospital biomedical scientists must register with the HCPC.',
  },
  // Microbiologist
  '19-1022.00': {
    what: 'Microbiologists study life too small to see, such as bacteria, viruses and moulds. They help to stop infections, keep food safe and put useful microbes to work.',
    day: 'Samples are grown, stained, sequenced and viewed under a microscope. Results go to doctors, factories or other researchers, sometimes in a hurry during an outbreak.',
    thrives:
      'Someone precise, curious about hidden life and strict about clean working will enjoy the job.',
    entry:
      'Take a degree in microbiology or biology. Work in hospital laboratories requires HCPC registration, reached through an approved degree or the Scientist Training Programme, while food, water and drug companies train their own staff.',
  },
  // Wildlife biologist
  '19-1023.00': {
    what: 'Wildlife biologists study animals and the places where they live. They count populations, find out what harms them and advise on how to protect them.',
    day: 'Fieldwork may start before dawn, with binoculars, traps that do no harm or sound recorders. Back indoors, there are records to enter, maps to draw and reports to write.',
    thrives:
      'Keen observers who can sit still in the rain and also enjoy statistics are well matched.',
    entry:
      'Degrees in zoology, ecology or biology are expected, and voluntary surveys with wildlife groups matter almost as much. Licences are needed to disturb protected species, so skills such as bat or newt surveying are prized.',
  },
  // Conservation scientist
  '19-1031.00': {
    what: 'Looking after natural places and resources, such as peatland, woods, rivers and soil, is the work of conservation scientists. They find out what a place needs and plan its care.',
    day: 'They survey plants and water, meet farmers and landowners, and write management plans. Leading volunteers on practical tasks may be part of the week.',
    thrives:
      'This is for outdoor thinkers who can persuade as well as measure and who accept that nature answers slowly.',
    entry:
      'A degree in ecology, geography or environmental science is typical, with long practice as a volunteer. Wildlife trusts, national parks and government agencies offer traineeships and some apprenticeships.',
  },
  // Medical research scientist
  '19-1042.00': {
    what: 'Medical research scientists look for the causes of disease and for better ways to prevent, detect and treat it. They work in universities, hospitals, charities and drug companies.',
    day: 'Planning an experiment, culturing cells, studying patient data and reading what others have found make up the day. Ethics rules guide every step.',
    thrives:
      'Stubborn hope, honest doubt and the wish to help people they may never meet are the marks of those who stay.',
    entry:
      'After a life science or medical degree, nearly all take a doctorate and then short research jobs. Technician apprenticeships give another way into the same laboratories.',
  },
  // Physicist
  '19-2012.00': {
    what: 'Physicists study matter, energy, space and time. Some chase basic laws, while others use physics to improve lasers, batteries, scanners or climate models.',
    day: 'Equations on a board, code on a screen and apparatus in a basement may all be needed. Teaching, seminars and writing papers surround the research.',
    thrives:
      'Mathematically gifted people who wonder why things are as they are, and can work on one question for years, feel fulfilled.',
    entry:
      'Begin with a physics degree. Research careers need a doctorate, while hospitals train medical physicists as clinical scientists, and industry takes graduates and some apprentices.',
  },
  // Meteorologist
  '19-2021.00': {
    what: 'Meteorologists study the atmosphere to forecast weather and understand climate. Pilots, farmers, power companies and rescue services all rely on them.',
    day: 'They compare satellite pictures, balloon and radar readings with computer models, and decide what is likely. Forecasts are then put into words for the public or a client, at times during a night shift.',
    thrives:
      'You might fit if you watch the sky, like physics and can commit to a judgement that everyone will check tomorrow.',
    entry:
      'Study meteorology, physics, mathematics or another physical science. The Met Office trains forecasters after recruitment, and research jobs usually require a higher degree.',
  },
  // Chemist
  '19-2031.00': {
    what: 'Chemists make and analyse substances. They may develop a new drug, a better battery or a safer paint, or find out what is in a sample of water.',
    day: 'A reaction is set up, watched and measured, and the product is tested for purity. Writing clear notes and looking after safety are as important as the flask itself.',
    thrives:
      'Methodical people with nimble hands and a taste for explaining the unseen make good chemists.',
    entry:
      'Most have a chemistry degree, and research leaders a doctorate. Laboratory scientist apprenticeships start after school or college, and the Royal Society of Chemistry awards chartered status.',
  },
  // Environmental scientist
  '19-2041.00': {
    what: 'Environmental scientists measure what people do to air, water, soil and wildlife, and advise on how to do less harm.',
    day: 'They collect samples from streams or building sites, check laboratory results against legal limits and write reports. Public meetings can be part of it when a new road or plant is planned.',
    thrives:
      'It is work for fair-minded investigators, at ease in wellington boots and in spreadsheets alike.',
    entry:
      'Environmental science, geography, chemistry or biology degrees are usual, and apprenticeships are available as an environmental practitioner. Councils, consultancies, water companies and environment agencies are the main employers.',
  },
  // Geologist
  '19-2042.00': {
    what: 'Geologists read rocks. They find water, minerals and sites for energy, judge whether ground will bear a tunnel, and explain volcanoes, landslides and the history of the Earth.',
    day: 'Weeks in the field with hammer, maps and drilling rigs are followed by weeks with samples and computer models. Reports advise builders, companies or governments.',
    thrives:
      'Travel-ready people who think easily in three dimensions and in very long times are likely to love it.',
    entry:
      "You need a degree in geology or earth science, and specialist jobs ask for a master's. Chartered geologist status comes from the Geological Society.",
  },
  // Economist
  '19-3011.00': {
    what: 'Economists study how people, firms and governments use money and resources. They explain why prices, jobs or trade change, and what a new policy might do.',
    day: 'Data and models take up the quiet hours. Then come briefing notes, charts and meetings, as a minister or director wants an answer by tomorrow.',
    thrives:
      'Clear reasoners who enjoy argument, can handle statistics and stay modest about predictions stand out.',
    entry:
      "A degree in economics is needed, and many add a master's. The Government Economic Service recruits graduates and apprentices, and banks, charities and consultancies hire as well.",
  },
  // Clinical or counselling psychologist
  '19-3033.00': {
    what: 'Clinical and counselling psychologists help people with distress such as anxiety, trauma, psychosis or the effects of brain injury. They assess, give talking treatments and advise other staff.',
    day: 'Sessions with clients alternate with notes, team meetings and supervision. Some hours go on training colleagues or on studying whether a treatment works.',
    thrives:
      'Steadiness in the face of strong feeling, and the discipline to base care on evidence, are what this asks.',
    entry:
      'After a psychology degree accredited by the British Psychological Society and relevant work, you train for an approved doctorate. The titles are protected, and practice requires registration with the HCPC.',
  },
  // Educational psychologist
  '19-3034.00': {
    what: 'Educational psychologists help children and young people who find learning, behaviour or friendships hard. They advise families and schools on what will help.',
    day: 'They watch a lesson, talk and play with a child, and listen to parents and teachers. A written report then sets out what support is needed.',
    thrives:
      'If children trust you, if puzzles interest you and if you can disagree with adults gently, this may be your field.',
    entry:
      'An accredited psychology degree and experience with children come first, then approved postgraduate training, usually a doctorate. Registration with the HCPC is required by law.',
  },
  // Anthropologist or archaeologist
  '19-3091.00': {
    what: 'Anthropologists study how people live and what they believe, while archaeologists piece together past lives from what was left in the ground.',
    day: 'Archaeologists dig, clean, draw and date finds, often ahead of builders, while anthropologists spend long periods listening and taking notes. Both then write up what they have learned.',
    thrives:
      'Patient observers with open minds, ready for short contracts and for weather, get great satisfaction here.',
    entry:
      'A degree is usual for both, and university research needs a doctorate. Volunteering on digs helps, as does an apprenticeship, and the Chartered Institute for Archaeologists grants professional grades.',
  },
  // Town planner
  '19-3051.00': {
    what: 'Town planners shape how places grow. They decide or advise where homes, shops, roads and green space should go, and weigh new buildings against heritage and nature.',
    day: 'Studying applications, visiting sites and listening to builders and neighbours are daily tasks. Recommendations are written for councillors and may be challenged in public.',
    thrives:
      'Diplomatic people who care about places, think long-term and can stand firm in a noisy meeting are needed.',
    entry:
      "Most take an undergraduate or master's course accredited by the Royal Town Planning Institute (RTPI). A degree apprenticeship is the paid alternative, often with a council.",
  },
  // Biology laboratory technician
  '19-4021.00': {
    what: 'Biology laboratory technicians prepare and run the practical side of research, testing and teaching. Without them, few experiments would start or be trusted.',
    day: 'They mix solutions, look after cultures or animals, operate instruments and record readings. Cleaning, ordering and checking that safety rules are kept also belong to them.',
    thrives: 'Dependable people with neat hands who prefer doing to theorising are greatly valued.',
    entry:
      'Laboratory technician apprenticeships and science T Levels suit school leavers, and some jobs ask for a biology degree. The Science Council keeps a voluntary register for technicians.',
  },
  // Forensic science technician
  '19-4092.00': {
    what: 'Forensic science technicians recover and test evidence from crimes, such as fibres, blood, fingerprints, drugs and data from phones. Their findings may clear someone or convict them.',
    day: 'Items are logged, photographed and examined under strict rules against contamination. Reports must be plain enough for a court, and some staff attend scenes at night.',
    thrives: 'Strong nerves, absolute honesty and endless care with small things are required.',
    entry:
      'Police forces and private laboratories recruit people with science qualifications, often a chemistry, biology or forensic degree. Scene and fingerprint staff are trained on the job after vetting checks.',
  },
  // Health and safety adviser
  '19-5011.00': {
    what: 'Health and safety advisers help workplaces avoid accidents and illness. They look for dangers, suggest precautions and find out why something went wrong.',
    day: 'They walk through kitchens, workshops or building sites, talk with staff and write risk assessments. Training sessions and reports to managers follow.',
    thrives:
      'Observant, approachable people who can win over a doubtful crew without lecturing are the most effective.',
    entry:
      'Experience in a trade or industry is a good base. You can train through an apprenticeship or NEBOSH certificates, and membership of the Institution of Occupational Safety and Health (IOSH) is widely recognised.',
  },
};
