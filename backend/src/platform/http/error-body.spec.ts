import { HttpException } from '@nestjs/common';
import { NotFoundError, UnauthorizedError } from './app-error.js';
import { toErrorBody } from './error-body.js';

const createErrorWithCode = (code: string) =>
  Object.assign(new Error('select email from users'), { driverError: { code } });

describe('the body of a 401 reply', () => {
  it.each([new UnauthorizedError(), new HttpException('', 401)])(
    'has an error name that differs from the message for users: %p',
    (error) => {
      const body = toErrorBody(error);
      expect(body).toMatchObject({ statusCode: 401, code: 'unauthorized', error: 'Unauthorized' });
      expect(body.message).not.toMatch(/unauthori[sz]ed/i);
    },
  );

  it('has a field “error”, unlike the body of a 404 reply', () => {
    expect(toErrorBody(new NotFoundError())).not.toHaveProperty('error');
  });
});

describe('the body for an unexpected error', () => {
  it.each([
    ['a server that stops', '57P01'],
    ['too many connections', '53300'],
    ['a statement took too long', '57014'],
    ['a deadlock', '40P01'],
    ['a database that is read-only for now', '25006'],
    ['a full disk', '53100'],
    ['a transaction that was idle for too long', '25P03'],
    ['a refused connection', 'ECONNREFUSED'],
  ])('has status 503, so that the client retries, when the cause in the database is temporary: %s', (_, code) => {
    expect(toErrorBody(createErrorWithCode(code))).toMatchObject({
      statusCode: 503,
      code: 'unavailable',
    });
  });

  it('does not contain the error’s internal message or code', () => {
    const body = toErrorBody(createErrorWithCode('23502'));
    expect(body.statusCode).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/select|users|23502/);
  });
});
