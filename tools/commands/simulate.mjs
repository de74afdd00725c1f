// npm test -- simulations: the specs that simulate people, with their whole samples.
import { CommandError, fail, inProject, run, toolEnvironment } from './project.mjs';

try {
  const args = [
    '--experimental-vm-modules',
    inProject('node_modules/jest/bin/jest.js'),
    `--rootDir=${inProject('backend')}`,
    `--config=${inProject('backend/jest.config.mjs')}`,
    '--selectProjects=unit',
    '--selectProjects=corpus',
    '--selectProjects=core',
    '--selectProjects=api',
    '--findRelatedTests',
    inProject('backend/src/test/support/sample-size.ts'),
  ];
  const env = { ...toolEnvironment(), SAMPLES: 'whole' };
  if (!(await run(process.execPath, args, { env }))) throw new CommandError('A spec failed.');
} catch (error) {
  fail(error);
}
