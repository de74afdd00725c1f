export const sampleTexts = {
  title: 'Sample report',
  description:
    'A whole career report of an invented person: ten careers with reasons, doubts and pay, the scores behind them, and a plan. Every control works.',
  banner: 'This is a sample.',
  bannerText: 'Robin is invented. Try everything: nothing is stored.',
  begin: 'Take the assessment',
  saved: 'Saved',
  notSaved: 'The file was not saved',
  notSavedText: 'Please check your connection, and try again.',
  nothing: 'The sample has no such page.',
  firstVersion: 'Robin’s first report.',
  failed: {
    title: 'This could not be shown',
    text: 'Below is what you had before. Please check your connection, and try again.',
    tryAgain: 'Try Again',
  },
};
