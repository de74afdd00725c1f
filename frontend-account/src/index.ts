import '@bearings/ui/styles.css';
import { startStandalone } from '@bearings/web/standalone';
import * as remote from './routes';

startStandalone('account', remote);
