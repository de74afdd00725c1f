export const sampleTexts = {
  title: 'Sample report',
  description:
    'A whole career report of an invented person: ten careers with reasons, doubts and pay, the scores behind them, and a plan. Every control works.',
  banner: 'This is a sample.',
  bannerText: 'Robin is invented. Try everything: nothing is stored.',
  begin: 'Take the assessment',
  saved: 'Saved',
  noFile: 'The sample has no such file',
  noFileText: 'Your own plan can be added to your calendar.',
  own: {
    title: 'What your own report can do besides',
    items: [
      'Show pay and ways in for your country. This one is for the United Kingdom.',
      'When something changes, tell us, and your careers are worked out anew for free. The earlier version stays.',
      'Put the steps of your plan into your calendar.',
    ],
  },
};
