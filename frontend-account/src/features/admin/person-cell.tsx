import { TextLink } from '@bearings/ui';
import { Link, useSearchParams } from '@bearings/web/router';
import { adminTexts } from './admin-texts';
import { linkToPerson } from './person-link';

const texts = adminTexts.lists;

interface PersonCellProps {
  /** The id of the account or assessment whose record the link opens; null if it was deleted. */
  id: string | null;
  email: string | null;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** A table cell with a person's name above the email. The name, or else the email, links to the person's record. */
export function PersonCell({ id, email, firstName, lastName }: PersonCellProps) {
  const [params] = useSearchParams();
  if (id === null) return <span>{email ?? texts.deleted}</span>;
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim();
  const title = name || email || texts.noEmail;
  return (
    <>
      <TextLink asChild alone>
        <Link to={linkToPerson(params, id)}>{title}</Link>
      </TextLink>
      {name && <span className="block font-normal text-muted">{email || texts.noEmail}</span>}
    </>
  );
}
