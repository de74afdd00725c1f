import { endpoints, pages, type User } from '@bearings/contracts';
import { Button, Download, Note } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { yourDataTexts as texts } from './your-data-texts';
import { DeleteAccountDialog } from './delete-account-dialog';
import { TitledCard } from '../../../components/titled';

/** A card to download the user's data or to delete the account. */
export function YourDataCard({ user }: { user: User }) {
  return (
    <TitledCard title={texts.title}>
      <Note>{texts.lead}</Note>
      <Button asChild variant="secondary" size="small" wide>
        <a href={endpoints.exportData.path}>
          <Download size={18} aria-hidden="true" />
          <span>{texts.export}</span>
        </a>
      </Button>
      <Button asChild variant="ghost" size="small" wide>
        <Link to={pages.security}>{texts.security}</Link>
      </Button>
      {user.role === 'user' && <DeleteAccountDialog user={user} />}
    </TitledCard>
  );
}
