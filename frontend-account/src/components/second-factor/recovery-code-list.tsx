import { Alert, Button, Download, Stack } from '@bearings/ui';
import { copyText, saveFile } from '@bearings/web';
import { useRef, useState } from 'react';
import { factorTexts } from './factor-texts';

const texts = factorTexts.codes;

/** Shows new recovery codes, which can be copied or saved as a file. They are not shown again later. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    if (!isCopied && list.current) window.getSelection()?.selectAllChildren(list.current);
    setStatus(isCopied ? texts.copied : texts.notCopied);
  };
  const download = () => {
    const lines = [texts.fileTitle(window.location.host), '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain' }), texts.fileName);
    setStatus(texts.downloaded);
  };
  return (
    <Stack gap={3}>
      <Alert tone="success" title={texts.title} live>
        {texts.text}
      </Alert>
      <ul ref={list} aria-label={texts.label} className="grid gap-2 font-mono text-sm break-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-1">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button variant="secondary" size="small" onClick={download}>
            <Download size={18} aria-hidden="true" />
            <span>{texts.download}</span>
          </Button>
        </div>
        <output className="block min-h-6 text-sm">{status}</output>
      </div>
      <Button wide onClick={onDone}>
        {texts.done}
      </Button>
    </Stack>
  );
}
