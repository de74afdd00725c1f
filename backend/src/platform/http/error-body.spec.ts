import { HttpException } from '@nestjs/common';
import { NotFoundError, UnauthorizedError } from './app-error.js';
import { errorBody } from './error-body.js';

const errorWithCode = (code: string) =>
  Object.assign(new Error('select email from users'), { driverError: { code } });

describe('a 401', () => {
  it.each([new UnauthorizedError(), new HttpException('', 401)])(
    'has a separate error name besides the message for users: %p',
    (error) => {
      const body = errorBody(error);
      expect(body).toMatchObject({ statusCode: 401, code: 'unauthorized', error: 'Unauthorized' });
      expect(body.message).not.toMatch(/unauthori[sz]ed/i);
    },
  );

  it('is the only refusal with an error name', () => {
    expect(errorBody(new NotFoundError())).not.toHaveProperty('error');
  });
});

describe('an unexpected error', () => {
  it.each([
    ['the server stopped', '57P01'],
    ['too many connections', '53300'],
    ['a statement took too long', '57014'],
    ['a deadlock', '40P01'],
    ['a database that is read-only for now', '25006'],
    ['a full disk', '53100'],
    ['a transaction that was idle for too long', '25P03'],
    ['no connection', 'ECONNREFUSED'],
  ])('of the database (%s) is a 503, so that the client retries', (_, code) => {
    expect(errorBody(errorWithCode(code))).toMatchObject({ statusCode: 503, code: 'unavailable' });
  });

  it('exposes no internals', () => {
    const body = errorBody(errorWithCode('23502'));
    expect(body.statusCode).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/select|users|23502/);
  });
});
