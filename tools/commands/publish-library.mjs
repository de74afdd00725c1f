// Prerenders the careers library and publishes it into the site of a running demo.
import { publishLibrary } from '@bearings/publish/publish-site';
import { constants, setPriority } from 'node:os';
import { prerenderLibrary } from './library.mjs';
import { reportFailure } from './project.mjs';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  if (await prerenderLibrary()) publishLibrary();
} catch (error) {
  reportFailure(error);
}
