import { endpoints, pages, type User } from '@bearings/contracts';
import { Button, Card, Download, Heading, Note, Stack } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { useId } from 'react';
import { securityTexts } from '../../texts/security-texts';
import { yourDataTexts as texts } from '../../texts/your-data-texts';
import { DeleteAccountDialog } from './delete-account-dialog';

/** Download of the user's data and deletion of the account. */
export function YourDataCard({ user }: { user: User }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap={2}>
          <Heading level={2} size="small" id={id}>
            {texts.title}
          </Heading>
          <Note>{texts.lead}</Note>
          <Button asChild variant="secondary" size="small" wide>
            <a href={endpoints.exportData.path}>
              <Download size={18} aria-hidden="true" />
              <span>{texts.export}</span>
            </a>
          </Button>
          <Button asChild variant="ghost" size="small" wide>
            <Link to={pages.security}>{securityTexts.link}</Link>
          </Button>
          {user.role === 'user' && <DeleteAccountDialog user={user} />}
        </Stack>
      </section>
    </Card>
  );
}
