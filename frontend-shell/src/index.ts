// Starts the site part by part, with a pause after each: what a browser runs in one go it cannot
// interrupt, and on a slow telephone the page would not answer meanwhile.

const parts: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@bearings/ui'),
  () => import(/* webpackMode: "eager" */ '@bearings/web'),
  () => import(/* webpackMode: "eager" */ './remotes/federation'),
];

const pause = () => new Promise((resume) => setTimeout(resume));

async function startInParts(): Promise<void> {
  for (const part of parts) {
    await part();
    await pause();
  }
  const [{ start }, { createFederation }] = await Promise.all([
    import(/* webpackMode: "eager" */ './start'),
    import(/* webpackMode: "eager" */ './remotes/federation'),
  ]);
  await start(createFederation);
}

void startInParts();
