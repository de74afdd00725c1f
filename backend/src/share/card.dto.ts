import { CARD_NAMES, CARD_SIZES, type CardName, type CardSize } from '@bearings/contracts';

import { IsIn, IsOptional } from 'class-validator';
import { ReportQuery } from '../report/report.dto.js';
import { Described } from '../platform/http/api-types.js';

const SIZES = Object.keys(CARD_SIZES);

export class CardQuery extends ReportQuery {
  @Described('1080 by 1920, or 1200 by 630.', { enum: SIZES })
  @IsIn(SIZES, { message: 'There is no picture of this size.' })
  size: CardSize;

  @Described('Which name is shown; none by default.', { required: false, enum: CARD_NAMES })
  @IsOptional()
  @IsIn(CARD_NAMES, { message: 'Please choose which name is shown.' })
  name?: CardName;

  @Described("The scores' numbers are shown.", { required: false, enum: ['true'] })
  @IsOptional()
  @IsIn(['true'], { message: 'Please choose whether the numbers are shown.' })
  numbers?: 'true';
}
