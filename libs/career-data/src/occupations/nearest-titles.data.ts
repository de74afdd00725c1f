/** Job titles that people look for and no occupation of ours covers, with the occupations nearest to the work. */
export const NEAREST_TITLES: readonly { titles: readonly string[]; codes: readonly string[] }[] = [
  {
    // Film and video editor; film or theatre producer-director; market research and marketing analyst
    titles: ['YouTuber', 'Content creator', 'Influencer', 'Vlogger', 'Twitch streamer', 'TikToker'],
    codes: ['27-4032.00', '27-2012.00', '13-1161.00'],
  },
  {
    // Writer; editor; journalist
    titles: ['Blogger', 'Screenwriter', 'Playwright', 'Podcaster'],
    codes: ['27-3043.00', '27-3041.00', '27-3023.00'],
  },
  {
    // Journalist; film or theatre producer-director; actor
    titles: [
      'Newsreader',
      'TV presenter',
      'Television presenter',
      'Radio presenter',
      'Weather presenter',
    ],
    codes: ['27-3023.00', '27-2012.00', '27-2011.00'],
  },
  {
    // Sports coach; fitness instructor; sports and leisure assistant
    titles: [
      'Footballer',
      'Football player',
      'Soccer player',
      'Football coach',
      'Cricketer',
      'Rugby player',
      'Netball player',
      'Basketball player',
      'Tennis player',
      'Snooker player',
      'Athlete',
      'Boxer',
      'Wrestler',
      'Swimmer',
      'Gymnast',
      'Cyclist',
      'Golfer',
      'Cheerleader',
      'Ski instructor',
    ],
    codes: ['27-2022.00', '39-9031.00', '39-9032.00'],
  },
  {
    // Video game designer; software tester
    titles: ['Gamer', 'Pro gamer', 'Professional gamer', 'Esports player'],
    codes: ['15-1255.01', '15-1253.00'],
  },
  {
    // Actor; musician or singer; film or theatre producer-director
    titles: [
      'Dancer',
      'Choreographer',
      'Comedian',
      'Magician',
      'Circus performer',
      'Clown',
      'Drag queen',
      'Stunt performer',
      'Stuntman',
    ],
    codes: ['27-2011.00', '27-2042.00', '27-2012.00'],
  },
  {
    // Musician or singer; sound engineer; composer or music director
    titles: ['DJ', 'Rapper', 'Guitarist', 'Drummer', 'Record producer', 'Music producer'],
    codes: ['27-2042.00', '27-4014.00', '27-2041.00'],
  },
  {
    // Bartender; waiter or waitress; restaurant or catering manager
    titles: ['Barista', 'Coffee shop worker', 'Café worker', 'Kitchen porter',],
    codes: ['35-3011.00', '35-3031.00', '11-9051.00'],
  },
  {
    // Sales assistant; retail supervisor
    titles: ['Cashier', 'Supermarket worker', 'Checkout operator', 'Car salesman', 'Shop worker'],
    codes: ['41-2031.00', '41-1011.00'],
  },
  {
    // Beauty therapist; fine artist or illustrator
    titles: [
      'Makeup artist',
      'Tattooist',
      'Body piercer',
      'Nails technician',
    ],
    codes: ['39-5094.00', '27-1013.00'],
  },
  {
    // Police officer; firefighter; Border Force or customs officer
    titles: [
      'Soldier',
      'Army officer',
      'Royal Marine',
      'Sailor',
      'Coastguard',
      'Paratrooper',
      'Bomb disposal expert',
    ],
    codes: ['33-3051.00', '33-2011.00', '33-3051.04'],
  },
  {
    // Detective; forensic science technician
    titles: ['Spy', 'Intelligence officer', 'MI5 officer', 'Criminal profiler', 'Profiler', 'CSI'],
    codes: ['33-3021.00', '19-4092.00'],
  },
  {
    // Security guard
    titles: ['Bouncer', 'Bodyguard',],
    codes: ['33-9032.00'],
  },
  {
    // Bus driver; delivery driver
    titles: ['Taxi driver', 'Uber driver', 'Cab driver', 'Driving instructor', 'Chauffeur'],
    codes: ['53-3052.00', '53-3033.00'],
  },
  {
    // Vehicle technician; lorry driver
    titles: ['Racing driver', 'F1 driver', 'Formula 1 driver'],
    codes: ['49-3023.00', '53-3032.00'],
  },
  {
    // Operations or general manager; management consultant
    titles: ['Entrepreneur', 'Business owner', 'Boss', 'Inventor'],
    codes: ['11-1021.00', '13-1111.00'],
  },
  {
    // Stockbroker or trader; property manager
    titles: ['Crypto trader', 'Day trader', 'Investor', 'Property developer',],
    codes: ['41-3031.00', '11-9141.00'],
  },
  {
    // Social and community services manager; public relations officer; solicitor or lawyer
    titles: [
      'Politician',
      'MP',
      'Member of Parliament',
      'Prime minister',
      'Councillor',
    ],
    codes: ['11-9151.00', '27-3031.00', '23-1011.00'],
  },
  {
    // Airline pilot; aerospace engineer; physicist
    titles: ['Astronaut', 'Fighter pilot'],
    codes: ['53-2011.00', '17-2011.00', '19-2012.00'],
  },
  {
    // Landscape architect; conservation scientist; livestock farm worker
    titles: ['Gardener', 'Landscaper', 'Landscape gardener', 'Tree surgeon', 'Fisherman'],
    codes: ['17-1012.00', '19-1031.00', '45-2093.00'],
  },
  {
    // Painter and decorator; bricklayer; carpenter or joiner
    titles: ['Plasterer', 'Scaffolder', 'Handyman',],
    codes: ['47-2141.00', '47-2021.00', '47-2031.00'],
  },
  {
    // Welder; metal machinist
    titles: ['Blacksmith'],
    codes: ['51-4121.00', '51-4041.00'],
  },
  {
    // Baker; head chef
    titles: ['Butcher', 'Fishmonger'],
    codes: ['51-3011.00', '35-1011.00'],
  },
  {
    // Data scientist; software developer
    titles: ['Prompt engineer'],
    codes: ['15-2051.00', '15-1252.00'],
  },
  {
    // Registered nurse (adult)
    titles: ['Health visitor'],
    codes: ['29-1141.00'],
  },
  {
    // Childcare worker
    titles: ['Au pair', 'Babysitter'],
    codes: ['39-9011.00'],
  },
];
