import { NO_CHOICES, readChoices, toCircumstances, type Choices } from './choices';

const full: Choices = {
  interests: { care: 'like', sell: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  training: '3y',
  dealBreakers: ['shifts', 'dirt'],
  jobs: [{ code: '29-1141.00', title: 'Nurse' }],
  studiedIn: 'IE',
  jobSearch: 'mid',
};

describe('the choices', () => {
  it('are sent with ids and codes, without what only this browser needs', () => {
    expect(toCircumstances(full)).toEqual({
      interests: { care: 'like', sell: 'not_for_me' },
      stage: 'school',
      qualificationLevel: 2,
      training: '3y',
      dealBreakers: ['shifts', 'dirt'],
      jobsInMind: ['29-1141.00'],
    });
  });

  it('leave out all that was not answered', () => {
    expect(toCircumstances(NO_CHOICES)).toEqual({ interests: {} });
  });

  it('are the same after storing and reading', () => {
    expect(readChoices(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });

  it('are read from the circumstances of a reply, with codes for titles', () => {
    expect(readChoices(toCircumstances(full))).toEqual({
      ...full,
      jobs: [{ code: '29-1141.00', title: '29-1141.00' }],
      studiedIn: null,
      jobSearch: '',
    });
  });

  it('are null where nothing is stored', () => {
    for (const nothing of [undefined, null, 'like', 3]) expect(readChoices(nothing)).toBeNull();
  });

  it('drop whatever is unknown or damaged', () => {
    expect(
      readChoices({
        interests: { care: 'love', fly: 'like', teach: 'like' },
        stage: 'retired',
        qualificationLevel: 9,
        training: true,
        dealBreakers: ['mondays', 'blood', 7],
        jobs: [{ code: '1' }, null, ...Array.from({ length: 5 }, () => full.jobs[0])],
        studiedIn: 'constructor',
      }),
    ).toEqual({
      ...NO_CHOICES,
      interests: { teach: 'like' },
      dealBreakers: ['blood'],
      jobs: [full.jobs[0], full.jobs[0], full.jobs[0]],
    });
    expect(readChoices({ interests: [], dealBreakers: 'blood', jobs: {} })).toEqual(NO_CHOICES);
  });
});
