import {
  LIMITS,
  LINK_PURPOSES,
  type LinkPurpose,
  SHARE_DAYS,
  SHARE_LIMITS,
  SHARE_PURPOSES,
  type ShareDays,
  type SharePurpose,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsUUID } from 'class-validator';
import { ReportDocumentReply, SharedCareerReply } from '../report/report-document.dto.js';
import { IsPersonName, IsWrittenText, MayBeAbsent } from '../platform/http/person-fields.js';
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';
import { ObserverAskedReply, ObserverReplyReply } from './observer.dto.js';

const MAX_CHANGED = 200;

/** Options of a new link. */
export class ShareRequestDto {
  @ApiProperty({ enum: SHARE_PURPOSES })
  @IsIn(SHARE_PURPOSES, { message: 'Please choose who the link is for.' })
  purpose: SharePurpose;

  @ApiProperty()
  @IsBoolean({ message: 'Please choose whether your name is shown.' })
  withName: boolean;

  @Described(
    'Also the profile and everything that is written about the person; without it careers only.',
  )
  @IsBoolean({ message: 'Please choose whether your scores are shown.' })
  withScores: boolean;

  @Described('The preview of the link shows the shape, without numbers.')
  @IsBoolean({ message: 'Please choose whether your shape is shown.' })
  withShape: boolean;

  @ApiProperty({ enum: SHARE_DAYS })
  @IsIn(SHARE_DAYS, { message: 'Please choose how long the link works.' })
  days: ShareDays;
}

class ShareCommentReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @Described('As the visitor gave it; null without one.', NULLABLE_TEXT) name: string | null;
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @Described('The owner has not marked it as seen.') isNew: boolean;
}

/** A link to a report, as its owner sees it: without the token, which is not stored. */
class ShareLinkReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: LINK_PURPOSES }) purpose: LinkPurpose;
  @ApiProperty() withName: boolean;

  @Described(
    'Also the profile and everything that is written about the person; without it careers only.',
  )
  withScores: boolean;

  @Described('The preview of the link shows the shape, without numbers.') withShape: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ enum: ['open', 'ended', 'expired'] }) state: 'open' | 'ended' | 'expired';
  @Described('Oldest first.', { type: [ShareCommentReply] }) comments: ShareCommentReply[];

  @Described('Of observers alone.', { type: ObserverAskedReply, nullable: true })
  asked: ObserverAskedReply | null;

  @Described('Oldest first.', { type: [ObserverReplyReply] }) replies: ObserverReplyReply[];
}

/** Default options of a new link. */
class ShareDefaultsReply {
  @ApiProperty() withName: boolean;
  @ApiProperty({ enum: SHARE_DAYS }) days: ShareDays;
}

export class SharesReply {
  @Described('Newest first.', { type: [ShareLinkReply] }) links: ShareLinkReply[];
  @ApiProperty() defaults: ShareDefaultsReply;
}

export class ShareCreatedReply {
  @ApiProperty() link: ShareLinkReply;
  @Described('Only sent here; the server stores its hash.') token: string;
}

/** A change of some of a report's comments. Unknown ids are ignored. */
export class ShareCommentsChangeDto {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MAX_CHANGED })
  @IsArray({ message: 'Please name the comments.' })
  @ArrayMaxSize(MAX_CHANGED, { message: 'Please change fewer comments at once.' })
  @IsUUID('all', { each: true, message: 'There is no such comment.' })
  ids: string[];

  @ApiProperty({ enum: ['seen', 'removed'] })
  @IsIn(['seen', 'removed'], { message: 'A comment can be seen or removed.' })
  change: 'seen' | 'removed';
}

/** A report as a visitor with a link sees it. */
export class SharedReportReply {
  @ApiProperty({ enum: SHARE_PURPOSES }) purpose: SharePurpose;

  @Described(
    'First name of the person whose report it is; null where the owner left it out.',
    NULLABLE_TEXT,
  )
  person: string | null;

  @Described('The writer of the text.') generator: string;
  @ApiProperty({ format: 'date-time' }) generatedAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @Described('The country whose pay figures are shown.') country: string;

  @Described('Best first; empty where `document` has them.', { type: [SharedCareerReply] })
  careers: SharedCareerReply[];

  @Described('The whole report; null where the owner left the scores out.', {
    type: ReportDocumentReply,
    nullable: true,
  })
  document: ReportDocumentReply | null;
}

export class NewShareCommentDto {
  @Described(
    'A UUID that the browser makes for a comment, so that sending it again stores it once.',
    { format: 'uuid' },
  )
  @IsUUID('all', { message: 'The comment has no key.' })
  key: string;

  @ApiPropertyOptional({ maxLength: LIMITS.name }) @MayBeAbsent() @IsPersonName() name?: string;

  @ApiProperty({ maxLength: SHARE_LIMITS.comment })
  @IsWrittenText('Please write your comment.', SHARE_LIMITS.comment)
  text: string;
}

export class ShareCommentAcceptedReply {
  @ApiProperty({ enum: ['accepted'] }) status: 'accepted';
}
