import type { SortedCareer } from '@bearings/contracts';
import { LONG_LIST_LENGTH } from '@bearings/domain';
import { PickType } from '@nestjs/swagger';
import { SortedCareerDto } from '../../assessment/circumstances.dto.js';
import { parseSortedCareers } from '../../assessment/sorted-careers.js';
import { Described } from '../../platform/http/api-types.js';
import { IsParsedPart } from '../../platform/http/parsed-field.js';
import { LocalNameReply } from '../report-document.dto.js';
import { CareerRowReply } from '../selections/selections.dto.js';

/** A career of the long list, without what the matching says about it, so that the owner judges for themselves. */
class LongListCareerReply extends PickType(CareerRowReply, ['code', 'title', 'slug', 'what', 'pay', 'wayIn']) {
  @Described("Titles in the report's country, if they differ from ours.", { type: [LocalNameReply] })
  localNames: LocalNameReply[];
}

export class LongListReply {
  @Described('The careers to sort, best first.', { type: [LongListCareerReply], maxItems: LONG_LIST_LENGTH })
  careers: LongListCareerReply[];

  @Described('What the owner said about them.', { type: [SortedCareerDto] }) sorted: SortedCareer[];
}

export class SortingDto {
  @Described('Careers of the long list, each once; the others count as left blank.', {
    type: [SortedCareerDto],
    maxItems: LONG_LIST_LENGTH,
  })
  @IsParsedPart(parseSortedCareers, 'The sorted careers are missing.')
  sorted: SortedCareer[];
}
