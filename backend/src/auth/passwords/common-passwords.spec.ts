import { isCommonPassword } from './common-passwords.js';

describe('the list of common passwords', () => {
  it.each(['1234567890', 'qwertyuiop', 'QWERTYUIOP', 'password123', 'Liverpool2026!', 'sunshine12'])(
    'includes %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(['correct horse battery', 'ülkücü-bir-parola', 'seven quiet herons', 'xK7#pQ2vLm9d'])(
    'does not include %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
