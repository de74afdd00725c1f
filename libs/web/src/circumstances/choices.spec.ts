import { NO_EXPERIENCE } from './experience/experience-choices';
import { NO_CHOICES, readChoices, toCircumstances, type Choices } from './choices';

const fullChoices: Choices = {
  interests: { care: 'like', sales: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  certificate: 'NZ.ncea-2',
  place: 'US-OH',
  subjects: [],
  schoolSubjects: ['maths', 'art'],
  field: null,
  fieldYears: null,
  training: '3y',
  dealBreakers: ['shifts', 'dirt'],
  fieldsLeftOut: ['sales'],
  conditions: ['fromHome'],
  payFloor: { yearly: 30_000, country: 'GB' },
  jobs: [{ code: '29-1141.00', title: 'Nurse', dealBreakers: ['blood', 'shifts'] }],
  keptJobs: [
    { occupation: '29-1141.00', dealBreaker: 'shifts', isKept: true },
    { occupation: '29-1141.00', dealBreaker: 'blood', isKept: false },
  ],
  experience: {
    ...NO_EXPERIENCE,
    jobs: [
      {
        code: 'x:cleaner',
        title: 'Cleaner',
        dealBreakers: [],
        isKept: false,
        years: null,
        isCurrent: true,
        moreTasks: [2],
        lessTasks: [],
      },
    ],
    pastimes: ['animals'],
  },
  studiedIn: 'IE',
  subjectSearch: 'phys',
  jobSearch: 'mid',
};

describe('the choices in the circumstances step', () => {
  it('are sent as ids and codes, without the values that only the page needs', () => {
    expect(toCircumstances(fullChoices)).toEqual({
      interests: { care: 'like', sales: 'not_for_me' },
      stage: 'school',
      qualificationLevel: 2,
      certificate: 'NZ.ncea-2',
      place: 'US-OH',
      schoolSubjects: ['maths', 'art'],
      training: '3y',
      dealBreakers: ['shifts', 'dirt'],
      fieldsLeftOut: ['sales'],
      conditions: ['fromHome'],
      payFloor: { yearly: 30_000, country: 'GB' },
      jobsInMind: ['29-1141.00'],
      keptJobs: [{ occupation: '29-1141.00', dealBreaker: 'shifts', isKept: true }],
      experience: {
        jobs: [{ occupation: 'x:cleaner', isCurrent: true, moreTasks: [2], lessTasks: [] }],
        pastimes: ['animals'],
      },
    });
  });

  it('are not sent if they answer a question that does not apply to the chosen life stage', () => {
    const answers = {
      ...NO_CHOICES,
      subjects: ['law' as const],
      schoolSubjects: ['maths' as const],
      field: 'sales' as const,
      fieldYears: '5up' as const,
    };
    const toSent = (changes: Partial<Choices>) => toCircumstances({ ...answers, ...changes });
    const [asked, work] = [{ subjects: ['law'] }, { field: 'sales', fieldYears: '5up' }];
    const withoutInterests = { interests: {} };
    expect(toSent({})).toEqual(withoutInterests);
    expect(toSent({ stage: 'student' })).toEqual({
      ...withoutInterests,
      stage: 'student',
      ...asked,
    });
    expect(toSent({ stage: 'fe' })).toEqual({
      ...withoutInterests,
      stage: 'fe',
      schoolSubjects: ['maths'],
    });
    expect(toSent({ stage: 'working' })).toEqual({
      ...withoutInterests,
      stage: 'working',
      ...work,
    });
    expect(toSent({ stage: 'working', field: null })).toEqual({
      ...withoutInterests,
      stage: 'working',
    });
    expect(toSent({ stage: 'returning', qualificationLevel: 6 })).toEqual({
      ...withoutInterests,
      stage: 'returning',
      qualificationLevel: 6,
      ...asked,
      ...work,
    });
  });

  it('are sent without fields for unanswered questions', () => {
    expect(toCircumstances(NO_CHOICES)).toEqual({ interests: {} });
  });

  it('are the same after they have been stored and read again', () => {
    expect(readChoices(JSON.parse(JSON.stringify(fullChoices)))).toEqual(fullChoices);
  });

  it('can be read from the API’s format, in which jobs have codes but no titles', () => {
    expect(readChoices(toCircumstances(fullChoices))).toEqual({
      ...fullChoices,
      jobs: [{ code: '29-1141.00', title: '29-1141.00', dealBreakers: [] }],
      keptJobs: fullChoices.keptJobs.slice(0, 1),
      experience: {
        ...fullChoices.experience,
        jobs: fullChoices.experience.jobs.map((job) => ({ ...job, title: 'x:cleaner' })),
      },
      studiedIn: 'NZ',
      subjectSearch: '',
      jobSearch: '',
    });
  });

  it('are read as null if the stored value is not an object', () => {
    for (const nothing of [undefined, null, 'like', 3]) expect(readChoices(nothing)).toBeNull();
  });

  it('are read without unknown and malformed values', () => {
    expect(
      readChoices({
        interests: { care: 'love', fly: 'like', teach: 'like' },
        stage: 'retired',
        qualificationLevel: 9,
        subjects: ['law', 'magic', 7],
        schoolSubjects: 'maths',
        field: 'management',
        fieldYears: 5,
        training: true,
        dealBreakers: ['mondays', 'blood', 7],
        jobs: [{ code: '1' }, null, ...Array.from({ length: 5 }, () => fullChoices.jobs[0])],
        keptJobs: [{ occupation: '29-1141.00', dealBreaker: 'mondays', isKept: true }, 'shifts', { isKept: false }],
        studiedIn: 'constructor',
      }),
    ).toEqual({
      ...NO_CHOICES,
      interests: { teach: 'like' },
      subjects: ['law'],
      dealBreakers: ['blood'],
      jobs: [fullChoices.jobs[0], fullChoices.jobs[0], fullChoices.jobs[0]],
    });
    expect(readChoices({ interests: [], dealBreakers: 'blood', jobs: {} })).toEqual(NO_CHOICES);
  });
});
