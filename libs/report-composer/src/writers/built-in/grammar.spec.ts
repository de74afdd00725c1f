import { OCCUPATIONS } from '@bearings/career-data';
import { joinList, shortenTitle, titleInSentence, withArticle } from './grammar.js';

describe('joinList', () => {
  it('joins texts with commas and a conjunction', () => {
    expect(joinList([])).toBe('');
    expect(joinList(['a'])).toBe('a');
    expect(joinList(['a', 'b'])).toBe('a and b');
    expect(joinList(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(joinList(['a and b', 'c', 'd and e'])).toBe('a and b, c, and d and e');
  });
});

describe('shortenTitle', () => {
  it('returns the first of two alternative names if the first is clear without the second', () => {
    expect(shortenTitle('Tailor or dressmaker')).toBe('Tailor');
    expect(shortenTitle('Film or theatre producer-director')).toBe('Film or theatre producer-director');
    expect(shortenTitle('Actuary')).toBe('Actuary');
  });
});

describe('withArticle', () => {
  it.each([
    ['Data scientist', 'a data scientist'],
    ['Actuary', 'an actuary'],
    ['IT manager', 'an IT manager'],
    ['CNC machine operator', 'a CNC machine operator'],
    ['University lecturer in the arts', 'a university lecturer in the arts'],
    ['Upholsterer', 'an upholsterer'],
    ['Cabin crew', 'a member of cabin crew'],
    ['Border Force or customs officer', 'a Border Force or customs officer'],
    ['Web and interface (UX) designer', 'a web and interface designer'],
    ['General practitioner (GP)', 'a general practitioner'],
  ])('writes "%s" as “%s”', (title, expected) => {
    expect(withArticle(title)).toBe(expected);
  });

  it('chooses “a” or “an” by sound, for every title in the table', () => {
    for (const { title } of OCCUPATIONS) {
      const text = withArticle(title);
      expect(text).toMatch(/^(?:a (?![aeio]|u(?!ni))|an (?:[aeioI]|u(?!ni)))/);
      expect(text).not.toMatch(/[()]| {2}/);
    }
  });
});

describe('titleInSentence', () => {
  it('keeps the capitals of names and abbreviations only', () => {
    expect(titleInSentence('Human resources manager')).toBe('human resources manager');
    expect(titleInSentence('Customs and Border Protection officer')).toMatch(/^Customs/);
    expect(titleInSentence('Border Force or customs officer')).toMatch(/^Border/);
    expect(titleInSentence('IT support technician')).toBe('IT support technician');
  });
});
