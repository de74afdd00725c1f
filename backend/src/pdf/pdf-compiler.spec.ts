import pino from 'pino';
import { PdfCompiler } from './pdf-compiler.js';

describe('the compiler of PDFs', () => {
  it('reports no error when the process stops while Typst starts', async () => {
    const logger = pino({ level: 'silent' });
    const reported = jest.spyOn(logger, 'error');
    const compiler = new PdfCompiler(logger);
    const started = compiler.start();
    // Ends the thread itself, not only the waiting calls.
    await new Promise((resume) => setImmediate(resume));
    await compiler.beforeApplicationShutdown();
    await started;
    expect(reported).not.toHaveBeenCalled();
  });
});
