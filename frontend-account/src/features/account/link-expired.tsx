import { pages } from '@bearings/contracts';
import { Button, Container, EmptyState, Lighthouse, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { Link } from 'react-router-dom';
import { accountTexts } from '../../texts/account-texts';

const texts = accountTexts.expired;

/** For a mailed link that was used, is too old or came only in part: offers a new one. */
export function LinkExpired({ forSignedIn = false }: { forSignedIn?: boolean }) {
  return (
    <Section>
      <PageMeta title={texts.title} description={texts.text} noIndex />
      <Container width="narrow">
        <EmptyState
          level={1}
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
        </EmptyState>
      </Container>
    </Section>
  );
}
