import { listJobTasks } from '@bearings/career-data';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NotFoundError } from '../platform/http/app-error.js';
import { Access, Replies } from '../platform/http/route.decorators.js';
import { createNetworkRule, LimitPerNetwork } from '../platform/throttle/throttle.js';
import { searchOccupations } from './occupation-search.js';
import { JobTaskReply, OccupationMatchReply, OccupationSearchDto } from './occupations.dto.js';

/** The limit is high, because each pause in typing causes a search and a school class may share one network. */
const SEARCH_THROTTLE = createNetworkRule('occupation-searches', 200, 'Too many searches came from your network.');

/** Any cache may store the reply, because it is the same for all callers until the next release. */
const CACHE_CONTROL = 'public, max-age=3600';

@ApiTags('occupations')
@Controller()
export class OccupationsController {
  @Get('/api/occupations')
  @Access('anyone')
  @Header('cache-control', CACHE_CONTROL)
  @LimitPerNetwork(SEARCH_THROTTLE)
  @Replies([OccupationMatchReply], 'Searches the occupations by title.', {
    description: 'Best first, at most eight.',
  })
  occupations(@Query() { query = '', scope, match }: OccupationSearchDto) {
    return searchOccupations(query, { withCommonJobs: scope === 'all', matchesAnyWord: match === 'any-word' });
  }

  @Get('/api/occupations/:code/tasks')
  @Access('anyone')
  @Header('cache-control', CACHE_CONTROL)
  @Replies([JobTaskReply], 'Lists the six tasks of an occupation or common job.')
  jobTasks(@Param('code') code: string) {
    const tasks = listJobTasks(code);
    if (tasks.length === 0) throw new NotFoundError();
    return tasks;
  }
}
