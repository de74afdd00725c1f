import { pages, pageTo } from '@bearings/contracts';
import {
  Alert,
  Button,
  CheckList,
  FoldedMap,
  Heading,
  Lead,
  Mail,
  Note,
  Stack,
} from '@bearings/ui';
import { useCurrentUser } from '@bearings/web';
import { Link } from 'react-router-dom';
import { successTexts as texts } from '../../texts/success-texts';
import { useCheckoutConfigQuery } from '../checkout/checkout.api';
import { ViewReportButton } from './view-report-button';

interface ReadyViewProps {
  assessmentId: string;
  signedIn: boolean | null;
}

/** The report is there to be read. */
export function ReadyView({ assessmentId, signedIn }: ReadyViewProps) {
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <FoldedMap width={200} />
        <Heading level={1}>{texts.success.title}</Heading>
        <Lead>{texts.success.lead}</Lead>
        {signedIn === false && <SignInFirst assessmentId={assessmentId} />}
        <div className="flex flex-wrap gap-3">
          <ViewReportButton assessmentId={assessmentId} ready />
          <Button asChild variant="secondary" size="large">
            <Link to={pages.home}>{texts.home}</Link>
          </Button>
        </div>
        <EmailNote />
      </Stack>
      <section>
        <Heading level={2} size="small" className="mb-4">
          {texts.success.next.title}
        </Heading>
        <CheckList items={texts.success.next.items} />
      </section>
    </Stack>
  );
}

/** The address belongs to an account that only its owner may enter. */
function SignInFirst({ assessmentId }: { assessmentId: string }) {
  return (
    <Alert
      title={texts.signIn.title}
      action={
        <Button asChild size="small">
          <Link to={pageTo.login(pageTo.report(assessmentId))}>{texts.signIn.action}</Link>
        </Button>
      }
    >
      {texts.signIn.text}
    </Alert>
  );
}

function EmailNote() {
  const { user } = useCurrentUser();
  const { data: config } = useCheckoutConfigQuery();
  const sendsEmail = config?.capabilities.includes('email') && user;
  return (
    <Note className="flex gap-2">
      <Mail size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      {sendsEmail ? texts.email.sent(user.email) : texts.email.kept}
    </Note>
  );
}
