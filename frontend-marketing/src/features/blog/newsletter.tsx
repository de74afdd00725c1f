import { Alert, Button, Card, Field, Heading, Input, TextLink } from '@bearings/ui';
import { useState, type SubmitEvent } from 'react';
import { blogTexts } from '../../texts/blog-texts';
import { FEED_PATH } from './feed';

const texts = blogTexts.newsletter;

/** The newsletter box. It is not wired to anything, and says so instead of pretending. */
export function Newsletter() {
  const [asked, setAsked] = useState(false);
  const subscribe = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <Card tone="tinted" padding="large" className="[@media(scripting:none)]:hidden">
      <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
        <div>
          <Heading level={2} size="small">
            {texts.title}
          </Heading>
          <p className="mt-2 text-muted">{texts.text}</p>
        </div>
        <form noValidate onSubmit={subscribe} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-56">
            <Field label={texts.label}>
              <Input type="email" name="email" autoComplete="email" />
            </Field>
          </div>
          <Button type="submit">{texts.subscribe}</Button>
        </form>
      </div>
      <div aria-live="polite">
        {asked && (
          <div className="mt-6">
            <Alert action={<TextLink href={FEED_PATH}>{texts.feed}</TextLink>}>
              {texts.notOpen}
            </Alert>
          </div>
        )}
      </div>
    </Card>
  );
}
