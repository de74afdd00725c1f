import { Alert, Button, Stack } from '@bearings/ui';
import { factorTexts as texts } from '../../texts/factor-texts';

/** Shows new recovery codes, once. */
export function RecoveryCodeList({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: () => void;
}) {
  return (
    <Stack gap={3}>
      <Alert tone="success" title={texts.codes.title} live>
        {texts.codes.text}
      </Alert>
      <ul aria-label={texts.codes.label} className="grid gap-2 font-mono text-sm break-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button wide onClick={onDone}>
        {texts.codes.done}
      </Button>
    </Stack>
  );
}
