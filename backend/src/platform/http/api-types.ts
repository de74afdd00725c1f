// Types of fields in the OpenAPI document that the type of a TypeScript field does not say.

export const NULLABLE_TEXT = { type: String, nullable: true } as const;
export const NULLABLE_ID = { type: String, format: 'uuid', nullable: true } as const;
export const NULLABLE_TIME = { type: String, format: 'date-time', nullable: true } as const;
