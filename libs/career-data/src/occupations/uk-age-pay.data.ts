export type UkAgePayRow = readonly [
  major: string,
  all: number | null,
  from22to29: number | null,
  from40to49: number | null,
];

/** UK pay by SOC 2020 major group, GBP a year: all ages, 22 to 29, 40 to 49; source in `uk-age-pay.ts`. */
export const UK_AGE_PAY_ROWS: readonly UkAgePayRow[] = [
  ['1', 56653, 35043, 62363],
  ['2', 48739, 38117, 52563],
  ['3', 37960, 32255, 43124],
  ['4', 30461, 28154, 31854],
  ['5', 36093, 33075, 37988],
  ['6', 27198, 26086, 27856],
  ['7', 26959, 26347, 28110],
  ['8', 33835, 31100, 35576],
  ['9', 27620, 26903, 28585],
];
