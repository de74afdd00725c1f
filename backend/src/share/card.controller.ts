import { Controller, Get, Header, Ip, Param, Query, StreamableFile, UseFilters } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { SignInFirstFilter } from '../auth/access/sign-in-first.filter.js';
import { Access, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { LimitPerCaller, type ThrottleRule } from '../platform/throttle/throttle.js';
import { MadeFile } from '../pdf/made-file.interceptor.js';
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
  @MadeFile()
  @UseFilters(SignInFirstFilter)
  @ApiProduces('image/png')
  @Replies(String, 'Returns a report as a picture: shape and three careers.')
  @Refuses({ 409: ['payment_required'] })
  async reportCard(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() { numbers, both, name = 'none', ...query }: CardQuery,
  ) {
    const picture = await this.cards.drawOwnCard(caller, id, {
      ...query,
      name,
      showsScores: numbers === 'true',
      showsBoth: both === 'true',
    });
    return toPicture(picture);
  }

  @Get('/api/shared/:token/picture')
  @Access('anyone')
  @MadeFile()
  // Messengers embed the picture in their own pages.
  @Header('cross-origin-resource-policy', 'cross-origin')
  @ApiProduces('image/png')
  @Replies(String, "Returns the picture of a link's preview; the token is the access.")
  async sharedPicture(@Param('token') token: string, @Ip() address: string) {
    return toPicture(await this.cards.drawSharedCard(token, address));
  }
}

function toPicture(picture: Buffer): StreamableFile {
  const disposition = 'inline; filename="career-report.png"';
  return new StreamableFile(picture, { type: 'image/png', disposition, length: picture.length });
}
