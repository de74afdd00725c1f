// Figures that the product's owner claims, without evidence in this repository. Pages show them only if the site was
// published with `CLAIMS=shown` (`areClaimsShown` of `@bearings/web`), together with the sample stories, companies and
// team. Each needs evidence before a launch; see docs/operations.md.

export const landing = {
  users: '50,000+',
  accuracy: '94%',
  rating: '4.9/5',
  insights: 'about 25 career insights',
  perInsight: 'equivalent to £0.40 per career insight',
  counsellor: '£150-300 per session',
  university: '£50-100 per consultation',
  incomeLoss: '£15,000',
  burnoutRecovery: '5 years',
  lifetimeLoss: '£200K+',
  disengaged: '70%',
} as const;
export const assessment = { perInsight: 'equivalent to £0.40 per career insight' } as const;
