import { fileURLToPath } from 'node:url';
import { browserTests } from '@bearings/build/jest';

export default browserTests(fileURLToPath(new URL('.', import.meta.url)));
