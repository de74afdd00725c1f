import { endpoints } from '@bearings/contracts';
import { Button, Download } from '@bearings/ui';
import { Tooltip } from '@bearings/ui/controls';
import { useToast } from '@bearings/web';
import { downloadTexts as texts } from '../../components/downloads/download-texts';
import { useReportsQuery } from '../../api/assessments.api';
import { FileButton } from '../../components/downloads/file-button';

/** Downloads all reports of the account as one file, or says that there are none. */
export function DownloadAll() {
  const { data: reports } = useReportsQuery();
  const { toast } = useToast();
  const icon = <Download size={18} aria-hidden="true" />;
  if (reports?.length === 0) {
    return (
      <Tooltip content={texts.allReason}>
        <Button
          variant="secondary"
          size="small"
          wide
          // The button stays focusable, so that keyboard users find the reason, too.
          aria-disabled="true"
          onClick={() => toast({ title: texts.all, description: texts.allReason })}
        >
          {icon}
          <span>{texts.all}</span>
        </Button>
      </Tooltip>
    );
  }
  return <FileButton path={endpoints.downloadAll.path} label={texts.all} failed={texts.allFailed} icon={icon} wide />;
}
