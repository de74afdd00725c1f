import { type Credentials, LIMITS, type Role, type SignedIn, type User } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { UserEntity } from './user.entity.js';

export class CredentialsDto implements Credentials {
  @ApiProperty({ format: 'email', maxLength: LIMITS.email })
  @IsString({ message: 'Please enter your email.' })
  @IsNotEmpty({ message: 'Please enter your email.' })
  @MaxLength(LIMITS.email, { message: `An email has at most ${LIMITS.email} characters.` })
  email: string;

  @ApiProperty({ format: 'password', maxLength: LIMITS.passwordMax })
  @IsString({ message: 'Please enter your password.' })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @MaxLength(LIMITS.passwordMax, {
    message: `A password has at most ${LIMITS.passwordMax} characters.`,
  })
  password: string;
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
