import {
  ACCOUNT_LINK_MINUTES,
  COOKIES,
  describeOutgoingData,
  HOST_COOKIE_PREFIX,
  INPUT_LIMITS,
  OBSERVER_LIMITS,
  pages,
  PURCHASE_LINK_DAYS,
} from '@bearings/contracts';
import { BRAND, claims, QUESTION_COUNT } from '@bearings/domain';
import { SUPPORT_LINK, type LegalDocument } from './legal-document';

export const privacy: LegalDocument = {
  path: pages.privacy,
  title: 'Privacy Policy',
  description: `What ${BRAND.name} stores about you, why, for how long, who processes payments, and how you see, correct, take away or delete your data.`,
  inShort:
    'We keep what a report needs and nothing for advertising. Answers you do not finish go after 30 days, unpaid results of visitors after 90. You can download or delete everything in your account yourself.',
  sections: [
    {
      title: 'Who we are',
      blocks: [
        `${BRAND.name} is a career assessment with a paid report. Whoever operates this site (‘we’) decides what is done with your data and is responsible for it under the UK GDPR and the Data Protection Act 2018.`,
        `For anything about your data write to ${SUPPORT_LINK}. We reply to privacy questions within ${claims.privacy.replyWithin}.`,
      ],
    },
    {
      title: 'What we store',
      blocks: [
        [
          `**When you take the assessment:** first name, last name, email, your ${QUESTION_COUNT} answers, the scores and the personality type worked out from them, and when you began and finished.`,
          '**When you say what you enjoy and where you stand** (you can skip it): what you ticked, your stage, state or province, qualification, subjects and field of work, the training you would do, what you won’t do, and up to three jobs.',
          '**When you say what you’ve done** (you can skip it): up to three jobs from our list with your years in them and the tasks you want more or less of, an apprenticeship, up to five things you do outside work, what should change, and your pay now. A job title that isn’t on our list stays in your browser. Your links and files leave this and your state or province out unless you switch it on for that link or file; then their reasons quote your jobs, tasks and pastimes, and never your pay. Your card, our emails and the language model get none of it.',
          '**When you buy a report:** that you paid, how much, when, and the number our payment provider gave the payment. We never see or store your card number.',
          '**When you have an account:** email, name, country, and your password in a form that cannot be turned back into the password (argon2id). If you bought without choosing a password, none is stored until you set one.',
          '**Your report:** its text, the career matches and the scores it rests on.',
          '**When you share your report by a link:** a fingerprint of the link, what it shows, until when it works, and the comments written there, with the name that the writer gives.',
          '**When you ask someone who knows you:** a fingerprint of the link, the statements it asks about, and of each reply what was marked, which careers were chosen, and the first name that the writer gives, if any.',
          '**When you sort your 25 careers** (you can skip it): what you said about each. It makes a free new version of your report.',
          '**When you work with your plan:** its steps and dates, what you ticked, your notes, and whether you want reminders by email.',
          '**When you say what you think of your report** (you can skip it): which jobs you would look into, your rating and your sentence, whether we may quote it, and what you did later, if you want us to ask.',
          '**When you write to us:** what you enter into the contact form: name, email, category, subject and message, and when we marked it as answered.',
          '**When you ask for the newsletter, or for one email when we have more for your country:** your email, which of the two, the country, when you asked, and when you confirmed.',
          '**To keep you signed in:** a random session number, of which we store only a fingerprint, and when it was last used.',
          '**To slow down guessing:** how often a sign-in or a mailed link was tried for an email or from a network address, under a fingerprint of it, until the count ends.',
          '**When one of us looks up your data, exports a list or does what you asked for:** who did it, when, which record, and how you proved that it was you, such as the number of your receipt.',
          '**Counts:** on which day and after how many statements people stopped, without anything about them.',
          '**Figures about many people,** worked out from answers and ratings, such as averages. None rests on fewer than ten people, and none leads back to a person.',
          '**Technical logs:** time, address of the page without what you searched for, how the server answered, and a request number. They contain no names, answers or emails, and no links to shared reports.',
          '**How fast pages are:** one visit in ten sends us the name of its first page and five measurements of how it loaded. We add them to totals, without anything that says whose visit it was.',
        ],
        'The sample on the start page and the search on the blog store nothing.',
      ],
    },
    {
      title: 'Why, and on what legal ground',
      blocks: [
        [
          '**To give you what you asked for** (contract): scoring your answers, showing the preview, taking payment, writing and keeping your report, answering your questions.',
          '**To keep the service safe and working** (legitimate interest): limiting sign-in attempts, finding faults, preventing fraud.',
          '**To find out whether the assessment works** (legitimate interest): figures about many people, which we publish under [how good it is](/how-good-is-it). You may object: write to us, and we leave your answers and ratings out of these figures, or delete them.',
          '**Because you agreed** (consent): the newsletter, one email when we have more for your country, reminders of your plan, emails that ask what became of your report, and quoting your sentence. Every such email has a link to end it, and you can take back the rest in your report.',
          '**Because the law says so** (legal obligation): keeping records of payments.',
        ],
        'We do not sell data, show advertising, or use your answers to build profiles for anybody else. Your scores decide nothing about you: they are given to you alone, and no employer, school or insurer receives them from us. Others see them only if you send them a link to your report, which you can end at any time.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        [
          '**An assessment you began and did not finish:** 30 days.',
          '**Finished, not paid, taken without an account:** 90 days.',
          '**Assessments and reports in your account:** until you delete them or the account. That is what lifetime access means.',
          '**What you said of your report:** as long as the report, or until you take it back. Figures that were worked out from it stay.',
          '**Links by which you share a report:** they work as long as you chose, a year at most, or until you end them. They and the comments written there are deleted a year after that, or when you delete your account. A comment goes at once if you remove it.',
          `**Links by which you ask someone who knows you:** they take ${OBSERVER_LIMITS.replies} replies, and work for ${OBSERVER_LIMITS.days} days or until you end them. A reply says who the writer is to you, such as a friend, and how they rate twelve statements about you. It is yours alone to read, and changes no score. The writer sees your shape beside theirs, without numbers, only if you allow it. Replies are deleted a year after the link ends, or when you delete your account, and each at once if you remove it or its writer takes it back. The writer needs no account and gives no name.`,
          '**Records of payments:** as long as your account, and at least six years, as tax law asks. If you delete your account the record stays for that time without your name and email.',
          '**Sessions:** 30 days after the last visit, or until you sign out.',
          `**Mailed links** for setting a password: ${ACCOUNT_LINK_MINUTES} minutes, and each works once.`,
          `**Links in the emails of a purchase:** ${PURCHASE_LINK_DAYS} days, and each works once.`,
          '**Messages of the contact form:** 30 days on our site. The email they become stays in our support inbox for as long as your question needs.',
          '**Your address on the newsletter list:** until you leave it. **On the list of a country:** until we have written to you, or you leave it. Without your confirmation, 7 days.',
          '**Letters on their way to you:** until they are delivered, or three days if they cannot be.',
          '**That we sent you an email, of which kind and when:** 90 days.',
          '**What Stripe tells us about a payment:** 90 days after we have dealt with it.',
          '**Backups:** what you delete stays in them until they are replaced, which takes 30 days at most.',
        ],
      ],
    },
    {
      title: 'Who processes data for us',
      blocks: [
        [
          `**Stripe** processes payments. Your card details go from your browser straight to Stripe, which also handles them under its own privacy policy. We send Stripe ${describeOutgoingData('payment')}, and neither your name nor your email; the receipt comes from us. If you delete your account or your answers, Stripe keeps its record of a payment, as the law requires. Our number in that record then leads to nothing.`,
          `**A writing service.** Your scores, matches and pay figures are always computed by us. Where the report says that it was written with an AI provider, that provider sees: ${describeOutgoingData('writing')}. It chooses among our sentences, brings some of them into another order, and may say a sentence in other words, if our own sentences use these words too. Our program and a second reading by the provider compare each such sentence with ours, which stays if anything in the new one doesn’t follow from it. The provider has no place to write about doubts, what you won’t do, licences, pay, ways in, health or law, and writes no name and no figure. It does not receive your name, your email, your state or province, your qualification, your subjects, your field of work, what you’ve done, or anything that you typed. Nothing in it says whose report it is. So what the provider keeps cannot be traced to you, and we cannot have it deleted there. Otherwise our own program writes the report and nothing is sent anywhere.`,
          '**A host** runs our servers and the database under a contract that binds it to our instructions.',
          `**A mail service** delivers our emails: ${describeOutgoingData('mail')}. It gets your email address and what the email says. What it notes about a delivery, it deletes after the time in its own policy.`,
        ],
        'Some of these may handle data outside the United Kingdom. Where they do, it is protected by an adequacy decision or by the standard contract clauses the law provides.',
      ],
    },
    {
      title: 'Cookies and your browser',
      blocks: [
        [
          `**A session cookie**, ${COOKIES.session}, so that your answers and your account stay yours. Scripts cannot read it. It is set when you first give us something to keep, and ends 30 days after your last visit.`,
          `**A sign-in mark**, ${COOKIES.signedIn}, which only tells the page that somebody is signed in. It lasts as long as the session.`,
          `**A sign-out mark**, ${COOKIES.signedOut}, set when you sign out or delete your account. It holds your account’s number. The next page deletes what was stored in this browser, and then the mark.`,
          `**A device mark**, ${COOKIES.device}, set when you sign in. It lets this browser sign in even while somebody elsewhere is guessing your password. It does not sign you in, scripts cannot read it, and it is kept for a year.`,
          `**A checkout mark**, ${COOKIES.checkout}, set when you open the checkout, so that your payment signs in only the browser you paid in. Scripts cannot read it. It is kept for 30 days.`,
          `**A test mark**, ${COOKIES.test}, set and deleted at once on a checkout that we cannot find, to see whether your browser keeps cookies.`,
          '**Your answers so far**, kept in your own browser while you fill in the assessment, so that a closed tab loses nothing. Signing out deletes them.',
          '**The country you chose in the careers library**, kept in your own browser so that the next career shows the same one.',
          '**What you typed and we could not take yet**, such as a change to your plan or a comment, kept in your own browser until it is sent.',
        ],
        `Over https the names begin with ${HOST_COOKIE_PREFIX}. All of these are needed for what you asked for, so there is no cookie banner. There are no advertising or analytics cookies. On the checkout page Stripe sets its own to prevent fraud.`,
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You have the right to see your data, to correct it, to take it away in a common format, to have it deleted, and to object to or restrict its use.',
        [
          '**In your [dashboard](/dashboard)** you can download everything we hold about you, change your country, and delete your account with all its assessments and reports, at once and for good.',
          '**Before you pay** you can correct a mistyped email on the checkout page.',
          `**Without an account** write to ${SUPPORT_LINK} from the email you gave. We can then correct the email, move a report to another account, or delete the answers. We must know that it is you before we do.`,
          '**If we get it wrong** you may complain to the Information Commissioner’s Office (ico.org.uk). We would be glad to hear first and put it right.',
        ],
      ],
    },
    {
      title: 'How we protect it',
      blocks: [
        `Connections are encrypted. A report, an assessment and a payment are shown only to their owner; to everybody else they do not exist. Passwords must have at least ${INPUT_LIMITS.passwordMin} characters, and repeated wrong attempts are slowed down. If data of yours were ever exposed in a way that puts you at risk, we would tell you and the regulator without delay.`,
      ],
    },
    {
      title: 'Age',
      blocks: [
        'The assessment is written for people of 16 and over. If you are younger, please take it together with a parent or carer, who must also make any purchase.',
        'We do not ask for your date of birth. If you say that you are at school, you count as under 18: a link to your report leaves out your name and your shape unless you add them and works for a week, your words are never quoted, and we do not email you to ask what became of your report. [Where we stand on the Children’s Code](/childrens-code) has the rest.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'If we change this policy we change the date at its head. If a change matters to you, such as a new purpose or a longer time, we tell account holders by email before it takes effect.',
      ],
    },
  ],
};
