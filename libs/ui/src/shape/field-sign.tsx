import type { WorkField } from '@bearings/contracts';

const FIELD_PATHS: Record<WorkField, string> = {
  management: 'M6 21V4M6 4.5h12l-3 4 3 4H6',
  business: 'M17.5 7.5A4.3 4.3 0 0 0 9.2 9c0 3.6 2 5.6-1.7 11h10.5M6.5 13.5h8',
  computing: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.6 4.5l-3.2 15',
  engineering:
    'M2 18.5h20M6 18.5V6M18 18.5V6M2 13c2.6-.4 4-3 4-7 .8 5 3 7.5 6 7.5s5.2-2.5 6-7.5c0 4 1.4 6.6 4 7M12 13.5v5',
  science:
    'M9.8 3v6.3L4.6 18.3A1.8 1.8 0 0 0 6.2 21h11.6a1.8 1.8 0 0 0 1.6-2.7L14.2 9.3V3M8 3h8M7.6 14.5h8.8',
  community:
    'M3.5 11.2 12 4l8.5 7.2M6 9.5V20h12V9.5M12 17s-3-1.8-3-4.1a1.6 1.6 0 0 1 3-.8 1.6 1.6 0 0 1 3 .8c0 2.3-3 4.1-3 4.1z',
  law: 'M12 3.5V20M8 20.5h8M4.5 7h15M4.5 7 2 13.5a2.7 2.7 0 0 0 5 0zM19.5 7 17 13.5a2.7 2.7 0 0 0 5 0z',
  education:
    'M12 6.5C10 4.9 7 4.5 3.5 4.5v13.5c3.5 0 6.5.4 8.5 2 2-1.6 5-2 8.5-2V4.5c-3.5 0-6.5.4-8.5 2zM12 6.5V20',
  arts: 'M3.5 20.5c.3-1 .2-1.7.2-2.7a3.2 3.2 0 1 1 3.5 3.1c-1.3.2-2.5 0-3.7-.4zM9 15.5 18.6 4.3a1.5 1.5 0 0 1 2.2 2.1L11 17',
  health: 'M2.5 12.5h4.2l2.6-7 4.4 13.5 2.8-6.5h5',
  care: 'M12 11.5S7.8 9 7.8 6a2.3 2.3 0 0 1 4.2-1.3A2.3 2.3 0 0 1 16.2 6c0 3-4.2 5.5-4.2 5.5zM2.5 14.5h4.3l3 1.8h3.7a1.5 1.5 0 0 1 0 3H9.5M14.8 17l4.5-2.3a1.5 1.5 0 0 1 1.6 2.5L15.5 21H8l-5.5-1.2',
  protection: 'M12 3l8 3v6c0 4.8-3.4 7.8-8 9-4.6-1.2-8-4.2-8-9V6zM8.8 12l2.3 2.3 4.2-4.3',
  food: 'M4 10.5h16V16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM1.8 12.5H4M20 12.5h2.2M9 7.5c-.8-1.5 1.3-2.5.5-4.5M14 7.5c-.8-1.5 1.3-2.5.5-4.5',
  grounds:
    'M12 21v-9M12 16.5l3.5-2.7M12 13.5c-4.8 0-7-2.3-7-5.3C5 5 7.8 3 12 3s7 2 7 5.2c0 3-2.2 5.3-7 5.3zM8 21h8',
  personal:
    'M8.4 7.7a2.7 2.7 0 1 1-4.9-2.3 2.7 2.7 0 0 1 4.9 2.3zM8.4 16.3a2.7 2.7 0 1 0-4.9 2.3 2.7 2.7 0 0 0 4.9-2.3zM8.3 8 20.5 17M8.3 16 20.5 7',
  sales: 'M3.5 12V3.5H12l8.7 8.7a1.6 1.6 0 0 1 0 2.3l-6.2 6.2a1.6 1.6 0 0 1-2.3 0zM7.5 7.5h.01',
  office: 'M3 19.5V5.5h6.5l2 2.7H21v11.3zM7 13h10M7 16.2h6',
  farming:
    'M12 21.5V8.5M12 8.5c-2.3-1.5-2.3-3.8 0-6 2.3 2.2 2.3 4.5 0 6zM12 14c-3 0-4.5-1.5-4.5-4.3 3 0 4.5 1.5 4.5 4.3zM12 14c3 0 4.5-1.5 4.5-4.3-3 0-4.5 1.5-4.5 4.3zM12 19.5c-3 0-4.5-1.5-4.5-4.3 3 0 4.5 1.5 4.5 4.3zM12 19.5c3 0 4.5-1.5 4.5-4.3-3 0-4.5 1.5-4.5 4.3z',
  construction: 'M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 9.7v4.6M9 14.3V19',
  repair:
    'M20.3 7.3a5 5 0 0 1-6.7 5.5l-6.3 6.4a2 2 0 0 1-2.9-2.9l6.4-6.2a5 5 0 0 1 5.6-6.6l-2.9 2.9.8 2.9 2.9.8z',
  making: 'M3 20V10.5l5 3.3v-3.3l5 3.3V5h3.5l.8 8.8H21V20zM7 17h1.5M12 17h1.5',
  transport:
    'M2 16.5V6.5h11v10M13 9.5h4l4.5 4v3h-2.3M8.7 16.5h6.1M4.3 16.5H2M8.7 17a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM19.2 17a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z',
};

const SETTING_PATHS = {
  hours: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  daytime:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  nights: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z',
  partTime: 'M12 3.5a8.5 8.5 0 1 1 0 17zM12 3.5a8.5 8.5 0 0 0 0 17',
  indoors: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  outdoors:
    'M2.5 19.5h19M4 19.5 9.5 8l4 7.5M11.8 12.3 14.5 8l5.5 11.5M18 3.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  people:
    'M9 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM2.8 19.5c.3-4 2.7-6 6.2-6s5.9 2 6.2 6M15.5 5a3 3 0 0 1 0 5.7M17 13.8c2.5.6 4 2.5 4.2 5.7',
  desk: 'M2.5 12.5h19M5 12.5V20M19 12.5V20M8 4.5h8v5.5H8zM12 10v2.5',
  feet: 'M12 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 9v6M12 15l-3.5 6M12 15l3.5 6M7.5 12.5 12 9.5l4.5 3',
  lifting: 'M4 20.5h16M6 9.5h12V16H6zM12 9.5V3M9 5.5 12 3l3 2.5',
  driving:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3.8 10.5 10 12M20.2 10.5 14 12M12 14v6.5',
  recordCheck: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 14l2 2 3.5-3.8',
  register:
    'M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM8.5 14 7 21.5l5-2.7 5 2.7L15.5 14M9.8 9l1.6 1.6 2.9-3',
} as const;

/** What a small drawing says of the setting of a job. */
export type WorkSetting = keyof typeof SETTING_PATHS;

const Sign = ({ path, size }: { path: string; size: number }) => (
  <svg className="ui-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The drawn sign of a field of work, as a line or on a tile. Its name always stands beside it in text. */
export function FieldSign({
  field,
  size = 26,
  tile = false,
}: {
  field: WorkField;
  size?: number;
  /** On a soft square of nearly twice the size. */
  tile?: boolean;
}) {
  const sign = <Sign path={FIELD_PATHS[field]} size={size} />;
  return tile ? <span className="ui-sign-tile">{sign}</span> : sign;
}

/** The drawn sign of a setting, such as work outdoors. Its words always stand beside it. */
export function SettingSign({ setting, size = 30 }: { setting: WorkSetting; size?: number }) {
  return <Sign path={SETTING_PATHS[setting]} size={size} />;
}
