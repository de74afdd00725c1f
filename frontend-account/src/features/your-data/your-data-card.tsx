import { endpoints, type User } from '@bearings/contracts';
import { Button, Card, Download, Heading, Note, Stack } from '@bearings/ui';
import { useId } from 'react';
import { yourDataTexts as texts } from '../../texts/your-data-texts';
import { DeleteAccountDialog } from './delete-account-dialog';

/** What is held about somebody: to take along, or to delete. */
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
            <a href={endpoints.exportData.path} download>
              <Download size={18} aria-hidden="true" />
              {texts.export}
            </a>
          </Button>
          {user.role === 'user' && <DeleteAccountDialog user={user} />}
        </Stack>
      </section>
    </Card>
  );
}
