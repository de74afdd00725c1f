export const sampleTexts = {
  title: 'Sample report',
  description:
    'A whole career report of an invented person: ten careers with reasons, doubts and pay, and the scores behind them. Choose, compare and download as you would with your own.',
  banner: 'This is a sample.',
  bannerText:
    'Robin is invented. Choose, compare and change the country: nothing is stored. Your own report also has a plan, links to share and free revisions.',
  begin: 'Take the assessment',
};
