// Writes the figures on estimates of pay as JSON. Usage: `npm run method`.
import { measurePay } from './measure-pay.js';

process.stdout.write(JSON.stringify(measurePay()));
