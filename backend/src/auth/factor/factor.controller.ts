import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, NeedsProof, Refuses, Replies, Reply } from '../../platform/http/route.decorators.js';
import { type Caller, CurrentCaller, CurrentUserId } from '../access/caller.js';
import { SignedInDto } from '../auth.dto.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { FactorCodeDto, FactorEnrolmentDto, FactorStateDto, ProofDto, RecoveryCodesDto } from './factor.dto.js';
import { FactorService } from './factor.service.js';

/**
 * Routes of the second factor. Those with the access rule `anyone` check the session themselves, because all other
 * routes treat a session that lacks only the second factor as signed out.
 */
@ApiTags('auth')
@Controller()
export class FactorController {
  constructor(
    private readonly factors: FactorService,
    private readonly requests: RequestSessions,
  ) {}

  @Get('/api/auth/factor')
  @Access('anyone')
  @Replies(FactorStateDto, 'Returns the state of two-step sign-in.')
  @Refuses({ 401: ['unauthorized'] })
  async factorState(@Reply() reply: FastifyReply) {
    const caller = await this.requests.findCaller(reply);
    return this.factors.state(caller);
  }

  @Post('/api/auth/factor/start')
  @Access('anyone')
  @Replies(FactorEnrolmentDto, 'Starts the set-up of two-step sign-in.')
  @Refuses({ 401: ['unauthorized'], 403: ['proof_needed'], 409: ['factor_enrolled'] })
  async startFactor(@Reply() reply: FastifyReply) {
    const caller = await this.requests.findCaller(reply);
    return this.factors.start(caller);
  }

  @Post('/api/auth/factor/confirm')
  @Access('anyone')
  @Replies(RecoveryCodesDto, 'Completes the set-up of two-step sign-in and returns recovery codes.')
  @Refuses({ 401: ['unauthorized'], 403: ['proof_needed'], 409: ['factor_enrolled'] })
  async confirmFactor(@Reply() reply: FastifyReply, @Body() { code }: FactorCodeDto) {
    const session = await this.requests.load(reply);
    const { codes, signedIn } = await this.factors.confirm(session, code);
    this.requests.setCookies(reply, signedIn.change);
    return codes;
  }

  @Post('/api/auth/factor/code')
  @Access('anyone')
  @Replies(SignedInDto, 'Completes a sign-in by its second step.')
  @Refuses({ 401: ['unauthorized'] })
  async passFactor(@Reply() reply: FastifyReply, @Body() { code }: FactorCodeDto) {
    const session = await this.requests.load(reply);
    return this.requests.finishSignIn(reply, await this.factors.pass(session, code));
  }

  @Post('/api/admin/proof')
  @Access('support')
  @Replies(null, 'Confirms by password or code that the administrator is present.', {
    status: 204,
    description: 'For five minutes, calls that need a proof are accepted.',
  })
  @Refuses({ 401: ['unauthorized'] })
  async prove(@CurrentCaller() caller: Caller, @Body() proof: ProofDto) {
    await this.factors.prove(caller, proof);
  }

  @Post('/api/admin/factor/recovery-codes')
  @Access('support')
  @NeedsProof(true)
  @Replies(RecoveryCodesDto, 'Replaces the recovery codes.')
  @Refuses({ 403: ['proof_needed'] })
  renewRecoveryCodes(@CurrentUserId() userId: string) {
    return this.factors.renewCodes(userId);
  }

  @Post('/api/admin/factor/remove')
  @Access('support')
  @NeedsProof(true)
  @Replies(null, 'Removes two-step sign-in.', {
    status: 204,
    description: 'All sessions of the account have ended.',
  })
  @Refuses({ 403: ['proof_needed'] })
  async removeFactor(@CurrentUserId() userId: string, @Reply() reply: FastifyReply) {
    await this.factors.remove(userId);
    this.requests.setCookies(reply, { kind: 'signOut', userId });
  }
}
