export const retakeTexts = {
  title: 'Your two newest reports',
  lead: 'Answer the statements again and something always moves. Only what moved further than chance explains is marked.',
  signIn: 'Please sign in to compare your reports.',
  link: 'Compare your two newest reports',
  marked: (count: number) =>
    count === 0
      ? 'Nothing differs by more than chance explains: your two reports agree.'
      : `${count} ${count === 1 ? 'difference is' : 'differences are'} larger than chance explains.`,
  scores: 'The twelve scores',
  area: 'Area',
  difference: 'Difference',
  points: (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)} points`,
  none: 'None',
  same: 'No more than chance explains',
  careers: 'The careers',
  career: 'Career',
  yes: 'Yes',
  no: 'No',
  where: { both: 'In both', before: 'No longer', after: 'New' },
  careersNote:
    'A career that comes or goes is marked if it was in the list in at least 9 of 10 retakes of the report that has it.',
  openNewer: 'Open the newer report',
  openOlder: 'Open the older report',
};
