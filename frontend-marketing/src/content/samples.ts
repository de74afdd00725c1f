/**
 * Sample content: invented stories, logos and team members. Pages show it only if the site was
 * published with `CLAIMS=shown`. The owner of a site replaces it with real content.
 */

export interface Testimonial {
  quote: string;
  from: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'I had two offers and could not choose. The report gave me words for what I wanted from a week of work, and then the choice was easy.',
    from: 'A graduate with two offers',
  },
  {
    quote:
      'It did not tell me to leave teaching. It told me which part of teaching I should do more of, and I asked my head for exactly that.',
    from: 'A teacher in the sixth year',
  },
  {
    quote:
      'The career list had three jobs I had never heard of, with what they pay here. I am training for one of them now.',
    from: 'A warehouse team leader',
  },
];

export const companyLogos = ['Northlight', 'Fernhill', 'Oak & Tide', 'Meridian Works', 'Saltmarsh'];

export interface TeamMember {
  role: string;
  about: string;
  sign: 'compass' | 'book' | 'tools';
}

export const team: readonly TeamMember[] = [
  {
    role: 'Assessment lead',
    about: 'Writes the statements, tests how they are understood, and decides what a score may say.',
    sign: 'compass',
  },
  {
    role: 'Careers researcher',
    about: 'Keeps occupations and pay figures up to date, each with its source and its year.',
    sign: 'book',
  },
  {
    role: 'Product engineer',
    about: 'Builds what you see, keeps your data safe, and answers when something breaks.',
    sign: 'tools',
  },
];
