import {
  pageTo,
  SHARE_DAYS,
  SHARE_LIMITS,
  type ShareLink,
  type SharePurpose,
  type ShareRequest,
  type Shares,
} from '@bearings/contracts';
import { Alert, Button, Field, Heading, Input, Note, Stack } from '@bearings/ui';
import { Checkbox, Select } from '@bearings/ui/controls';
import { copyText, SubmitButton, useForm } from '@bearings/web';
import { useEffect, useId, useRef, useState } from 'react';
import { sharingTexts } from './sharing-texts';
import { useCreateShareMutation } from './sharing.api';

const texts = sharingTexts.form;

const DURATION_OPTIONS = SHARE_DAYS.map((days) => ({
  value: String(days),
  label: texts.length(days),
}));
const toPurpose = (value: string): SharePurpose =>
  texts.purposes.find((purpose) => purpose.value === value)?.value ?? 'read';

interface ShareFormProps {
  id: string;
  links: readonly ShareLink[];
  defaults: Shares['defaults'];
  /** Whether the report quotes what the owner has done, which a link shows only if the owner selects that. */
  quotesExperience: boolean;
}

/**
 * A form that creates a link to the report. The link is shown directly after it was created, and not again later.
 * Visitors who use it see the scores only if the owner selects that.
 */
export function ShareForm({ id, links, defaults, quotesExperience }: ShareFormProps) {
  const [create, { data: created }] = useCreateShareMutation();
  const form = useForm<ShareRequest>({
    initial: { purpose: 'read', withScores: false, withExperience: false, ...defaults },
    send: ({ withExperience, ...rest }) =>
      create({ id, shareRequest: { ...rest, withExperience: withExperience && rest.withScores } }),
  });
  const { purpose, withName, withScores, withShape, withExperience, days } = form.values;
  const title = useId();
  const openLinks = links.filter(({ state }) => state === 'open').length;
  // A new link that the owner has ended meanwhile is invalid, so it is no longer shown for copying.
  const createdLink = links.find((link) => link.id === created?.link.id);
  const isFormOffered = createdLink === undefined || createdLink.state === 'open';
  return (
    <form {...form.props} aria-labelledby={title}>
      <Stack gap={3}>
        <Heading level={3} size="small" id={title}>
          {texts.title}
        </Heading>
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <Field label={texts.purpose}>
            <Select
              options={texts.purposes}
              value={purpose}
              onValueChange={(value) => form.change({ purpose: toPurpose(value) })}
            />
          </Field>
          <Field label={texts.days}>
            <Select
              options={DURATION_OPTIONS}
              value={String(days)}
              onValueChange={(value) =>
                form.change({ days: SHARE_DAYS.find((each) => String(each) === value) ?? days })
              }
            />
          </Field>
        </div>
        <Checkbox
          label={texts.withName}
          checked={withName}
          onCheckedChange={(checked) => form.change({ withName: checked })}
        />
        <Checkbox
          label={texts.withScores}
          hint={texts.withScoresHint}
          checked={withScores}
          onCheckedChange={(checked) => form.change({ withScores: checked })}
        />
        {quotesExperience && (
          <Checkbox
            label={texts.withExperience}
            hint={texts.withExperienceHint}
            checked={withExperience && withScores}
            disabled={!withScores}
            onCheckedChange={(checked) => form.change({ withExperience: checked })}
          />
        )}
        <Checkbox
          label={texts.withShape}
          hint={texts.withShapeHint}
          checked={withShape || withScores}
          disabled={withScores}
          onCheckedChange={(checked) => form.change({ withShape: checked })}
        />
        {form.failure && (
          <Alert tone="danger" live>
            {form.failure}
          </Alert>
        )}
        {openLinks < SHARE_LIMITS.links ? (
          <SubmitButton form={form} className="self-start">
            {form.pending ? texts.creating : texts.create}
          </SubmitButton>
        ) : (
          <Note>{texts.full}</Note>
        )}
        {created && isFormOffered && <CreatedLink key={created.token} path={pageTo.shared(created.token)} />}
      </Stack>
    </form>
  );
}

/** A new link, with buttons to copy it and to pass it to the device's share menu. */
export function CreatedLink({ path }: { path: string }) {
  const { made } = sharingTexts;
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const address = window.location.origin + path;
  const copy = async () => {
    const isCopied = await copyText(address);
    if (!isCopied) input.current?.select();
    setStatus(isCopied ? made.copied : made.notCopied);
  };
  const shareLink = async () => {
    try {
      await navigator.share({ title: made.shared, url: address });
    } catch {
      // The user closed the share menu without sharing. The link stays on the page.
    }
  };
  const result = useRef<HTMLDivElement>(null);
  // Scrolls to the new link, since the dialog is higher than the window.
  useEffect(() => {
    result.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={result} className="scroll-my-4">
      <Alert tone="success" live title={made.title}>
        <p>{made.text}</p>
        <div className="mt-3 grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field label={made.label}>
            <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            {'share' in navigator && <Button onClick={() => void shareLink()}>{made.share}</Button>}
            <Button variant="secondary" onClick={() => void copy()}>
              {made.copy}
            </Button>
          </div>
        </div>
        <output className="mt-2 block text-sm empty:mt-0">{status}</output>
      </Alert>
    </div>
  );
}
