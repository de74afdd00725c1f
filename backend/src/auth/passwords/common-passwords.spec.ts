import { isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it.each([
    '1234567890',
    'qwertyuiop',
    'QWERTYUIOP',
    'password123',
    'Liverpool2026!',
    'sunshine12',
  ])('include %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['correct horse battery', 'ülkücü-bir-parola', 'seven quiet herons', 'xK7#pQ2vLm9d'])(
    'do not include %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
