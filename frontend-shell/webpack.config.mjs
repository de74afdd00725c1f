import { shell } from '@bearings/build/webpack';

export default shell({ dir: import.meta.dirname });
