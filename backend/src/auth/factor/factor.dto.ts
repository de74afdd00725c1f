import { LIMITS } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeAbsent } from '../../platform/http/person-fields.js';

const CODE = 'Please enter the code.';

/** State of the second factor: `code` or `enrol` after the password, `on` or `off` once signed in. */
export class FactorStateDto {
  @ApiProperty({ enum: ['code', 'enrol', 'on', 'off'] }) state: 'code' | 'enrol' | 'on' | 'off';
  @ApiProperty({ description: 'Whether administrators of this site need one.' }) required: boolean;
  @ApiProperty({ description: 'How many are left.' }) recoveryCodes: number;
}

export class FactorEnrolmentDto {
  @ApiProperty({ description: 'In base32, for typing.' }) secret: string;

  @ApiProperty({ description: 'The otpauth:// address for a QR code.' })
  uri: string;
}

/** Six digits from an authenticator app, or a recovery code. */
export class FactorCodeDto {
  @ApiProperty({ maxLength: 64, description: 'Six digits, or a recovery code.' })
  @IsString({ message: CODE })
  @MaxLength(64, { message: CODE })
  code: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String] }) codes: string[];
}

/** A password or a code, required before a refund, a deletion or a change of the second factor. */
export class ProofDto {
  @ApiPropertyOptional({ format: 'password', maxLength: LIMITS.passwordMax })
  @MayBeAbsent()
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(LIMITS.passwordMax, { message: 'Please enter your password.' })
  password?: string;

  @ApiPropertyOptional({ maxLength: 64 })
  @MayBeAbsent()
  @IsString({ message: CODE })
  @MaxLength(64, { message: CODE })
  code?: string;
}
