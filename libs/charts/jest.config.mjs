import { nodeTests } from '@bearings/build/jest';

export default nodeTests(import.meta.dirname);
