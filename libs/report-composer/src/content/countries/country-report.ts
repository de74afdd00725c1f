/** Texts shown before payment: which facts a report has for a country, and which are missing. */
export const COUNTRY_REPORT = {
  /** The summary in one line; the texts below replace its variables. */
  line: 'Your report for {country} has {pay} and {ways}.',
  linePay: {
    published: 'published pay for {published} of {all} jobs',
    both: 'published pay for {published} of {all} jobs, our estimates for {estimated} more',
    estimated: 'our pay estimates for {estimated} of {all} jobs',
    none: 'no pay',
  },
  lineWays: {
    all: 'the ways in',
    some: 'ways in for {ways} of them',
    none: 'only general ways in',
  },
  pay: {
    published: 'Pay: published figures for {published} of {all} jobs.',
    both: 'Pay: published figures for {published} of {all} jobs, and our estimates for {estimated} more.',
    estimated: 'Pay: our estimates for {estimated} of {all} jobs, and no published figures. They can be far off.',
    none: 'Pay: no figures, as we have no recent average wage for {country}.',
  },
  ways: {
    uk: 'Ways in: British ones, with levels, lengths and costs.',
    us: 'Ways in: the usual ones for {ways} of {all} jobs, and the level that American employers ask for. Each state has rules of its own. Which jobs take too long, we judge by British training times.',
    local:
      'Ways in: for {ways} of {all} jobs, with official names where we know them. Where we know them only in general, we say so. For {general} more, those that are usual everywhere.',
    other:
      'Ways in: none of the country’s own; those that are usual everywhere for {general} of {all} jobs. Training times are British, and the steps say what to ask and where.',
  },
  outlook: {
    us: 'Job outlook: official projections for {projected} of {all} jobs.',
    other: 'Job outlook: American projections only, and labelled so.',
  },
  titles: {
    us: 'Job titles: British, with the American one beside it where it differs.',
    english: 'Job titles: those of the country, for {titles} of {all} jobs.',
    local: 'Job titles: British, with the local one beside it for {titles} of {all} jobs.',
    other: 'Job titles: British ones in English, without local names.',
  },
  /** The same of the careers of one report, counted in words. */
  own: {
    line: 'Of your {count} careers, {pay}; {ways}.',
    pay: '{published} with published pay',
    estimated: ', {estimated} with our estimate of it',
    ways: '{ways} with the country’s own ways in',
    /** Careers with ways in that are usual everywhere and no others. */
    general: ', {general} with general ones',
    none: 'none',
    all: 'all',
    /** Where fewer than half of the careers have published pay, or fewer than half have ways in. */
    note: 'So what you buy here is mainly the list, the reasons and the plan.',
  },
} as const;
