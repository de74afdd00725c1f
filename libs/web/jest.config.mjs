import { browserTests } from '@bearings/build/jest';

export default browserTests(import.meta.dirname);
