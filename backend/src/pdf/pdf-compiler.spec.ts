import pino from 'pino';
import { PdfCompiler } from './pdf-compiler.js';

describe('the PDF compiler', () => {
  it('logs no error when the process stops while Typst is starting', async () => {
    const logger = pino({ level: 'silent' });
    const loggedErrors = jest.spyOn(logger, 'error');
    const compiler = new PdfCompiler(logger);
    const startPromise = compiler.start();
    // Waits until the thread for Typst has been created, because without a thread no error could occur.
    await new Promise((resume) => setImmediate(resume));
    await compiler.onApplicationShutdown();
    await startPromise;
    expect(loggedErrors).not.toHaveBeenCalled();
  });
});
