export interface CountryChange {
  country: string;
}
