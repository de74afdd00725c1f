import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Describes a field in the OpenAPI document. `options` add what does not follow from the field's type. */
export const Described = (description: string, options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ description, ...options });

// OpenAPI types of fields that cannot be derived from their TypeScript type.

export const NULLABLE_TEXT = { type: String, nullable: true } as const;
export const NULLABLE_ID = { type: String, format: 'uuid', nullable: true } as const;
export const NULLABLE_TIME = { type: String, format: 'date-time', nullable: true } as const;
