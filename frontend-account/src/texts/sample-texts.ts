export const sampleTexts = {
  title: 'Sample report',
  description:
    'A whole career report of an invented person: ten careers with reasons, doubts and pay, the scores behind them, and a plan. Every control works.',
  banner: 'This is a sample.',
  bannerText: 'Robin is invented. Try everything: nothing is stored.',
  begin: 'Take the assessment',
  noFile: 'The sample has no files',
  noFileText: 'Your own report can be downloaded here. The sample can be printed.',
};
