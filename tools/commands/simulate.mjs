// npm test -- simulations: runs the specs that simulate people's answers, with full sample sizes.
import { CommandError, reportFailure, toProjectPath, run, toolEnvironment } from './project.mjs';

try {
  const env = { ...toolEnvironment(), SAMPLES: 'whole' };
  const jest = ['--experimental-vm-modules', toProjectPath('node_modules/jest/bin/jest.js')];
  const relatedModules = [
    ...['unit', 'corpus', 'core', 'api'].map((name) => `--selectProjects=${name}`),
    '--findRelatedTests',
    toProjectPath('backend/src/test/support/sample-size.ts'),
  ];
  for (const { folder, specs } of [
    { folder: 'libs/career-matching', specs: ['nightly'] },
    { folder: 'libs/report-composer', specs: ['contradictions', 'country-words'] },
    { folder: 'backend', specs: relatedModules },
  ]) {
    const options = { env, cwd: toProjectPath(folder) };
    if (!(await run(process.execPath, [...jest, ...specs], options))) throw new CommandError('A spec failed.');
  }
} catch (error) {
  reportFailure(error);
}
