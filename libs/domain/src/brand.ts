/** The product's name and promise. All pages and emails use these constants. */
export const BRAND = {
  name: 'Bearings',
  promise: 'Find your career direction',
  supportEmail: 'support@bearings.example',
} as const;
