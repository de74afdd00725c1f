import {
  type AccountDeletion,
  type AccountSession,
  type Credentials,
  type EmailAddress,
  type EmailVerification,
  LIMITS,
  type MailRequested,
  type OpenReport,
  OTHER_SESSIONS,
  type PasswordChange,
  type PasswordReset,
  type Registration,
  type ReportLink,
  type ReportLinkRenewal,
  type ReportLinkToken,
  type Role,
  type SessionsEnd,
  type SignedIn,
  type User,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { IsEmailAddress, IsPersonName, MayBeAbsent } from '../platform/http/person-fields.js';
import type { UserEntity } from './accounts/user.entity.js';
import { IsNewPassword } from './passwords/new-password.validator.js';

export class CredentialsDto implements Credentials {
  @ApiProperty({ format: 'email', maxLength: LIMITS.email })
  @IsEmailAddress()
  email: string;

  @ApiProperty({ format: 'password', maxLength: LIMITS.passwordMax })
  @IsString({ message: 'Please enter your password.' })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @MaxLength(LIMITS.passwordMax, {
    message: `A password has at most ${LIMITS.passwordMax} characters.`,
  })
  password: string;
}

export class EmailAddressDto implements EmailAddress {
  @ApiProperty({ format: 'email', maxLength: LIMITS.email })
  @IsEmailAddress()
  email: string;
}

const NEW_PASSWORD = {
  format: 'password',
  minLength: LIMITS.passwordMin,
  maxLength: LIMITS.passwordMax,
};

export class RegistrationDto extends EmailAddressDto implements Registration {
  @ApiProperty(NEW_PASSWORD)
  @IsNewPassword()
  password: string;

  @ApiProperty({ maxLength: LIMITS.name })
  @IsPersonName()
  firstName: string;

  @ApiProperty({ maxLength: LIMITS.name })
  @IsPersonName()
  lastName: string;

  @ApiPropertyOptional({ description: 'Required where the configuration has a minimumAge.' })
  @MayBeAbsent()
  @IsBoolean({ message: 'Please confirm your age.' })
  ageConfirmed?: boolean;
}

const TOKEN_MESSAGE = 'The link is not complete.';

export class PasswordResetDto implements PasswordReset {
  @ApiProperty({ description: 'What follows # in the mailed link.' })
  @IsString({ message: TOKEN_MESSAGE })
  token: string;

  @ApiProperty(NEW_PASSWORD)
  @IsNewPassword()
  password: string;
}

export class EmailVerificationDto implements EmailVerification {
  @ApiProperty({ description: 'What follows # in the mailed link.' })
  @IsString({ message: TOKEN_MESSAGE })
  token: string;

  @ApiPropertyOptional({ ...NEW_PASSWORD, description: "Needed outside the account's session." })
  @MayBeAbsent()
  @IsNewPassword()
  password?: string;
}

export class ReportLinkTokenDto implements ReportLinkToken {
  @ApiProperty({ description: 'What follows # in the mailed link.' })
  @IsString({ message: TOKEN_MESSAGE })
  token: string;
}

export class OpenReportDto extends ReportLinkTokenDto implements OpenReport {
  @ApiPropertyOptional({ ...NEW_PASSWORD, description: 'Needed where the link asks for one.' })
  @MayBeAbsent()
  @IsNewPassword()
  password?: string;
}

export class ReportLinkRenewalDto implements ReportLinkRenewal {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;
}

export class ReportLinkDto implements ReportLink {
  @ApiProperty({ format: 'uuid' })
  assessmentId: string;

  @ApiProperty({ description: 'The address that the link was mailed to.' })
  email: string;

  @ApiProperty({ enum: ['nothing', 'password', 'sign-in'] })
  needs: ReportLink['needs'];

  @ApiProperty({ description: 'Whether this browser is signed in to the account already.' })
  signedIn: boolean;
}

export class AccountSessionDto implements AccountSession {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, nullable: true })
  device: string | null;

  @ApiProperty({ format: 'date-time', description: 'To the hour.' })
  lastSeenAt: string;

  @ApiProperty()
  current: boolean;
}

export class SessionsEndDto implements SessionsEnd {
  @ApiProperty({ description: "An id, or `others` for all but the caller's." })
  @ValidateIf((_, session) => session !== OTHER_SESSIONS)
  @IsUUID('all', { message: 'The session id is not an id.' })
  session: string;

  @ApiPropertyOptional({ format: 'password', maxLength: LIMITS.passwordMax })
  @MayBeAbsent()
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(LIMITS.passwordMax, { message: 'Please enter your password.' })
  password?: string;
}

export class PasswordChangeDto implements PasswordChange {
  @ApiProperty({ format: 'password', maxLength: LIMITS.passwordMax })
  @IsString({ message: 'Please enter your current password.' })
  @MaxLength(LIMITS.passwordMax, {
    message: `A password has at most ${LIMITS.passwordMax} characters.`,
  })
  currentPassword: string;

  @ApiProperty(NEW_PASSWORD)
  @IsNewPassword()
  password: string;
}

export class AccountDeletionDto implements AccountDeletion {
  @ApiPropertyOptional({ format: 'password', maxLength: LIMITS.passwordMax })
  @MayBeAbsent()
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(LIMITS.passwordMax, {
    message: `A password has at most ${LIMITS.passwordMax} characters.`,
  })
  password?: string;

  @ApiPropertyOptional({ description: 'What follows # in the mailed link.' })
  @MayBeAbsent()
  @IsString({ message: TOKEN_MESSAGE })
  token?: string;
}

export class MailRequestedDto implements MailRequested {
  @ApiProperty({ enum: ['accepted'] })
  status: 'accepted';
}

export class UserDto implements User {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty()
  country: string;

  @ApiProperty({ enum: ['user', 'admin'] })
  role: Role;

  @ApiProperty()
  hasPassword: boolean;
}

export class SignedInDto implements SignedIn {
  @ApiProperty()
  user: UserDto;
}

export function userReply(user: UserEntity): UserDto {
  const { id, email, firstName, lastName, country, role, passwordHash } = user;
  return { id, email, firstName, lastName, country, role, hasPassword: passwordHash !== null };
}
