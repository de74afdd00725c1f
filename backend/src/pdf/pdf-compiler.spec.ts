import pino from 'pino';
import { PdfCompiler } from './pdf-compiler.js';

describe('the PDF compiler', () => {
  it('logs no error when the process stops while Typst is starting', async () => {
    const logger = pino({ level: 'silent' });
    const loggedErrors = jest.spyOn(logger, 'error');
    const compiler = new PdfCompiler(logger);
    const startPromise = compiler.start();
    // Waits until the thread has begun to start, because only a running thread could cause the error.
    await new Promise((resume) => setImmediate(resume));
    await compiler.beforeApplicationShutdown();
    await startPromise;
    expect(loggedErrors).not.toHaveBeenCalled();
  });
});
