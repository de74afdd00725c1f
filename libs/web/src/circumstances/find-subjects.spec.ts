import { SCHOOL_SUBJECTS, SUBJECTS } from '@bearings/domain';
import { findSubjects } from './find-subjects';

const listFoundSubjects = (text: string, chosen: string[] = []) =>
  findSubjects(SUBJECTS, text, chosen).map(({ label, detail }) => [label, detail]);

it.each([
  ['psy', ['Psychology', undefined]],
  ['engineering', ['Mechanical and aerospace engineering', undefined]],
  ['physio', ['Health professions (physiotherapy, radiography, optometry, public health and others)', undefined]],
  [
    'speech',
    ['Health professions (physiotherapy, radiography, optometry, public health and others)', 'speech therapy'],
  ],
  ['IT', ['Computer science', 'IT']],
  ['  zoology ', ['Biological sciences', 'zoology']],
  ['human res', ['Business and management', 'human resources']],
])('for the text "%s", the first result of findSubjects is %j', (text, first) =>
  expect(listFoundSubjects(text)[0]).toEqual(first),
);

it('findSubjects finds nothing for an empty text, an unknown subject or the end of a word', () => {
  for (const text of ['', '  ', 'wizardry', 'sychology']) expect(listFoundSubjects(text)).toEqual([]);
});

it('findSubjects returns at most eight subjects, without those already chosen', () => {
  expect(listFoundSubjects('psychology')[0]).toEqual(['Psychology', undefined]);
  expect(listFoundSubjects('psychology', ['psychology'])[0]).not.toEqual(['Psychology', undefined]);
  expect(findSubjects(SUBJECTS, 'a', []).length).toBe(8);
});

it('findSubjects finds a school subject by an alternative name', () => {
  expect(findSubjects(SCHOOL_SUBJECTS, 'further', [])[0]).toMatchObject({ label: 'Maths' });
  expect(findSubjects(SCHOOL_SUBJECTS, 'PE', [])[0]).toMatchObject({ label: 'Physical education' });
});
