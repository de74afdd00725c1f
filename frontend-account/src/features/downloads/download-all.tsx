import { endpoints } from '@bearings/contracts';
import { Download } from '@bearings/ui';
import { UnavailableAction } from '../../components/unavailable-action';
import { downloadTexts as texts } from '../../texts/download-texts';
import { useReportsQuery } from '../assessments/assessments.api';
import { FileButton } from './file-button';

/** Downloads all reports of the account as one file, or says that there are none. */
export function DownloadAll() {
  const { data: reports } = useReportsQuery();
  const icon = <Download size={18} aria-hidden="true" />;
  if (reports?.length === 0) {
    return <UnavailableAction label={texts.all} reason={texts.allReason} icon={icon} wide />;
  }
  return <FileButton path={endpoints.downloadAll.path} label={texts.all} failed={texts.allFailed} icon={icon} wide />;
}
