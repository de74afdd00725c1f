// Runs the start of the site as several tasks, so that the page can react to input between them.
import { waitForNextTask } from './next-task';

const moduleLoaders: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@bearings/web/router'),
  () => import(/* webpackMode: "eager" */ '@bearings/ui'),
  () => import(/* webpackMode: "eager" */ '@bearings/web/redux'),
  () => import(/* webpackMode: "eager" */ '@bearings/web'),
  () => import(/* webpackMode: "eager" */ './remotes/federation'),
];

async function startInSeparateTasks(): Promise<void> {
  for (const part of moduleLoaders) {
    await part();
    await waitForNextTask();
  }
  const [{ startSite: start }, { createFederatedSource: createFederation }] = await Promise.all([
    import(/* webpackMode: "eager" */ './start'),
    import(/* webpackMode: "eager" */ './remotes/federation'),
  ]);
  await start(createFederation);
}

void startInSeparateTasks();
