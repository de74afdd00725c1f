import { pages } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { PageMeta } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { formTexts } from './form-texts';
import { NoticePage } from '../notice-page';

const texts = formTexts.expired;

/** Page for an emailed link that is used, expired or incomplete; offers a new link. */
export function LinkExpired({ forSignedIn = false }: { forSignedIn?: boolean }) {
  return (
    <>
      <PageMeta title={texts.title} description={texts.text} noIndex />
      <NoticePage
        title={texts.title}
        illustration={<Lighthouse />}
        action={
          <Button asChild>
            <Link to={forSignedIn ? pages.dashboard : pages.forgotPassword}>
              {forSignedIn ? texts.dashboard : texts.action}
            </Link>
          </Button>
        }
      >
        {texts.text}
      </NoticePage>
    </>
  );
}
