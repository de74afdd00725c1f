import dark480 from './profile-dark-480.webp';
import dark720 from './profile-dark-720.webp';
import dark960 from './profile-dark-960.webp';
import light480 from './profile-light-480.webp';
import light720 from './profile-light-720.webp';
import light960 from './profile-light-960.webp';
import type { ProductPicture } from './product-picture';

export const profilePicture: ProductPicture = {
  alt: 'Twelve categories as bars from 0 to 100, each with a word such as middle, high or very high.',
  light: { 480: light480, 720: light720, 960: light960 },
  dark: { 480: dark480, 720: dark720, 960: dark960 },
};
