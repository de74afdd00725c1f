import type { Description } from './description.js';

export const law: Record<string, Description> = {
  // Solicitor or lawyer
  '23-1011.00': {
    what: 'Solicitors advise people and organisations on the law. They draw up contracts and wills, buy and sell property, settle disputes and defend those accused of crimes.',
    day: 'Reading documents, drafting letters and phoning clients or the other side take up most of the day. Some appear in court, though much work aims to avoid it.',
    thrives:
      'Precise readers who argue well, keep secrets and can stay on one document until it is right are well placed.',
    entry:
      'In England and Wales, the Solicitors Regulation Authority (SRA) sets exams and qualifying work experience, open to graduates and apprentices. Scotland and Northern Ireland have their own training.',
  },
  // Judge or magistrate
  '23-1023.00': {
    what: 'Judges decide legal cases and make sure trials are fair. Magistrates, who are trained volunteers, hear less serious matters in groups with a legal adviser.',
    day: 'They read the papers, listen to both sides, rule on points of law and explain their decision. Sentences and judgments may be written late into the evening.',
    thrives:
      'Fairness, patience and the courage to decide alone, in public, are at the heart of it.',
    entry:
      'Judges are appointed after years as a solicitor, barrister or other qualified lawyer, through independent selection. People of any background may apply to be a magistrate, or a justice of the peace in Scotland.',
  },
  // Paralegal
  '23-2011.00': {
    what: 'Paralegals do legal work without being solicitors or barristers. They research the law, prepare documents, collect evidence and keep cases moving.',
    day: 'Files are opened, forms checked, witnesses phoned and court bundles put in exact order. In busy teams they look after many similar cases, such as house purchases.',
    thrives:
      'Organised people who write clearly and take quiet satisfaction in a complete file are sought after.',
    entry:
      "Law firms and councils take school leavers as paralegal apprentices, as well as law graduates. Study with CILEX or experience towards the solicitors' exams can carry you further.",
  },
};
