import { remote } from '@bearings/build/webpack';

export default remote({ name: 'account', dir: import.meta.dirname });
