import { remote } from '@bearings/build/webpack';

export default remote({ name: 'marketing', dir: import.meta.dirname });
