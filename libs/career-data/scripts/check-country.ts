// Takes in a country's folder of tables; with --describe, says what they fill. Usage: npm run careers -- country <code>
import { findCountryFaults, describeCountry } from './country-faults.js';
import { listCountryFolders, writeCountryList } from './write-country-list.js';

const [country = '', option] = process.argv.slice(2);
const known = listCountryFolders();
if (known.includes(country)) {
  const faults = findCountryFaults(country);
  if (faults.length === 0) {
    if (option === '--describe') process.stdout.write(`${describeCountry(country).join('\n')}\n`);
    else writeCountryList();
  } else {
    process.stderr.write(`${faults.join('\n')}\nCorrect these rows of libs/career-data/data/countries/${country}.\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(
    `There is no folder libs/career-data/data/countries/${country}. Those are: ${known.join(', ')}. docs/how-to/country.md says how to add one.\n`,
  );
  process.exitCode = 1;
}
