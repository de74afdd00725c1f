import { ROLES, INPUT_LIMITS, OTHER_SESSIONS_ID, type Role } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import {
  IsEmailAddress,
  IsExactText,
  IsPersonName,
  MAX_TOKEN_LENGTH,
  MayBeAbsent,
} from '../platform/http/person-fields.js';
import type { UserEntity } from './accounts/user.entity.js';
import { IsNewPassword } from './passwords/new-password.validator.js';
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';

export class CredentialsDto {
  @ApiProperty({ format: 'email', maxLength: INPUT_LIMITS.email }) @IsEmailAddress() email: string;

  @ApiProperty({ format: 'password', maxLength: INPUT_LIMITS.passwordMax })
  @IsString({ message: 'Please enter your password.' })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @MaxLength(INPUT_LIMITS.passwordMax, {
    message: `A password has at most ${INPUT_LIMITS.passwordMax} characters.`,
  })
  password: string;
}

export class EmailAddressDto {
  @ApiProperty({ format: 'email', maxLength: INPUT_LIMITS.email }) @IsEmailAddress() email: string;
}

const NEW_PASSWORD_SCHEMA = {
  format: 'password',
  minLength: INPUT_LIMITS.passwordMin,
  maxLength: INPUT_LIMITS.passwordMax,
};

export class RegistrationDto extends EmailAddressDto {
  @ApiProperty(NEW_PASSWORD_SCHEMA) @IsNewPassword() password: string;
  @ApiProperty({ maxLength: INPUT_LIMITS.name }) @IsPersonName() firstName: string;
  @ApiProperty({ maxLength: INPUT_LIMITS.name }) @IsPersonName() lastName: string;

  @Described('Required if the configuration has a `minimumAge`.', { required: false })
  @MayBeAbsent()
  @IsBoolean({ message: 'Please confirm your age.' })
  ageConfirmed?: boolean;
}

const INCOMPLETE_LINK_MESSAGE = 'The link is not complete.';

/**
 * Request to set a new password. `token` is the fragment of a mailed link; it is valid once, for
 * {@link ACCOUNT_LINK_MINUTES}.
 */
export class PasswordResetDto {
  @Described('The token of the mailed link, which follows its #.', { maxLength: MAX_TOKEN_LENGTH })
  @IsExactText(INCOMPLETE_LINK_MESSAGE, MAX_TOKEN_LENGTH)
  token: string;

  @ApiProperty(NEW_PASSWORD_SCHEMA) @IsNewPassword() password: string;
}

export class EmailVerificationDto {
  @Described('The token of the mailed link, which follows its #.', { maxLength: MAX_TOKEN_LENGTH })
  @IsExactText(INCOMPLETE_LINK_MESSAGE, MAX_TOKEN_LENGTH)
  token: string;

  @Described('Required unless the account is signed in.', { required: false, ...NEW_PASSWORD_SCHEMA })
  @MayBeAbsent()
  @IsNewPassword()
  password?: string;
}

/**
 * Request to open a report with the link in a purchase email. `token` is the fragment of that link; it is valid once,
 * for {@link PURCHASE_LINK_DAYS}.
 */
export class ReportLinkTokenDto {
  @Described('The token of the mailed link, which follows its #.', { maxLength: MAX_TOKEN_LENGTH })
  @IsExactText(INCOMPLETE_LINK_MESSAGE, MAX_TOKEN_LENGTH)
  token: string;
}

export class OpenReportDto extends ReportLinkTokenDto {
  @Described('Required if `needs` of the link is `password`.', { required: false, ...NEW_PASSWORD_SCHEMA })
  @MayBeAbsent()
  @IsNewPassword()
  password?: string;
}

export class ReportLinkRenewalDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;
}

/** The target of a purchase email's link, and what opening it requires. */
export class ReportLinkDto {
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @Described('The address that the link was mailed to.') email: string;

  @Described(
    "- `nothing`: opening it signs the buyer in. - `password`: the buyer must choose a password. - `sign-in`: the report's account requires its own sign-in.",
    { enum: ['nothing', 'password', 'sign-in'] },
  )
  needs: 'nothing' | 'password' | 'sign-in';

  @Described('True if this browser is signed in to the account.') signedIn: boolean;
}

/** A browser in which the account is signed in. Times are ISO 8601, UTC. */
export class AccountSessionDto {
  @ApiProperty({ format: 'uuid' }) id: string;

  @Described('Such as "Firefox on Windows"; null when the browser did not say.', NULLABLE_TEXT)
  device: string | null;

  @Described('Rounded to the hour.', { format: 'date-time' }) lastSeenAt: string;
  @Described('True for the session of the request.') current: boolean;
}

/** The id of the session to end, or {@link OTHER_SESSIONS_ID}. */
export class SessionsEndDto {
  @Described("An id, or `others` for all but the caller's.", { maxLength: 36 })
  @ValidateIf((_, session) => session !== OTHER_SESSIONS_ID)
  @IsUUID('all', { message: 'The session id is not an id.' })
  session: string;

  @Described('Required if the account has a password.', {
    required: false,
    format: 'password',
    maxLength: INPUT_LIMITS.passwordMax,
  })
  @MayBeAbsent()
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(INPUT_LIMITS.passwordMax, { message: 'Please enter your password.' })
  password?: string;
}

export class PasswordChangeDto {
  @ApiProperty({ format: 'password', maxLength: INPUT_LIMITS.passwordMax })
  @IsString({ message: 'Please enter your current password.' })
  @MaxLength(INPUT_LIMITS.passwordMax, {
    message: `A password has at most ${INPUT_LIMITS.passwordMax} characters.`,
  })
  currentPassword: string;

  @ApiProperty(NEW_PASSWORD_SCHEMA) @IsNewPassword() password: string;
}

/** Proof for the deletion of an account: either the password, or the token of a mailed deletion link. */
export class AccountDeletionDto {
  @ApiPropertyOptional({ format: 'password', maxLength: INPUT_LIMITS.passwordMax })
  @MayBeAbsent()
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(INPUT_LIMITS.passwordMax, {
    message: `A password has at most ${INPUT_LIMITS.passwordMax} characters.`,
  })
  password?: string;

  @Described('The token of the mailed link, which follows its #.', { required: false, maxLength: MAX_TOKEN_LENGTH })
  @MayBeAbsent()
  @IsExactText(INCOMPLETE_LINK_MESSAGE, MAX_TOKEN_LENGTH)
  token?: string;
}

/**
 * Reply to a request for a mailed link. It is the same whether or not an email is sent, so that it does not reveal
 * which emails have an account.
 */
export class MailRequestedDto {
  @ApiProperty({ enum: ['accepted'] }) status: 'accepted';
}

export class UserDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() email: string;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
  @Described("The country's name, one of `GET /api/countries`.", { example: 'United Kingdom' }) country: string;
  @ApiProperty({ enum: ROLES }) role: Role;
  @ApiProperty() hasPassword: boolean;
}

export class SignedInDto {
  @ApiProperty() user: UserDto;
}

export function toUserReply(user: UserEntity): UserDto {
  const { id, email, firstName, lastName, country, role, passwordHash } = user;
  return { id, email, firstName, lastName, country: getCountryName(country), role, hasPassword: passwordHash !== null };
}
