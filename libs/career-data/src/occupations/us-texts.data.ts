// Texts on occupations whose British words say something else in the United States. The others are alike.

export interface UsTexts {
  /** The description of the work. */
  what?: string;
  tasks?: readonly string[];
  tryIt?: string;
}

export const US_TEXTS: Readonly<Record<string, UsTexts>> = {
  '11-9021.00': {
    tryIt: 'Look for an open house on a building site near you and ask about the plan.',
  },
  '11-9032.00': {
    tryIt: 'Ask a principal what filled their week, and help with an open house.',
  },
  '11-9121.00': {
    tryIt: 'Visit a university open house and ask a research team how they plan a study.',
  },
  '13-1071.00': {
    tryIt: 'Help a club recruit volunteers: write the ad and ask the questions.',
  },
  '13-1161.00': {
    tasks: [
      'Write up findings with charts and plain words',
      'Study who buys, what they like and why',
      'Research opinions together with marketing and statistics staff',
      'Measure how satisfied customers and staff are',
      'Design surveys and choose how to collect answers',
      'Measure how well ads and campaigns work',
    ],
  },
  '21-1012.00': {
    what: 'Career counselors help people choose courses and jobs and take the next step. They work in schools, colleges, universities, career centers and prisons.',
  },
  '27-1011.00': {
    what: 'Art directors decide the look of an ad, magazine, film set or website, and guide the artists, photographers and designers who make it.',
  },
  '27-1014.00': {
    what: 'Animators and visual effects artists make still things move and create what no camera could film, for cinema, games, ads and television.',
  },
  '27-2041.00': {
    what: 'Composers write music for concerts, films, games and ads, while music directors lead choirs, orchestras or shows and decide how pieces should sound.',
  },
  '27-3043.00': {
    tasks: [
      'Plan ads with the creative team of an agency',
      'Change words and tone to fit product and medium',
      'Present drafts and ideas to clients',
      'Discuss themes and changes with the client',
      'Study surveys and trends to see what sells',
      'Write articles, letters, speeches and other texts',
    ],
  },
  '27-4031.00': {
    tasks: [
      'Frame each shot with the right light and lens',
      'Film scenes for television, ads or films',
      'Adjust focus, light and camera position',
      'Plan shots with the director and the crew',
      'Zoom in and out as rehearsed',
      'Look over the set for problems and for light',
    ],
  },
  '29-1124.00': {
    tryIt: 'Go to a hospital open house and ask to see the radiotherapy rooms.',
  },
  '29-2034.00': {
    tryIt: 'Ask a hospital for an open house in its imaging department.',
  },
  '33-2011.00': {
    tryIt: 'Join the fire cadets or visit a station open house.',
  },
  '33-3021.00': {
    tryIt: 'Join the police cadets or a police open house.',
  },
  '41-9022.00': {
    what: 'Real estate agents help people sell, buy or rent homes. They value a property, advertise it, show visitors round and bring both sides to an agreement.',
    tryIt: 'Write an honest ad for your home and photograph it well.',
  },
  '43-4161.00': {
    what: "Human resources administrators keep the records and run the processes of a personnel team, from job ads to exit papers.",
  },
  '43-4171.00': {
    tryIt: 'Greet visitors at a school open house.',
  },
  '45-2093.00': {
    tasks: [
      'Feed and water animals and check supplies',
      'Move animals to fields, pens or trucks',
      'Check animals for illness and weight',
      'Give medicine and vaccines, or call the vet',
      'Mark animals with tags or paint',
      'Drive tractors to bring feed to animals',
    ],
  },
  '47-2021.00': {
    tryIt: 'Visit an open house at a trade school.',
  },
  '47-2073.00': {
    what: 'Plant operators drive the big machines of construction: excavators, dump trucks, rollers and bulldozers. They dig, lift, level and load with surprising precision.',
    tasks: [
      'Learn the safety rules and follow them',
      'Watch for cables, people and falling objects',
      'Drive excavators, bulldozers and other machines',
      'Move loads by signals from the crew',
      'Line machines up with markers and guides',
      'Find pipes and wires before work starts',
    ],
    tryIt: 'Drive an excavator for an hour with an instructor.',
  },
  '47-2111.00': {
    tryIt: 'Wire a practice circuit at a trade school open house.',
  },
  '47-2152.00': {
    tryIt: 'Join two pipes at a trade school open house.',
  },
  '49-3023.00': {
    what: 'Vehicle technicians service and repair cars, vans, motorcycles or trucks. They trace faults in engines, brakes, electronics and, more and more, electric drives.',
  },
  '49-9051.00': {
    tryIt: 'Try an indoor climbing wall and ask a network firm about open houses.',
  },
  '49-9081.00': {
    tryIt: 'Visit a wind farm open house and try an indoor climbing wall.',
  },
  '53-3032.00': {
    what: 'Truck drivers move goods by road, from milk to steel, in vehicles that demand skill at each bend and loading bay.',
    tasks: [
      'Check that the papers for a load are right',
      "Inspect the load to see that it's secure",
      'Check the truck and its safety equipment',
      'Raise and lower the legs of a trailer',
      'Get signatures for the goods you deliver',
      'Keep logs of driving hours and repairs',
    ],
  },
  '53-3052.00': {
    tryIt: 'Ask a bus company about its driver open houses.',
  },
};
