import { Foundation1763700000000 } from './1763700000000-foundation.js';
import { Identity1763720000000 } from './1763720000000-identity.js';
import { Payment1763730000000 } from './1763730000000-payment.js';
import { ModelBudget1763740000000 } from './1763740000000-model-budget.js';
import { PurchaseLinks1763751000000 } from './1763751000000-purchase-links.js';
import { ContactAndNewsletter1763752000000 } from './1763752000000-contact-and-newsletter.js';
import { ReplacedTokens1763753000000 } from './1763753000000-replaced-tokens.js';
import { Circumstances1763754000000 } from './1763754000000-circumstances.js';
import { ModelCalls1763761000000 } from './1763761000000-model-calls.js';
import { MethodVersion1763762000000 } from './1763762000000-method-version.js';
import { ReportRevisions1763763000000 } from './1763763000000-report-revisions.js';
import { LargeTables1763765000000 } from './1763765000000-large-tables.js';
import { SessionEnds1763766000000 } from './1763766000000-session-ends.js';
import { CareerChoices1763770000000 } from './1763770000000-career-choices.js';
import { Plans1763771000000 } from './1763771000000-plans.js';
import { ShareLinks1763773000000 } from './1763773000000-share-links.js';
import { Administration1763774000000 } from './1763774000000-administration.js';
import { SessionDevices1763780000000 } from './1763780000000-session-devices.js';
import { SecondFactors1763781000000 } from './1763781000000-second-factors.js';
import { AgeConfirmations1763820000000 } from './1763820000000-age-confirmations.js';
import { SealedBy1763840000000 } from './1763840000000-sealed-by.js';
import { ReportAccess1764100000000 } from './1764100000000-report-access.js';

/** Every migration in the order it runs. */
export const migrations = [
  Foundation1763700000000,
  Identity1763720000000,
  Payment1763730000000,
  ModelBudget1763740000000,
  PurchaseLinks1763751000000,
  ContactAndNewsletter1763752000000,
  ReplacedTokens1763753000000,
  Circumstances1763754000000,
  ModelCalls1763761000000,
  MethodVersion1763762000000,
  ReportRevisions1763763000000,
  LargeTables1763765000000,
  SessionEnds1763766000000,
  CareerChoices1763770000000,
  Plans1763771000000,
  ShareLinks1763773000000,
  Administration1763774000000,
  SessionDevices1763780000000,
  SecondFactors1763781000000,
  AgeConfirmations1763820000000,
  SealedBy1763840000000,
  ReportAccess1764100000000,
];
