import { Chip, ChipGroup } from '@bearings/ui';
import { adminTexts } from './admin-texts';
import { DayInput } from './day-input';
import type { RangeControls } from './use-range';

const texts = adminTexts.range;
const PRESET_DAYS = [7, 30, 90, 365] as const;

/** Controls to choose the range of days: presets and two dates. */
export function RangeControlsBar({ range, preset, choose, change }: RangeControls) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <ChipGroup label={texts.presets}>
        {PRESET_DAYS.map((days) => (
          <Chip key={days} pressed={preset === days} onClick={() => choose(days)}>
            {texts.last[days]}
          </Chip>
        ))}
      </ChipGroup>
      <div className="flex flex-wrap gap-4">
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className="min-w-40">
            <DayInput label={texts[end]} value={range[end]} onChange={(day) => change(end, day)} />
          </div>
        ))}
      </div>
    </div>
  );
}
