import { CARD_NAME_OPTIONS, CARD_SIZES, type CardNameOption, type CardSize } from '@bearings/contracts';

import { IsIn, IsOptional } from 'class-validator';
import { ReportQuery } from '../report/report.dto.js';
import { Described } from '../platform/http/api-types.js';

const CARD_SIZE_IDS = Object.keys(CARD_SIZES);

export class CardQuery extends ReportQuery {
  @Described('1080 × 1920 or 1200 × 630 pixels.', { enum: CARD_SIZE_IDS })
  @IsIn(CARD_SIZE_IDS, { message: 'There is no picture of this size.' })
  size: CardSize;

  @Described('The name to show; none by default.', { required: false, enum: CARD_NAME_OPTIONS })
  @IsOptional()
  @IsIn(CARD_NAME_OPTIONS, { message: 'Please choose which name is shown.' })
  name?: CardNameOption;

  @Described('The picture shows the numbers of the scores.', { required: false, enum: ['true'] })
  @IsOptional()
  @IsIn(['true'], { message: 'Please choose whether the numbers are shown.' })
  numbers?: 'true';

  @Described('The picture shows how others see the owner beside the scores, and no careers.', {
    required: false,
    enum: ['true'],
  })
  @IsOptional()
  @IsIn(['true'], { message: 'Please choose whether both shapes are shown.' })
  both?: 'true';
}
