import { isStaff, pageTo, type PersonDetails, type ReportLink } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import type { Caller } from '../access/caller.js';
import type { AgeConfirmation } from '../accounts/age.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UserRepository } from '../accounts/user.repository.js';
import { PasswordNeededError, PurchaseLinkExpiredError, SignInNeededError } from '../auth.errors.js';
import { hashNewPassword } from '../passwords/new-password.js';
import type { RequestSession, SignedInUser } from '../sessions/session-change.js';
import { SessionService } from '../sessions/session.service.js';
import { LoginThrottle } from '../sign-in/login-throttle.service.js';
import { BUYER_LOOKUP, type BuyerLookup } from './buyers.js';
import { hashAddress, LinkRepository, type PurchaseLink } from './link.repository.js';

/** The kind of email that contains a renewed link. */
export const REPORT_LINK_MAIL = 'report-link';

const LINK_RENEWAL_THROTTLE: ThrottleRule = {
  name: 'report-links',
  points: 3,
  seconds: 60 * 60,
  message: 'We have sent you three links within the hour. Please look in your inbox and your spam.',
};

interface PurchaseLinkTarget {
  buyer: PersonDetails & AgeConfirmation;
  /** Null while the address has no account; opening the link creates one. */
  user: UserEntity | null;
  needs: ReportLink['needs'];
}

/**
 * Links in purchase emails. Opening one proves the buyer's address. It signs the buyer in, sets a first password, or
 * creates the account if the buyer's browser did not return to the site after the payment.
 */
@Injectable()
export class PurchaseLinksService {
  constructor(
    private readonly links: LinkRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly loginThrottle: LoginThrottle,
    private readonly events: DomainEvents,
    @Inject(BUYER_LOOKUP) private readonly buyers: BuyerLookup,
    private readonly outbox: MailOutbox,
    private readonly throttle: Throttle,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns the URL for the button "Read your report", with a token that signs the reader in. If the report's account
   * has another email or is an administrator's or support's, `signsIn` is false, and the URL contains no token.
   */
  async createLinkUrl(assessment: {
    id: string;
    email: string;
    userId: string | null;
  }): Promise<{ url: string; signsIn: boolean }> {
    const { id, email } = assessment;
    const user = await this.users.findByEmail(email);
    const { publicUrl } = this.config.http;
    if (mustNotSignIn(assessment.userId, user)) {
      return { url: publicUrl + pageTo.report(id), signsIn: false };
    }
    const token = await this.links.issueForPurchase(id, email, user?.id ?? null);
    // The token comes after `#`, because servers log the rest of the URL.
    return { url: `${publicUrl}${pageTo.openReport(id)}#${token}`, signsIn: true };
  }

  /**
   * Returns what opening a purchase link requires, such as a new password. Does not use up the link. Throws a 410 for
   * an invalid link.
   */
  async check(caller: Caller, token: string): Promise<ReportLink> {
    const link = await this.links.findPurchase(token);
    if (!link) throw new PurchaseLinkExpiredError();
    const { buyer, needs, user } = await this.resolve(caller, link);
    return {
      assessmentId: link.assessmentId,
      email: buyer.email,
      needs,
      signedIn: user !== null && caller.userId === user.id,
    };
  }

  /**
   * Signs the browser in to the report's account. Throws a 410 for an invalid link, and a 409 if a password is missing
   * or the report belongs to an account with another email.
   */
  async open(session: RequestSession, token: string, password?: string): Promise<SignedInUser> {
    const link = await this.links.findPurchase(token);
    if (!link) throw new PurchaseLinkExpiredError();
    const { buyer, user: account, needs } = await this.resolve(session.caller, link);
    if (needs === 'sign-in') throw new SignInNeededError();
    if (needs === 'password' && password === undefined) {
      throw new PasswordNeededError('Please choose a password to read your report.');
    }
    const chosenPassword = needs === 'password' ? password : undefined;
    const hash = chosenPassword === undefined ? null : await hashNewPassword(chosenPassword, buyer);
    const user = await this.database.transaction(async (manager) => {
      // Locks the account before the link, in the same order as the account's deletion; a different order could cause a
      // deadlock.
      if (account) await this.users.lock(manager, account.id);
      if (!(await this.links.consumePurchase(manager, token))) throw new PurchaseLinkExpiredError();
      return this.proveEmail(manager, session.caller, buyer, hash);
    });
    await this.loginThrottle.clearAttempts(user.email);
    return this.sessions.signIn(session, user);
  }

  /**
   * Mails a new link to the buyer. Does the same work for an unknown assessment, so that a caller cannot find out which
   * assessments exist.
   */
  async renew(assessmentId: string): Promise<void> {
    await this.throttle.take(LINK_RENEWAL_THROTTLE, assessmentId.toLowerCase());
    const buyer = await this.buyers.findBuyer(assessmentId);
    await this.outbox.add(this.database.manager, REPORT_LINK_MAIL, buyer ? assessmentId : null);
  }

  private async resolve(caller: Caller, link: PurchaseLink): Promise<PurchaseLinkTarget> {
    const buyer = await this.buyers.findBuyer(link.assessmentId);
    if (!buyer || !hashAddress(buyer.email).equals(link.addressHash)) {
      throw new PurchaseLinkExpiredError();
    }
    const user = await this.users.findByEmail(buyer.email);
    if (mustNotSignIn(buyer.userId, user)) return { buyer, user, needs: 'sign-in' };
    return { buyer, user, needs: needsPassword(caller, user) ? 'password' : 'nothing' };
  }

  private async proveEmail(
    manager: EntityManager,
    caller: Caller,
    { email, firstName, lastName, confirmedAge, ageConfirmedAt }: PersonDetails & AgeConfirmation,
    passwordHash: string | null,
  ): Promise<UserEntity> {
    const buyer = { email, firstName, lastName, confirmedAge, ageConfirmedAt };
    if (passwordHash !== null) await this.users.insert(buyer, manager);
    const knownUser = await this.users.findByEmail(email, manager);
    const user = knownUser && (await this.users.markEmailProven(manager, knownUser.id, passwordHash));
    if (!user) throw new PurchaseLinkExpiredError();
    await this.links.removeAccountLinks(manager, user.id);
    await this.sessions.endOthers(manager, user.id, caller);
    await this.events.emit(manager, 'user.email-proven', { userId: user.id, email });
    return user;
  }
}

/**
 * Returns whether the link must not sign `user` in: the report belongs to a different account, or `user` is an
 * administrator or support. These sign in with a password.
 */
const mustNotSignIn = (ownerId: string | null, user: UserEntity | null): boolean =>
  (ownerId !== null && ownerId !== user?.id) || isStaff(user?.role);

/**
 * Returns whether opening the link requires a new password: the account has none, or another person may have registered
 * the unproven address.
 */
function needsPassword(caller: Caller, user: UserEntity | null): boolean {
  if (user === null || user.passwordHash === null) return true;
  return user.emailVerifiedAt === null && caller.userId !== user.id;
}
