import type { ReportCareer } from '@bearings/contracts';
import { SettingSign } from '@bearings/ui/shape';

/** Hours and surroundings of a job as small drawings with their words. */
export function SettingList({ setting }: Pick<ReportCareer, 'setting'>) {
  return (
    <ul className="grid grid-cols-3 gap-x-2 gap-y-2 text-center lg:gap-y-4">
      {setting.map(({ sign, text, note }) => (
        <li key={sign} className="grid justify-items-center gap-1 text-sm leading-tight">
          <span className="text-primary">
            <SettingSign setting={sign} />
          </span>
          <span>{text}</span>
          <span className="text-xs text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}
