import { endpoints } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { useCurrentUser } from '@bearings/web';
import { Link } from 'react-router-dom';
import { headerTexts as texts } from '../texts/layout-texts';

/**
 * Dashboard and Logout, or Sign In and Get Started; nothing until it is known who is there. Without
 * scripts nobody ever gets to know, so a prerendered page brings a visitor's links.
 */
export function AccountLinks() {
  const { status } = useCurrentUser();
  if (status === 'loading') {
    return (
      <noscript className="flex items-center gap-2">
        <VisitorLinks />
      </noscript>
    );
  }
  if (status === 'signedIn') {
    return (
      <>
        <Button asChild variant="ghost" size="small">
          <Link to={texts.dashboard.to}>{texts.dashboard.label}</Link>
        </Button>
        <Button asChild variant="secondary" size="small">
          <a href={endpoints.logout.path}>{texts.logout}</a>
        </Button>
      </>
    );
  }
  return <VisitorLinks />;
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
