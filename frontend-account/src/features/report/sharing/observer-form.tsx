import { pageTo, SHARE_LIMITS, type ShareLink } from '@bearings/contracts';
import { Alert, Heading, Note, Stack } from '@bearings/ui';
import { Checkbox } from '@bearings/ui/controls';
import { SubmitButton, useForm } from '@bearings/web';
import { useId } from 'react';
import { observerTexts as texts } from './observer-texts';
import { CreatedLink } from './share-form';
import { useCreateObserverLinkMutation } from './sharing.api';

interface ObserverFormProps {
  id: string;
  links: readonly ShareLink[];
  withName: boolean;
  /** True if nobody was asked yet. */
  isFirst: boolean;
}

/** A form that creates a link for an observer: a person who knows the owner of the report. */
export function ObserverLinkForm({ id, links, withName, isFirst }: ObserverFormProps) {
  const [create, { data: created }] = useCreateObserverLinkMutation();
  const form = useForm({
    initial: { withName, showsBoth: false },
    send: (observerRequest) => create({ id, observerRequest }),
  });
  const title = useId();
  const isLinkLimitReached = links.filter(({ state }) => state === 'open').length >= SHARE_LIMITS.links;
  const createdLink = links.find((link) => link.id === created?.link.id);
  return (
    <form {...form.props} aria-labelledby={title}>
      <Stack gap={3}>
        <Heading level={3} size="small" id={title}>
          {isFirst ? texts.title : texts.another}
        </Heading>
        <Note>{texts.text}</Note>
        <Checkbox
          label={texts.withName}
          checked={form.values.withName}
          onCheckedChange={(checked) => form.change({ withName: checked })}
        />
        <Checkbox
          label={texts.showsBoth}
          hint={texts.showsBothHint}
          checked={form.values.showsBoth}
          onCheckedChange={(checked) => form.change({ showsBoth: checked })}
        />
        {form.failure && (
          <Alert tone="danger" live>
            {form.failure}
          </Alert>
        )}
        {!isLinkLimitReached && (
          <SubmitButton form={form} variant="secondary" className="self-start">
            {form.pending ? texts.creating : texts.create}
          </SubmitButton>
        )}
        {created && (createdLink === undefined || createdLink.state === 'open') && (
          <CreatedLink key={created.token} path={pageTo.observe(created.token)} />
        )}
      </Stack>
    </form>
  );
}
