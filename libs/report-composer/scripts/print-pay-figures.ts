// Writes the figures on the accuracy of our pay estimates as JSON. Usage: `npm run method`.
import { measurePay } from './measure-pay.js';

process.stdout.write(JSON.stringify(measurePay()));
