import {
  INPUT_LIMITS,
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
import { CareerPageReply, ReportDocumentReply, ShapeAreaReply } from '../report/report-document.dto.js';
import { IsPersonName, IsWrittenText, MayBeAbsent } from '../platform/http/person-fields.js';
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';
import { ObserverReplyReply } from './observer.dto.js';

const MAX_CHANGED_COMMENTS = 200;

/** Options of a new link. */
export class ShareRequestDto {
  @ApiProperty({ enum: SHARE_PURPOSES })
  @IsIn(SHARE_PURPOSES, { message: 'Please choose who the link is for.' })
  purpose: SharePurpose;

  @ApiProperty()
  @IsBoolean({ message: 'Please choose whether your name is shown.' })
  withName: boolean;

  @Described('True if the link shows the profile and all texts about the owner; false if it shows careers only.')
  @IsBoolean({ message: 'Please choose whether your scores are shown.' })
  withScores: boolean;

  @Described('True if the link and its preview picture show the shape of the scores, without numbers.')
  @IsBoolean({ message: 'Please choose whether your shape is shown.' })
  withShape: boolean;

  @Described('True if the texts about the owner, which need `withScores`, may quote what the owner has done.')
  @IsBoolean({ message: 'Please choose whether what you have done is shown.' })
  withExperience: boolean;

  @ApiProperty({ enum: SHARE_DAYS })
  @IsIn(SHARE_DAYS, { message: 'Please choose how long the link works.' })
  days: ShareDays;
}

class ShareCommentReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @Described('Name that the visitor gave; null if none.', NULLABLE_TEXT) name: string | null;
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @Described('True if the owner has not marked it as seen.') isNew: boolean;
}

/** A link to a report, as its owner sees it: without the token, which is not stored. */
class ShareLinkReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: LINK_PURPOSES }) purpose: LinkPurpose;
  @ApiProperty() withName: boolean;

  @Described('True if the link shows the profile and all texts about the owner; false if it shows careers only.')
  withScores: boolean;

  @Described('True if the link and its preview picture show the shape of the scores, without numbers.')
  withShape: boolean;

  @Described('True if the texts about the owner, which need `withScores`, may quote what the owner has done.')
  withExperience: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ enum: ['open', 'ended', 'expired'] }) state: 'open' | 'ended' | 'expired';
  @Described('Oldest first.', { type: [ShareCommentReply] }) comments: ShareCommentReply[];

  @Described('True if observers see the shape of the scores beside theirs at the end.') showsBoth: boolean;

  @Described('Oldest first.', { type: [ObserverReplyReply] }) replies: ObserverReplyReply[];
}

class ShareDefaultsReply {
  @ApiProperty() withName: boolean;
  @ApiProperty() withShape: boolean;
  @ApiProperty({ enum: SHARE_DAYS }) days: ShareDays;
}

export class SharesReply {
  @Described('Newest first.', { type: [ShareLinkReply] }) links: ShareLinkReply[];
  @ApiProperty() defaults: ShareDefaultsReply;
}

export class ShareCreatedReply {
  @ApiProperty() link: ShareLinkReply;
  @Described('Returned only in this reply; the server stores its hash.') token: string;
}

/** The comments and replies on a report that its owner marks as seen or deletes. Unknown ids are ignored. */
export class ShareCommentsChangeDto {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MAX_CHANGED_COMMENTS })
  @IsArray({ message: 'Please name the comments.' })
  @ArrayMaxSize(MAX_CHANGED_COMMENTS, { message: 'Please change fewer comments at once.' })
  @IsUUID('all', { each: true, message: 'There is no such comment.' })
  ids: string[];

  @ApiProperty({ enum: ['seen', 'removed'] })
  @IsIn(['seen', 'removed'], { message: 'A comment can be seen or removed.' })
  change: 'seen' | 'removed';
}

/** A report as a visitor with a link sees it. */
export class SharedReportReply {
  @ApiProperty({ enum: SHARE_PURPOSES }) purpose: SharePurpose;

  @Described("First name of the report's owner; null if the link hides it.", NULLABLE_TEXT)
  person: string | null;

  @Described('Name of the writer of the text.') generator: string;
  @ApiProperty({ format: 'date-time' }) generatedAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @Described('Country of the pay figures.') country: string;

  @Described('What the scores show, in the first person and without a full stop; null without `shape`.', NULLABLE_TEXT)
  headline: string | null;

  @Described('The scores that are drawn; null if the link hides them.', { type: [ShapeAreaReply], nullable: true })
  shape: ShapeAreaReply[] | null;

  @Described('Best first; empty if `document` contains them.', { type: [CareerPageReply] })
  careers: CareerPageReply[];

  @Described('The complete report; null if the link hides the scores.', {
    type: ReportDocumentReply,
    nullable: true,
  })
  document: ReportDocumentReply | null;
}

export class NewShareCommentDto {
  @Described('A UUID generated by the browser for each comment; a repeated request is stored once.', { format: 'uuid' })
  @IsUUID('all', { message: 'The comment has no key.' })
  key: string;

  @ApiPropertyOptional({ maxLength: INPUT_LIMITS.name }) @MayBeAbsent() @IsPersonName() name?: string;

  @ApiProperty({ maxLength: SHARE_LIMITS.comment })
  @IsWrittenText('Please write your comment.', SHARE_LIMITS.comment)
  text: string;
}

export class ShareCommentAcceptedReply {
  @ApiProperty({ enum: ['accepted'] }) status: 'accepted';
}
