/** The product's name and promise. They stand here and nowhere else. */
export const BRAND = {
  name: 'Bearings',
  promise: 'Find your career direction',
  supportEmail: 'support@bearings.example',
} as const;
