import { Controller, Get, Ip, Param, Query, Res, UseFilters } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { SignInFirstFilter } from '../auth/access/sign-in-first.filter.js';
import { Access, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { LimitPerCaller, type ThrottleRule } from '../platform/throttle/throttle.js';
import { CardQuery } from './card.dto.js';
import { CardService } from './card.service.js';

/** Limits requests for pictures of reports, because each new one takes 0.2 seconds of processor time. */
const CARD_THROTTLE: ThrottleRule = {
  name: 'card',
  points: 120,
  seconds: 10 * 60,
  message: 'You have made many pictures.',
};

@ApiTags('share')
@Controller()
export class CardController {
  constructor(private readonly cards: CardService) {}

  @Get('/api/reports/:id/card')
  @Access('owner')
  @LimitPerCaller(CARD_THROTTLE)
  @UseFilters(SignInFirstFilter)
  @ApiProduces('image/png')
  @Replies(String, 'Returns a report as a picture: shape and three careers.')
  @Refuses({ 409: ['payment_required'] })
  async reportCard(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() { numbers, name = 'none', ...query }: CardQuery,
    @Res() reply: FastifyReply,
  ) {
    const picture = await this.cards.drawOwnCard(caller, id, {
      ...query,
      name,
      showsScores: numbers === 'true',
    });
    await sendPicture(reply, picture);
  }

  @Get('/api/shared/:token/picture')
  @Access('anyone')
  @ApiProduces('image/png')
  @Replies(String, "Returns the picture of a link's preview; the token is the access.")
  async sharedPicture(@Param('token') token: string, @Ip() address: string, @Res() reply: FastifyReply) {
    const picture = await this.cards.drawSharedCard(token, address);
    // Messengers embed the picture in their own pages.
    await sendPicture(reply.header('cross-origin-resource-policy', 'cross-origin'), picture);
  }
}

async function sendPicture(reply: FastifyReply, picture: Buffer): Promise<void> {
  const name = 'inline; filename="career-report.png"';
  await reply.type('image/png').header('content-disposition', name).send(picture);
}
