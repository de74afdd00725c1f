import {
  LIMITS,
  type NewShareComment,
  SHARE_DAYS,
  SHARE_LIMITS,
  SHARE_PURPOSES,
  type ShareComment,
  type ShareCommentAccepted,
  type ShareCommentsChange,
  type ShareCreated,
  type ShareDays,
  type SharedCareer,
  type SharedReport,
  type ShareLink,
  type SharePurpose,
  type ShareRequest,
  type Shares,
  type ReportDocument,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsUUID } from 'class-validator';
import { IsPersonName, IsWrittenText, MayBeAbsent } from '../platform/http/person-fields.js';

const MAX_CHANGED = 200;

export class ShareRequestDto implements ShareRequest {
  @ApiProperty({ enum: SHARE_PURPOSES })
  @IsIn(SHARE_PURPOSES, { message: 'Please choose who the link is for.' })
  purpose: SharePurpose;

  @ApiProperty()
  @IsBoolean({ message: 'Please choose whether your name is shown.' })
  withName: boolean;

  @ApiProperty()
  @IsBoolean({ message: 'Please choose whether your scores are shown.' })
  withScores: boolean;

  @ApiProperty({ enum: SHARE_DAYS })
  @IsIn(SHARE_DAYS, { message: 'Please choose how long the link works.' })
  days: ShareDays;
}

class ShareCommentReply implements ShareComment {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  isNew: boolean;
}

class ShareLinkReply implements ShareLink {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: SHARE_PURPOSES })
  purpose: SharePurpose;

  @ApiProperty()
  withName: boolean;

  @ApiProperty()
  withScores: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ enum: ['open', 'ended', 'expired'] })
  state: ShareLink['state'];

  @ApiProperty({ type: [ShareCommentReply] })
  comments: ShareCommentReply[];
}

export class SharesReply implements Shares {
  @ApiProperty({ type: [ShareLinkReply] })
  links: ShareLinkReply[];
}

export class ShareCreatedReply implements ShareCreated {
  @ApiProperty()
  link: ShareLinkReply;

  @ApiProperty({ description: 'Only sent here; the server stores its hash.' })
  token: string;
}

export class ShareCommentsChangeDto implements ShareCommentsChange {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MAX_CHANGED })
  @IsArray({ message: 'Please name the comments.' })
  @ArrayMaxSize(MAX_CHANGED, { message: 'Please change fewer comments at once.' })
  @IsUUID('all', { each: true, message: 'There is no such comment.' })
  ids: string[];

  @ApiProperty({ enum: ['seen', 'removed'] })
  @IsIn(['seen', 'removed'], { message: 'A comment can be seen or removed.' })
  change: ShareCommentsChange['change'];
}

export class SharedReportReply implements SharedReport {
  @ApiProperty({ enum: SHARE_PURPOSES })
  purpose: SharePurpose;

  @ApiProperty({ type: String, nullable: true })
  person: string | null;

  @ApiProperty()
  generator: string;

  @ApiProperty({ format: 'date-time' })
  generatedAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty()
  country: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  careers: SharedCareer[];

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  document: ReportDocument | null;
}

export class NewShareCommentDto implements NewShareComment {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'The comment has no key.' })
  key: string;

  @ApiPropertyOptional({ maxLength: LIMITS.name })
  @MayBeAbsent()
  @IsPersonName()
  name?: string;

  @ApiProperty({ maxLength: SHARE_LIMITS.comment })
  @IsWrittenText('Please write your comment.', SHARE_LIMITS.comment)
  text: string;
}

export class ShareCommentAcceptedReply implements ShareCommentAccepted {
  @ApiProperty({ enum: ['accepted'] })
  status: 'accepted';
}
