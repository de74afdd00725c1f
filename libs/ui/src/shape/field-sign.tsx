import type { WorkField } from '@bearings/domain';
import { FIELD_ICON_PATHS } from '@bearings/charts';

const SETTING_PATHS = {
  hours: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  daytime:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  nights: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z',
  partTime: 'M12 3.5a8.5 8.5 0 1 1 0 17zM12 3.5a8.5 8.5 0 0 0 0 17',
  indoors: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  outdoors: 'M2.5 19.5h19M4 19.5 9.5 8l4 7.5M11.8 12.3 14.5 8l5.5 11.5M18 3.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  people:
    'M9 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM2.8 19.5c.3-4 2.7-6 6.2-6s5.9 2 6.2 6M15.5 5a3 3 0 0 1 0 5.7M17 13.8c2.5.6 4 2.5 4.2 5.7',
  desk: 'M2.5 12.5h19M5 12.5V20M19 12.5V20M8 4.5h8v5.5H8zM12 10v2.5',
  feet: 'M12 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 9v6M12 15l-3.5 6M12 15l3.5 6M7.5 12.5 12 9.5l4.5 3',
  lifting: 'M4 20.5h16M6 9.5h12V16H6zM12 9.5V3M9 5.5 12 3l3 2.5',
  driving:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3.8 10.5 10 12M20.2 10.5 14 12M12 14v6.5',
  recordCheck: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 14l2 2 3.5-3.8',
  register: 'M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM8.5 14 7 21.5l5-2.7 5 2.7L15.5 14M9.8 9l1.6 1.6 2.9-3',
} as const;

/** The work settings for which there is an icon. */
export type WorkSetting = keyof typeof SETTING_PATHS;

const Sign = ({ path, size }: { path: string; size: number }) => (
  <svg className="ui-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The icon of a field of work. The name of the field must always be next to it as text. */
export function FieldSign({
  field,
  size = 26,
  tile = false,
}: {
  field: WorkField;
  size?: number;
  /** True to draw the icon on a square of nearly twice the size. */
  tile?: boolean;
}) {
  const sign = <Sign path={FIELD_ICON_PATHS[field]} size={size} />;
  return tile ? <span className="ui-sign-tile">{sign}</span> : sign;
}

/** The icon of a work setting, such as outdoors. The name of the setting must always be next to it as text. */
export function SettingSign({ setting, size = 30 }: { setting: WorkSetting; size?: number }) {
  return <Sign path={SETTING_PATHS[setting]} size={size} />;
}
