import '@bearings/ui/styles.css';
import { startAlone } from '@bearings/web/alone';
import * as remote from './routes';

startAlone('assessment', remote);
