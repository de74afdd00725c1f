import { browserTests, everyState } from '@bearings/build/jest';

export default browserTests(import.meta.dirname, everyState);
