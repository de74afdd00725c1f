// The calls of the second factor and of accounts under administration, a part of `endpoints`.
import type { SignedIn } from './auth.js';
import type { FactorCode, FactorEnrolment, FactorState, Proof, RecoveryCodes } from './factor.js';
import { endpoint } from './http.js';
import { SIGNED_IN } from './reply-shapes.js';

export const factorState = endpoint<FactorState>('GET', '/api/auth/factor', 'anyone', {
  fields: { state: 'string', required: 'boolean', recoveryCodes: 'number' },
});
export const startFactor = endpoint<FactorEnrolment>('POST', '/api/auth/factor/start', 'anyone', {
  fields: { secret: 'string', uri: 'string' },
});
export const confirmFactor = endpoint<RecoveryCodes, FactorCode>(
  'POST',
  '/api/auth/factor/confirm',
  'anyone',
  { fields: { codes: { list: 'string' } } },
);
export const passFactor = endpoint<SignedIn, FactorCode>(
  'POST',
  '/api/auth/factor/code',
  'anyone',
  SIGNED_IN,
);
export const prove = endpoint<void, Proof>('POST', '/api/admin/proof', 'admin', 'nothing');
export const renewRecoveryCodes = endpoint<RecoveryCodes>(
  'POST',
  '/api/admin/factor/recovery-codes',
  'admin',
  { fields: { codes: { list: 'string' } } },
);
export const removeFactor = endpoint<void>('POST', '/api/admin/factor/remove', 'admin', 'nothing');
export const endUserSessions = endpoint<void>(
  'POST',
  '/api/admin/users/:id/end-sessions',
  'admin',
  'nothing',
);
export const deleteUserAccount = endpoint<void>(
  'DELETE',
  '/api/admin/users/:id',
  'admin',
  'nothing',
);
