import { VISITED_PAGES, type VisitedPage } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';

/** Maximum of a measured time. Requests with longer times are rejected, because such times come from suspended tabs. */
const MAX_MEASURED_MS = 60_000;
const MAX_LAYOUT_SHIFT = 10;

function IsMeasurement(most: number): PropertyDecorator {
  const message = `A measurement is a number from 0 to ${most}.`;
  return applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: most }),
    IsOptional(),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
    Min(0, { message }),
    Max(most, { message }),
  );
}

/** Load times of a page in a sampled visit, as the browser measured them, without any identity. */
export class WebVitalsDto {
  @ApiProperty({ enum: VISITED_PAGES })
  @IsIn(VISITED_PAGES, { message: 'The page is unknown.' })
  page: VisitedPage;

  @IsMeasurement(MAX_MEASURED_MS) ttfb?: number;
  @IsMeasurement(MAX_MEASURED_MS) fcp?: number;
  @IsMeasurement(MAX_MEASURED_MS) lcp?: number;
  @IsMeasurement(MAX_MEASURED_MS) inp?: number;
  @IsMeasurement(MAX_LAYOUT_SHIFT) cls?: number;
}

export class WebVitalsAcceptedDto {
  @ApiProperty({ enum: ['accepted'] }) status: 'accepted';
}
