import { OCCUPATIONS } from './occupations.js';
import { TASKS } from '../tables.js';
import { TASKS_SOURCE } from './tasks.js';

const entries = Object.entries(TASKS);
const titles = new Map(OCCUPATIONS.map(({ code, title }) => [code, title]));
/** Verbs that may begin a task. Add another verb here after a review. */
const ALLOWED_VERBS: ReadonlySet<string> = new Set(
  'act adapt add adjust advertise advise agree analyse answer apply approve arrange ask assess back bleach bolt book bring build calculate call care carry change chart chase check choose clean clear climb code collect comfort compare complete connect contact control count cover create cut deal decide deliver describe design detain develop direct discuss do draft draw drive edit embalm encourage encrypt enter estimate examine exercise explain fasten feed fill film find fit fix fly focus follow frame gather get give go greet grow guard guide hand handle help hire hold identify improve inspect install interview invent investigate issue join judge keep know lay lead learn lend let light limit line link list listen load lock log look make manage mark massage match measure meet mix mount move negotiate note numb obey offer order organise oversee pad park pass patrol pay photograph pick picture plan play position post pray prepare prescribe present press process program protect provide put quote raise reach read receive recommend record recruit reject remove repair replace report rescue research resize restart review rewrite rule run scan seal search see sell send sentence serve service set settle sew share show shut sing size sketch smooth solve sort speak spot spray spread start stay steer step sterilise stop store study suggest supervise support take talk teach tell test think trace track trade train treat trim try turn update use vaccinate visit walk warn watch water wear weigh weld win work write zoom'.split(
    ' ',
  ),
);
const countWords = (task: string): number => task.split(/\s+/).length;

/** Returns the tasks that match a pattern, each with its occupation. */
const findings = (pattern: RegExp): string[] =>
  entries.flatMap(([code, tasks]) =>
    tasks.filter((task) => pattern.test(task)).map((task) => `${code}: ${task}`),
  );

describe('the tasks of occupations', () => {
  it('number exactly six for each occupation of the list', () => {
    expect(entries.map(([code]) => code).toSorted()).toEqual([...titles.keys()].toSorted());
    for (const [, tasks] of entries) expect(new Set(tasks).size).toBe(6);
  });

  it('are short phrases of 6 to 14 words', () => {
    expect(findings(/^[^A-Z]|[.;:!?]$|\s{2}/)).toEqual([]);
    const outsideTasks = entries.flatMap(([code, tasks]) =>
      tasks
        .filter((task) => countWords(task) < 6 || countWords(task) > 14)
        .map((task) => `${code}: ${task}`),
    );
    expect(outsideTasks).toEqual([]);
  });

  it('begin with an allowed verb', () => {
    const otherTasks = entries.flatMap(([code, tasks]) =>
      tasks
        .filter((task) => !ALLOWED_VERBS.has(/^\w+/.exec(task)?.[0].toLowerCase() ?? ''))
        .map((task) => `${code}: ${task}`),
    );
    expect(otherTasks).toEqual([]);
  });

  it('use contractions such as "don\'t", with straight apostrophes', () => {
    expect(findings(/’|\b(?:do not|does not|cannot|it is|is not|are not|you are)\b/)).toEqual([]);
  });

  it('contain no duplicates', () => {
    const all = entries.flatMap(([, tasks]) => tasks);
    expect(all.filter((task, index) => all.indexOf(task) !== index)).toEqual([]);
  });

  it('mention no American law, and contain no American spelling, cliché or gendered word', () => {
    expect(
      findings(
        /\b(?:U\.?S\.?|federal|state law|attorney|Medicaid|district|escrow|labor|color|behavior|center|analyz|organiz|realiz|truck|diaper|railroad|flyer)\b/,
      ),
    ).toEqual([]);
    expect(findings(/passion|dynamic|fast-paced|team player|brisk|whom|\bnor\b/i)).toEqual([]);
    expect(findings(/\b(?:he|she|his|hers?|him|m[ae]n|wom[ae]n)\b/i)).toEqual([]);
  });

  it('have a source that says we reworded them', () => {
    expect(TASKS_SOURCE.licence).toBe('CC BY 4.0');
    expect(TASKS_SOURCE.attribution).toContain('reworded');
    expect(TASKS_SOURCE.edition).toContain('30.1');
  });
});
