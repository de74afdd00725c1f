import {
  endpoints,
  type FactorEnrolment,
  type FactorState,
  type RecoveryCodes,
} from '@bearings/contracts';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../platform/http/access.decorator.js';
import { type Caller } from '../access/caller.js';
import { CurrentCaller, CurrentUserId } from '../access/current-caller.decorator.js';
import { NeedsProof } from '../access/needs-proof.decorator.js';
import { SignedInDto } from '../auth.dto.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import {
  FactorCodeDto,
  FactorEnrolmentDto,
  FactorStateDto,
  ProofDto,
  RecoveryCodesDto,
} from './factor.dto.js';
import { FactorService } from './factor.service.js';

/**
 * The second factor. The calls with access `anyone` check the session themselves: after the password
 * alone it belongs to no account, except here.
 */
@ApiTags('auth')
@Controller()
export class FactorController {
  constructor(
    private readonly factors: FactorService,
    private readonly requests: RequestSessions,
  ) {}

  @Get(endpoints.factorState.path)
  @Access('anyone')
  @ApiOkResponse({ type: FactorStateDto })
  async state(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FactorState> {
    const { caller } = await this.requests.load(request, reply);
    return this.factors.state(caller);
  }

  @Post(endpoints.startFactor.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: FactorEnrolmentDto })
  async start(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FactorEnrolment> {
    const { caller } = await this.requests.load(request, reply);
    return this.factors.start(caller);
  }

  @Post(endpoints.confirmFactor.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesDto })
  async confirm(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { code }: FactorCodeDto,
  ): Promise<RecoveryCodes> {
    const session = await this.requests.load(request, reply);
    const { codes, signedIn } = await this.factors.confirm(session, code);
    this.requests.setCookies(reply, signedIn.change);
    return codes;
  }

  @Post(endpoints.passFactor.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInDto })
  async pass(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { code }: FactorCodeDto,
  ): Promise<SignedInDto> {
    const session = await this.requests.load(request, reply);
    return this.requests.finishSignIn(reply, await this.factors.pass(session, code));
  }

  @Post(endpoints.prove.path)
  @Access('admin')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'For five minutes, calls that need a proof are accepted.' })
  async prove(@CurrentCaller() caller: Caller, @Body() proof: ProofDto): Promise<void> {
    await this.factors.prove(caller, proof);
  }

  @Post(endpoints.renewRecoveryCodes.path)
  @Access('admin')
  @NeedsProof(true)
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesDto })
  renewCodes(@CurrentUserId() userId: string): Promise<RecoveryCodes> {
    return this.factors.renewCodes(userId);
  }

  @Post(endpoints.removeFactor.path)
  @Access('admin')
  @NeedsProof(true)
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'All sessions of the account have ended.' })
  async remove(
    @CurrentUserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.factors.remove(userId);
    this.requests.setCookies(reply, { kind: 'signOut', userId });
  }
}
