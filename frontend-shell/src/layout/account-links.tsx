import { endpoints, isStaff } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { useCurrentUser } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { headerTexts as texts } from './layout-texts';

/**
 * The links of the header that depend on the session. For a user: Dashboard and Logout; for an administrator or support also
 * Administration; for a visitor: Sign In and Get Started. While the session loads, the visitor's links are rendered, as
 * in a prerendered page; `layout.css` hides them if a cookie says that the reader is probably signed in.
 */
export function AccountLinks() {
  const { status, user } = useCurrentUser();
  return (
    <div className="contents" data-presumed={status === 'loading' || undefined}>
      {status === 'signedIn' ? <AccountHolderLinks isStaffAccount={isStaff(user?.role)} /> : <VisitorLinks />}
    </div>
  );
}

function AccountHolderLinks({ isStaffAccount }: { isStaffAccount: boolean }) {
  return (
    <>
      {isStaffAccount && (
        <Button asChild variant="ghost" size="small">
          <Link to={texts.administration.to}>{texts.administration.label}</Link>
        </Button>
      )}
      <Button asChild variant="ghost" size="small">
        <Link to={texts.dashboard.to}>{texts.dashboard.label}</Link>
      </Button>
      <Button asChild variant="secondary" size="small">
        <a href={endpoints.logout.path}>{texts.logout}</a>
      </Button>
    </>
  );
}

function VisitorLinks() {
  return (
    <>
      <Button asChild variant="ghost" size="small">
        <Link to={texts.signIn.to}>{texts.signIn.label}</Link>
      </Button>
      <Button asChild size="small">
        <Link to={texts.getStarted.to}>{texts.getStarted.label}</Link>
      </Button>
    </>
  );
}
