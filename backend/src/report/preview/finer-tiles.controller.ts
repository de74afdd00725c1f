import { ASKED_FINER_TILE_COUNT, FINER_TILES, type FinerTileId } from '@bearings/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../auth/access/caller.js';
import { Access, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { FinerTilesService } from './finer-tiles.service.js';

export class FinerTilesReply {
  @ApiProperty({ enum: FINER_TILES.map(({ id }) => id), isArray: true, maxItems: ASKED_FINER_TILE_COUNT })
  tiles: readonly FinerTileId[];
}

@ApiTags('report')
@Controller()
export class FinerTilesController {
  constructor(private readonly service: FinerTilesService) {}

  @Get('/api/assessments/draft/finer-tiles')
  @Access('visitor')
  @Replies(FinerTilesReply, 'Returns the finer kinds of work to ask about, chosen from the draft.')
  async draftFinerTiles(@CurrentCaller() caller: Caller): Promise<FinerTilesReply> {
    return { tiles: await this.service.chooseForDraft(caller) };
  }

  @Get('/api/assessments/:id/finer-tiles')
  @Access('owner')
  @Replies(FinerTilesReply, 'Returns the finer kinds of work to ask about, chosen from the answers.')
  async finerTiles(@CurrentCaller() caller: Caller, @UuidParam('id') id: string): Promise<FinerTilesReply> {
    return { tiles: await this.service.chooseForAssessment(caller, id) };
  }
}
