import { endpoints } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { Heading, Mail } from '@bearings/ui';
import { adminTexts } from './admin-texts';
import { useAdminMailingListsQuery } from './admin.api';
import { ExportButton } from './export-button';

const texts = adminTexts.countryLists;

/** Says how many people wait for more about each country, with their addresses as a file; nothing if nobody waits. */
export function MailingLists() {
  const { data = [] } = useAdminMailingListsQuery();
  const countries = data.filter(({ list }) => list !== 'newsletter');
  if (countries.length === 0) return null;
  return (
    <section aria-labelledby="country-lists" className="w-full">
      <Heading level={3} size="small" id="country-lists">
        {texts.title}
      </Heading>
      <p className="mt-1 text-muted">{texts.text}</p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {countries.map(({ list, count }) => (
          <li key={list}>
            <ExportButton
              path={`${endpoints.exportNewsletter.path}?list=${list}`}
              label={texts.export(getCountryName(list), count)}
              icon={<Mail size={18} aria-hidden="true" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
