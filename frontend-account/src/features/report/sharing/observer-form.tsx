import { pageTo, SHARE_LIMITS, type ShareLink } from '@bearings/contracts';
import { Alert, Button, Heading, Note, Stack } from '@bearings/ui';
import { Checkbox } from '@bearings/ui/controls';
import { useId, useState, type SubmitEvent } from 'react';
import { observerTexts as texts } from './observer-texts';
import { useAttempt } from '../../../components/forms/use-attempt';
import { CreatedLink } from './share-form';
import { useCreateObserverLinkMutation } from './sharing.api';

interface ObserverFormProps {
  id: string;
  links: readonly ShareLink[];
  withName: boolean;
}

/** A form that creates a link for an observer: a person who knows the owner of the report. */
export function ObserverLinkForm({ id, links, withName: isNamed }: ObserverFormProps) {
  const [withName, setWithName] = useState(isNamed);
  const [create, { data: created }] = useCreateObserverLinkMutation();
  const { attempt, pending, refusal } = useAttempt(create);
  const title = useId();
  const isLinkLimitReached = links.filter(({ state }) => state === 'open').length >= SHARE_LIMITS.links;
  const createdLink = links.find((link) => link.id === created?.link.id);
  const submitInvitation = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) void attempt({ id, observerRequest: { withName } });
  };
  return (
    <form aria-labelledby={title} aria-busy={pending} onSubmit={submitInvitation}>
      <Stack gap={3}>
        <Heading level={3} size="small" id={title}>
          {texts.title}
        </Heading>
        <Note>{texts.text}</Note>
        <Checkbox label={texts.withName} checked={withName} onCheckedChange={setWithName} />
        {refusal && (
          <Alert tone="danger" live>
            {refusal.message}
          </Alert>
        )}
        {!isLinkLimitReached && (
          <Button type="submit" variant="secondary" className="self-start" loading={pending}>
            {pending ? texts.creating : texts.create}
          </Button>
        )}
        {created && (createdLink === undefined || createdLink.state === 'open') && (
          <CreatedLink key={created.token} path={pageTo.observe(created.token)} />
        )}
      </Stack>
    </form>
  );
}
