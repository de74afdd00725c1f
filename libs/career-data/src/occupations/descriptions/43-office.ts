import type { Description } from './description.js';

export const office: Record<string, Description> = {
  // Office supervisor
  '43-1011.00': {
    what: 'Office supervisors lead a team of administrators. They share out work, set standards, train new staff and make sure that letters, records and orders go out correctly.',
    day: 'After a look at who is present and what is urgent, they answer questions, check samples and settle small disputes. Monthly figures and better ways of working are discussed with managers.',
    thrives: 'An even temper, good organisation and the habit of thanking people go a long way.',
    entry:
      'Years in the team itself, with a reputation for reliability, usually come before promotion. A team leader apprenticeship or an award in management helps to prepare you.',
  },
  // Bookkeeper or accounts clerk
  '43-3031.00': {
    what: 'Bookkeepers and accounts clerks record the money coming into and going out of a business, so that bills, wages and taxes are right.',
    day: "Invoices are entered, payments matched with bank statements and late payers reminded. At the month's end, totals must balance, and a missing penny can take an hour to find.",
    thrives:
      'Neat, honest people who find peace in columns that agree will like the calm rhythm of the year.',
    entry:
      'AAT qualifications and those of the Institute of Certified Bookkeepers are the usual proof of skill, studied at college or in an apprenticeship. Work experience in any office is useful too.',
  },
  // Customer service adviser
  '43-4051.00': {
    what: 'Customer service advisers answer questions, solve problems and take orders, by phone, chat, email or in person.',
    day: 'One contact follows another: a lost parcel, a wrong bill, a change of address. They look up records, explain, put things right or pass the case to a specialist.',
    thrives:
      'Patience with the cross and the confused, clear speech and quick typing make someone good at this.',
    entry:
      'School leavers are welcome, and employers give several weeks of training. A customer service apprenticeship is available, and strong advisers move on to team leading, training or sales.',
  },
  // Human resources administrator
  '43-4161.00': {
    what: "Human resources administrators keep the records and run the processes of a personnel team, from job adverts to leavers' papers.",
    day: 'Contracts are drafted, interviews booked, sick notes filed and new starters welcomed. Staff stop by with questions about holiday or pay, and private matters must stay private.',
    thrives:
      'It should appeal to discreet, friendly organisers who like people but also like a form filled in correctly.',
    entry:
      'Office experience or an HR support apprenticeship is the usual beginning, without a degree. A foundation award from the CIPD opens the way to adviser jobs.',
  },
  // Receptionist
  '43-4171.00': {
    what: 'Receptionists are the first face and voice of a firm, hotel, school or surgery. They welcome people, answer calls and make sure that everyone reaches the right place.',
    day: 'Diaries, deliveries, visitor badges and ringing phones compete for notice. A good receptionist also spots the nervous visitor and offers a chair.',
    thrives:
      'A natural smile and a tidy desk help, as does staying gracious with three people waiting.',
    entry:
      'Clear English and basic computer skills are generally enough to apply. Business administration apprenticeships and college courses help, and medical or hotel reception adds its own training.',
  },
  // Emergency call handler
  '43-5031.00': {
    what: 'Emergency call handlers answer calls for ambulance, fire or police, find out where and what has happened and send help.',
    day: 'Wearing a headset, they ask set questions, type as they listen and tell a frightened caller what to do until help comes. Between urgent calls there are false alarms and lonely voices.',
    thrives:
      'You must think clearly while someone screams, use few words and be able to let a hard call go afterwards.',
    entry:
      'No degree is needed, but expect tests in typing, listening and map reading, and background checks. The emergency services train newcomers for some weeks, after which shifts cover day and night.',
  },
  // Postal delivery worker
  '43-5052.00': {
    what: 'Postal delivery workers sort letters and parcels and bring them to homes and businesses, on foot, by bicycle or by van.',
    day: 'It starts early at the delivery office, putting the round in street order. The rest is walking, ringing bells, collecting signatures and greeting regulars and dogs.',
    thrives:
      'Outdoor people who like exercise, keep time and are content in their own company enjoy a round.',
    entry:
      'School certificates are not essential, although there may be a simple test and a background check. A driving licence helps, and temporary jobs before Christmas are a way to try it.',
  },
  // Executive assistant
  '43-6011.00': {
    what: "Executive assistants make a senior person's working life possible. They guard the diary, prepare papers, arrange travel and deal with much of the correspondence themselves.",
    day: 'Before the director arrives, messages have been sorted and the first meeting set up. Plans change by the hour, and minutes, expenses and confidential calls fill the gaps.',
    thrives:
      'The perfect fit is someone a step ahead, tactful, trusted with secrets and hard to ruffle.',
    entry:
      'People usually rise from office or secretarial work after a business administration apprenticeship, college course or degree. Fast typing, good writing and confidence with software are tested at interview.',
  },
  // Medical secretary
  '43-6013.00': {
    what: "Medical secretaries keep a clinic or consultant organised. They type letters, book appointments, manage records and answer patients' questions.",
    day: 'Dictated notes come in from clinics and must be typed exactly, with the proper terms. Calls from worried patients, other hospitals and family doctors interrupt the work.',
    thrives:
      'Accurate typists with sympathy in their voice, who keep confidences and cope with sad news, are sought by hospitals.',
    entry:
      'English at a good level and office skills are expected. Special diplomas in medical terms and administration are available by part-time study, and the NHS takes apprentices.',
  },
  // Administrative assistant
  '43-6014.00': {
    what: 'Administrative assistants do the tasks that keep an office working: typing, filing, booking, ordering, updating records and answering the phone.',
    day: 'Post and messages are dealt with first. Then there might be minutes to type, a spreadsheet to update, a room to prepare and a visitor to meet.',
    thrives:
      'Helpful, methodical people who like finishing a list, and who ask when unsure, soon become indispensable.',
    entry:
      'Business administration apprenticeships are a well-trodden path from school. College courses and temporary work through an agency also let you gain experience in several sorts of office.',
  },
};
