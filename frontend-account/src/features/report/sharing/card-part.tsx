import { CARD_NAME_OPTIONS, type CardNameOption, type CardSize, endpoints, fillPath } from '@bearings/contracts';
import { Alert, Button, Download, Field, Stack } from '@bearings/ui';
import { Checkbox, Select } from '@bearings/ui/controls';
import { fetchFile } from '@bearings/web';
import { useState } from 'react';
import { shareCardTexts as texts } from './observer-texts';
import { Titled } from '../../../components/titled';
import { FileButton } from '../../../components/downloads/file-button';
import { CardPicture } from './card-picture';

const FILE_NAME = 'career-report.png';
const CARD_SIZE_IDS = ['tall', 'wide'] as const satisfies readonly CardSize[];

/**
 * Shares the report as a picture. The owner chooses what it shows, and saves it or passes it to the
 * device's share menu.
 */
export function CardPart({ id, withName }: { id: string; withName: boolean }) {
  const [name, setName] = useState<CardNameOption>(withName ? 'first' : 'none');
  const [size, setSize] = useState<CardSize>('tall');
  const [numbers, setNumbers] = useState(false);
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  const wantedParams = new URLSearchParams({ size, name, ...(numbers && { numbers: 'true' }) });
  const path = `${fillPath(endpoints.reportCard.path, { id })}?${wantedParams.toString()}`;
  const shareCard = async () => {
    setState('making');
    try {
      const reply = await fetchFile(path);
      if ('error' in reply) throw new Error(reply.error.message);
      const file = new File([reply.file], FILE_NAME, { type: 'image/png' });
      setState('ready');
      await navigator.share({ files: [file], title: texts.shared });
    } catch (error) {
      // This error means that the user closed the share menu without sharing.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      setState(isClosed ? 'ready' : 'failed');
    }
  };
  return (
    <Titled title={texts.title} level={3} gap={3}>
      <div className="grid items-start gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <CardPicture key={path} path={path} size={size} />
        <Stack gap={3}>
          <Field label={texts.size}>
            <Select
              options={CARD_SIZE_IDS.map((value) => ({ value, label: texts.sizes[value] }))}
              value={size}
              onValueChange={(value) => setSize(CARD_SIZE_IDS.find((each) => each === value) ?? 'tall')}
            />
          </Field>
          <Field label={texts.name}>
            <Select
              options={CARD_NAME_OPTIONS.map((value) => ({ value, label: texts.names[value] }))}
              value={name}
              onValueChange={(value) => setName(CARD_NAME_OPTIONS.find((each) => each === value) ?? 'none')}
            />
          </Field>
          <Checkbox label={texts.numbers} checked={numbers} onCheckedChange={setNumbers} />
          <div className="flex flex-wrap gap-2">
            {canShareFiles() && (
              <Button loading={state === 'making'} onClick={() => void shareCard()}>
                {state === 'making' ? texts.sharing : texts.share}
              </Button>
            )}
            <FileButton
              key={path}
              path={path}
              label={texts.save}
              failed={texts.saveFailed}
              icon={<Download size={18} aria-hidden="true" />}
            />
          </div>
          {state === 'failed' && (
            <Alert tone="danger" live>
              {texts.failed}
            </Alert>
          )}
        </Stack>
      </div>
    </Titled>
  );
}

function canShareFiles(): boolean {
  const file = new File([''], FILE_NAME, { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}
