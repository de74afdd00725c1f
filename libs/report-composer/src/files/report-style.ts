/** Style sheet of a downloaded report, for screen and print. */
export const REPORT_STYLE = `
:root { color-scheme: light; --paper: #faf7f2; --ink: #1c2b27; --muted: #55635e; --line: #ddd5c8;
  --deep: #14524c; --needle: #c2452d; --sheet: #fffdf9; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.65 "Instrument Sans", "Segoe UI", system-ui, -apple-system, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 4rem 1.5rem 6rem; overflow-wrap: break-word; }
h1, h2, h3 { font-family: Newsreader, "Iowan Old Style", Palatino, Georgia, serif;
  font-weight: 500; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.75rem; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.9rem; margin: 4rem 0 1.25rem; padding-top: 1.5rem;
  border-top: 1px solid var(--line); }
h3 { font-size: 1.3rem; margin: 2rem 0 0.5rem; }
p { margin: 0 0 1.1rem; }
ul { margin: 0 0 1.25rem; padding-left: 1.25rem; }
li { margin-bottom: 0.5rem; }
li::marker { color: var(--needle); }
.brand { display: flex; align-items: center; gap: 0.6rem; color: var(--deep); font-weight: 600;
  letter-spacing: 0.02em; }
.brand svg { width: 1.75rem; height: 1.75rem; }
.about { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem 2rem;
  margin: 2rem 0 0; padding: 1.25rem 0; border-block: 1px solid var(--line); }
.about dt { color: var(--muted); font-size: 0.875rem; }
.about dd { margin: 0; }
.headline { font: 500 1.9rem/1.15 Newsreader, Georgia, serif; text-wrap: balance; }
.shape { max-width: 26rem; margin: 1.5rem auto; }
nav ol { columns: 2; column-gap: 2rem; padding-left: 1.25rem; margin: 2rem 0 0; }
a { color: var(--deep); overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 0 0 1.5rem; }
caption { text-align: left; color: var(--muted); font-size: 0.875rem; padding-bottom: 0.5rem; }
th { text-align: left; font-weight: 500; white-space: nowrap; padding: 0.3rem 1rem 0.3rem 0; }
td { padding: 0.3rem 0; width: 50%; }
td + td { width: auto; text-align: right; white-space: nowrap; padding-left: 1rem; }
.track { display: block; height: 0.5rem; border-radius: 0.25rem; background: #e8e0d3; }
.bar { display: block; height: 100%; border-radius: inherit; background: var(--deep); }
.career { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem;
  padding: 0.25rem 1.5rem 0.75rem; margin: 1.5rem 0; }
.career h3 { margin-top: 1.25rem; }
.facts { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
.facts div { display: grid; grid-template-columns: 9rem 1fr; gap: 0.25rem 1.5rem; padding: 0.6rem 0;
  border-top: 1px solid var(--line); }
.facts dt { color: var(--muted); font-size: 0.875em; line-height: 1.45; padding-top: 0.15em; }
.facts dd { margin: 0; }
.facts dd::first-letter { text-transform: uppercase; }
footer { margin-top: 4rem; color: var(--muted); font-size: 0.875rem; }
@media (max-width: 32rem) { h1 { font-size: 2.1rem; } nav ol { columns: 1; }
  main { padding-top: 2rem; } th { white-space: normal; }
  .facts div { grid-template-columns: 1fr; }
  tr { display: grid; grid-template-columns: 1fr auto; }
  td:nth-child(2) { grid-area: 2 / 1 / 3 / 3; width: auto; } }
@media print {
  @page { margin: 18mm 16mm; }
  body { background: none; color: #000; font-size: 10.5pt; line-height: 1.5; }
  main { max-width: none; padding: 0; }
  nav { display: none; }
  h2 { margin-top: 2.5rem; }
  h2, h3 { break-after: avoid; }
  .career { background: none; border-radius: 0; border-width: 1px 0 0; padding: 0; }
  .facts { font-size: 10pt; }
  .facts div { padding: 0.3rem 0; }
  p, li, tr, .facts div { break-inside: avoid; }
  .track, .bar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
