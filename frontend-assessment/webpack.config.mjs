import { remote } from '@bearings/build/webpack';

export default remote({ name: 'assessment', dir: import.meta.dirname });
