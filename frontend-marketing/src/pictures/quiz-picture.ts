import dark480 from './quiz-dark-480.webp';
import dark720 from './quiz-dark-720.webp';
import dark960 from './quiz-dark-960.webp';
import light480 from './quiz-light-480.webp';
import light720 from './quiz-light-720.webp';
import light960 from './quiz-light-960.webp';
import type { ProductPicture } from './product-picture';

export const quizPicture: ProductPicture = {
  alt: 'Question 12 of 36 with five answers, from Strongly Disagree to Strongly Agree.',
  light: { 480: light480, 720: light720, 960: light960 },
  dark: { 480: dark480, 720: dark720, 960: dark960 },
};
