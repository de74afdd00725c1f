import { INPUT_LIMITS } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsExactText, MayBeAbsent } from '../../platform/http/person-fields.js';
import { Described } from '../../platform/http/api-types.js';

const MISSING_CODE = 'Please enter the code.';

/**
 * State of the second factor. After the password: `code` if a code must be entered, `enrol` if the factor must be set
 * up. Once signed in: `on` or `off`.
 */
export class FactorStateDto {
  @ApiProperty({ enum: ['code', 'enrol', 'on', 'off'] }) state: 'code' | 'enrol' | 'on' | 'off';
  @Described('True if administrators of this site must use a second factor.') required: boolean;
  @Described('Number of unused recovery codes.') recoveryCodes: number;
}

export class FactorEnrolmentDto {
  @Described('The secret in base32, to enter by hand.') secret: string;
  @Described('The otpauth:// address for a QR code.') uri: string;
}

export class FactorCodeDto {
  @Described('Six digits from an authenticator app, or a recovery code.', { maxLength: 64 })
  @IsExactText(MISSING_CODE, 64)
  code: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String] }) codes: string[];
}

/** A password or a code, required before a refund, a deletion or a change of the second factor. */
export class ProofDto {
  @ApiPropertyOptional({ format: 'password', maxLength: INPUT_LIMITS.passwordMax })
  @MayBeAbsent()
  @IsString({ message: 'Please enter your password.' })
  @MaxLength(INPUT_LIMITS.passwordMax, { message: 'Please enter your password.' })
  password?: string;

  @ApiPropertyOptional({ maxLength: 64 })
  @MayBeAbsent()
  @IsExactText(MISSING_CODE, 64)
  code?: string;
}
