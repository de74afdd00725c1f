import { Button, Container, EmptyState, Lighthouse, Section } from '@bearings/ui';
import { sessionTexts as texts } from '../texts/session-texts';

interface SignInNoticeProps {
  title: string;
  description: string;
  /** Where the sign-in starts, for those who do not want to wait. */
  to: string;
}

/** Stands in for a page that needs a sign-in, until the browser has gone there. */
export function SignInNotice({ title, description, to }: SignInNoticeProps) {
  return (
    <Section>
      <Container width="narrow">
        <EmptyState
          level={1}
          title={title}
          illustration={<Lighthouse />}
          action={
            <Button asChild>
              <a href={to}>{texts.signIn}</a>
            </Button>
          }
        >
          {description}
        </EmptyState>
      </Container>
    </Section>
  );
}
