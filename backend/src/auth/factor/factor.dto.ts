import {
  type FactorCode,
  type FactorEnrolment,
  type FactorState,
  LIMITS,
  type Proof,
  type RecoveryCodes,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeAbsent } from '../../platform/http/person-fields.js';

const CODE = 'Please enter the code.';

export class FactorStateDto implements FactorState {
  @ApiProperty({ enum: ['code', 'enrol', 'on', 'off'] })
  state: FactorState['state'];

  @ApiProperty()
  required: boolean;

  @ApiProperty({ description: 'How many are left.' })
  recoveryCodes: number;
}

export class FactorEnrolmentDto implements FactorEnrolment {
  @ApiProperty({ description: 'In base32, for typing.' })
  secret: string;

  @ApiProperty({ description: 'The otpauth:// address for a QR code.' })
  uri: string;
}

export class FactorCodeDto implements FactorCode {
  @ApiProperty({ maxLength: 64, description: 'Six digits, or a recovery code.' })
  @IsString({ message: CODE })
  @MaxLength(64, { message: CODE })
  code: string;
}

export class RecoveryCodesDto implements RecoveryCodes {
  @ApiProperty({ type: [String] })
  codes: string[];
}

export class ProofDto implements Proof {
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
