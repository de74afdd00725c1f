import { browserTests, stateCoverage } from '@bearings/build/jest';

export default browserTests(import.meta.dirname, stateCoverage);
