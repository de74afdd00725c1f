import type { ReportCareer } from '@bearings/contracts';
import { SettingSign } from '@bearings/ui/shape';

/** Shows the hours and surroundings of a job as icons with texts. */
export function SettingList({ setting }: Pick<ReportCareer, 'setting'>) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 lg:grid-cols-3 lg:gap-x-2 lg:gap-y-4 lg:text-center">
      {setting.map(({ sign, text, note }) => (
        <li
          key={sign}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5 text-sm leading-tight lg:grid-cols-1 lg:justify-items-center lg:gap-1"
        >
          <span className="text-primary max-lg:row-span-2 max-lg:[&_svg]:size-5">
            <SettingSign setting={sign} />
          </span>
          <span>{text}</span>
          <span className="text-xs text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}
