import { LIMITS } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeAbsent } from '../../platform/http/person-fields.js';

const CODE = 'Please enter the code.';

/** State of the second factor: after the password only `code` or `enrol`, once signed in `on` or `off`. */
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

/** Six digits of an app, or a recovery code. */
export class FactorCodeDto {
  @ApiProperty({ maxLength: 64, description: 'Six digits, or a recovery code.' })
  @IsString({ message: CODE })
  @MaxLength(64, { message: CODE })
  code: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String] }) codes: string[];
}

/** Either a password or a code, required before a refund, a deletion or a change of the factor. */
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
