import type { Circumstances } from '@bearings/contracts';
import { listSwitches, type Switch } from './switches.js';

const STORED: Circumstances = { interests: { care: 'like', teach: 'like', sales: 'not_for_me' }, training: '1y' };
/** Registered nurse, chef, secondary school teacher, software developer, solicitor and electrician. */
const CODES = ['29-1141.00', '35-1011.00', '25-2031.00', '15-1252.00', '23-1011.00', '47-2111.00'];

const list = (stored: Circumstances, tried = stored, country = 'GB', payNow: number | null = null) =>
  listSwitches(stored, tried, { codes: CODES, country, payNow });

function find(switches: readonly Switch[], id: Switch['id'], tile: Switch['tile'] = null): Switch {
  const found = switches.find((each) => each.id === id && each.tile === tile);
  if (!found) throw new Error(`There is no switch ${id}.`);
  return found;
}

describe('the switches of "What if"', () => {
  it('each change one thing, and change it back when pressed again', () => {
    for (const each of list(STORED)) {
      if (!each.isKnown) continue;
      const { id, tile, training, yearly } = each;
      const pressed = list(STORED, each.circumstances).find(
        (other) => other.id === id && other.tile === tile && other.training === training && other.yearly === yearly,
      );
      expect([id, pressed?.isOn]).toEqual([id, !each.isOn]);
      expect([id, pressed?.circumstances]).toEqual([id, STORED]);
    }
  });

  it('offer the next shorter and longer training, and none beyond the last', () => {
    const switches = list(STORED);
    expect([find(switches, 'lessTraining').training, find(switches, 'moreTraining').training]).toEqual(['none', '3y']);
    expect(list({ interests: {}, training: 'longer' }).some(({ id }) => id === 'moreTraining')).toBe(false);
  });

  it('offer the kinds of work that the reader likes, also while one is off', () => {
    const off = find(list(STORED), 'tile', 'care').circumstances;
    expect(off.interests).toEqual({ teach: 'like', sales: 'not_for_me' });
    const tiles = list(STORED, off).flatMap(({ tile }) => tile ?? []);
    expect(new Set(tiles)).toEqual(new Set(['care', 'teach']));
  });

  const listFloors = (...given: Parameters<typeof list>): number[] =>
    list(...given).flatMap(({ yearly }) => yearly ?? []);

  it('offer round pay of the country, and about what the reader earns but never exactly that', () => {
    const floors = listFloors(STORED, STORED, 'GB', 27_606);
    expect(floors).toContain(28_000);
    expect(floors.length).toBeGreaterThan(1);
    expect(floors.filter((yearly) => yearly % 1_000 !== 0)).toEqual([]);
  });

  it('offer no least pay where the pay of the ten is published after tax, but the one asked already', () => {
    expect(listFloors(STORED, STORED, 'FR', 40_000)).toEqual([]);
    const asking: Circumstances = { ...STORED, payFloor: { yearly: 31_500, country: 'FR' } };
    expect(listFloors(asking, asking, 'FR')).toEqual([31_500]);
    expect(find(list(asking, asking, 'FR'), 'payFloor')).toMatchObject({ isOn: true, circumstances: STORED });
  });

  it('say what they cannot know: part-time work abroad, paid training where no way in is known, and what is near to nothing', () => {
    expect(find(list(STORED), 'partTime').isKnown).toBe(true);
    expect(find(list(STORED, STORED, 'DE'), 'partTime').isKnown).toBe(false);
    expect(
      ['GB', 'DE', 'US', 'IN'].map((country) => find(list(STORED, STORED, country), 'paidTraining').isKnown),
    ).toEqual([true, true, true, false]);
    expect(find(list(STORED), 'near').isKnown).toBe(false);
    const nurse: Circumstances = {
      ...STORED,
      experience: { jobs: [{ occupation: '29-1141.00', isCurrent: true, moreTasks: [], lessTasks: [] }] },
    };
    expect(find(list(nurse), 'near')).toMatchObject({
      isKnown: true,
      circumstances: { experience: { direction: 'near' } },
    });
  });

  it('keep how the reader sorted the long list', () => {
    const sorted: Circumstances = { ...STORED, sorted: [{ code: '29-1141.00', answer: 'rather' }] };
    for (const { id, circumstances } of list(sorted)) {
      expect([id, circumstances.sorted]).toEqual([id, sorted.sorted]);
    }
  });
});
