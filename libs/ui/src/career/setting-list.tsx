import type { ReportCareer } from '@bearings/contracts';
import { SettingSign } from '@bearings/ui/shape';

interface SettingListProps extends Pick<ReportCareer, 'setting'> {
  /** True to show only the texts on phones, in a row. */
  brief?: boolean;
}

/** Shows the hours and surroundings of a job as icons with texts. */
export function SettingList({ setting, brief = false }: SettingListProps) {
  return (
    <ul
      data-brief={brief || undefined}
      className="max-lg:data-[brief]:block max-lg:data-[brief]:text-[0.8125rem] max-lg:data-[brief]:leading-snug max-lg:data-[brief]:[&_*]:inline max-lg:data-[brief]:[&_*]:text-[length:inherit] max-lg:data-[brief]:[&_svg]:hidden max-lg:data-[brief]:[&>li:not(:last-child)]:after:content-[';_'] grid grid-cols-2 gap-x-3 gap-y-1.5 lg:grid-cols-3 lg:gap-x-2 lg:gap-y-4 lg:text-center"
    >
      {setting.map(({ sign, text, note }) => (
        <li
          key={sign}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5 text-sm leading-tight lg:grid-cols-1 lg:justify-items-center lg:gap-1"
        >
          <span className="text-primary max-lg:row-span-2 max-lg:[&_svg]:size-5">
            <SettingSign setting={sign} />
          </span>
          <span>{`${text} `}</span>
          <span className="text-xs text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}
