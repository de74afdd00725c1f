/**
 * The source file that each table was made from, the first year that the file names as its edition
 * (none for tables that are edited by hand), and the checksums of that file and of the rows.
 */
export const IMPORTS: Readonly<
  Record<string, { file: string; year?: number; sha256: string; rows: string }>
> = {
  'occupations.data.ts': {
    file: 'occupations.json',
    sha256: '67dec9727d209e0c3d0c4d6934ebad8d4255f5430f958d802689c085eacd60be',
    rows: '5e58b88c1be3ac39c52614542e01c8f763919019c47abb5b2e6bc8cdcc75364c',
  },
  'countries.data.ts': {
    file: 'countries.json',
    sha256: '9a4a75eae8f77beb52d0a1b8c52f9364c2d12433e86f0690417213ff41db7900',
    rows: 'c5b3d5b7cec89e96216d0d05899df0d5ac9032a79184c09041a7daa4fcee8504',
  },
  'canada-pay.data.ts': {
    file: 'canada_pay.json',
    year: 2024,
    sha256: 'ad44a50ad5ab69c47c9bc7c331f6315ab2929327c7ef286a9a455e6f8d306dfc',
    rows: '039d25f16f8aca748034b6c93f64b9c51e24656913f2bbb0d8b502410f5daf23',
  },
  'uk-age-pay.data.ts': {
    file: 'uk_pay_place_age.json',
    year: 2025,
    sha256: '38aff023d948c10806fa5e6d4aa3c3b22170945dd12fedb1fed5a7bba736c01d',
    rows: 'e9ca8dac7189d601b2ed83d8709da6ebf2a3eb10aa77e110824f424a0b80aa62',
  },
  'working-life.data.ts': {
    file: 'uk_working_life.json',
    year: 2024,
    sha256: '88f1b949f046995c973094e170bf9e82d95747b6cca8d11852e557fa6659788c',
    rows: 'e32cc52a18286a9ebc4e077a30158a7757812bbac6877b1643e81264475a77ce',
  },
  'ai-exposure.data.ts': {
    file: 'ai_exposure.json',
    year: 2023,
    sha256: '2ed009244db904f9ec8e4bafda4a3bd300e1f98cc55ab7b1987b29e9b4c78634',
    rows: 'fd43852b72c79b1d92058dc8d8016ba7b7d3e343d586f26325ad7a3ef191ee98',
  },
  'us-self-employed.data.ts': {
    file: 'us_outlook_bls.json',
    year: 2024,
    sha256: '1b400ea08ed6b53ad65753a10f4bb0702cfd27549c8108e4a44681a9393397a9',
    rows: 'dfbf102f751605a5593453dd3a5ea0fd5a729e55668cbba73267a59f934b00c9',
  },
  'unit-group-titles.data.ts': {
    file: 'uk_soc2020.json',
    year: 2020,
    sha256: '492e68d8f20fdafd5e62deded54f864cc188bc21df73fcfcb777a2d1f863e340',
    rows: 'fd4815aee5ef55a01f79e5a1944429ffc96374613cc03d37f3a112ab4d49e313',
  },
  'apprenticeships.data.ts': {
    file: 'uk_apprenticeships.json',
    year: 2026,
    sha256: '39943ac5522bade8d3147281aae317ca4840a8c7d08486110aa11cf2077aa009',
    rows: '7bfd77dfddec23e3004cde1034bd4397aa16bc0c97693c9f053614da30015855',
  },
};
