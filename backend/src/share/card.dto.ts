import { CARD_NAMES, CARD_SIZES, type CardName, type CardSize } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ReportQuery } from '../report/report.dto.js';

const SIZES = Object.keys(CARD_SIZES);

export class CardQuery extends ReportQuery {
  @ApiProperty({ enum: SIZES, description: '1080 by 1920, or 1200 by 630.' })
  @IsIn(SIZES, { message: 'There is no picture of this size.' })
  size: CardSize;

  @ApiPropertyOptional({ enum: CARD_NAMES, description: 'Which name is shown; none by default.' })
  @IsOptional()
  @IsIn(CARD_NAMES, { message: 'Please choose which name is shown.' })
  name?: CardName;

  @ApiPropertyOptional({ enum: ['true'], description: "The scores' numbers are shown." })
  @IsOptional()
  @IsIn(['true'], { message: 'Please choose whether the numbers are shown.' })
  numbers?: 'true';
}
