import { errorBody } from './error-body.js';

const fault = (code: string) =>
  Object.assign(new Error('select email from users'), { driverError: { code } });

describe('an error that nobody foresaw', () => {
  it.each([
    ['the server stopped', '57P01'],
    ['too many connections', '53300'],
    ['a statement took too long', '57014'],
    ['a deadlock', '40P01'],
    ['no connection', 'ECONNREFUSED'],
  ])('of the database (%s) asks to come back', (_, code) => {
    expect(errorBody(fault(code))).toMatchObject({ statusCode: 503, code: 'unavailable' });
  });

  it('tells nothing of the inside', () => {
    const body = errorBody(fault('23502'));
    expect(body.statusCode).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/select|users|23502/);
  });
});
