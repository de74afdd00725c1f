import { objectIn } from './read-json.js';

const TEXT = '{"people": [{"claims": [{"text": "So {it} is, \\"you\\", ]}", "facts": ["type"]}]}]}';
const VALUE: unknown = JSON.parse(TEXT);

describe('objectIn', () => {
  it.each([
    ['bare', TEXT],
    ['in a fence', `\`\`\`json\n${TEXT}\n\`\`\``],
    ['between texts with braces', `Here {you} are: ${TEXT} Good {luck}!`],
    ['behind thoughts', `<think>{"people": "?"}</think>${TEXT}`],
    ['behind thoughts without their first mark', `{"people": "?"} so:</think>\n${TEXT}`],
    ['inside another object', `{"report": ${TEXT}}`],
    ['with commas at ends', TEXT.replace(']}]}', '],},]\n,}')],
  ])('reads an object %s', (_, answer) => {
    expect(objectIn(answer, ['people'])).toEqual(VALUE);
  });

  it.each([
    ['incomplete', TEXT.slice(0, -3)],
    ['incomplete', `Here it is: ${TEXT.slice(0, 30)}`],
    ['incomplete', ''],
    ['malformed', 'I cannot do that.'],
    ['malformed', '{"others": []}'],
    ['malformed', '[]'],
    ['malformed', '{people: []}'],
  ])('reports that an answer is %s: %s', (fault, answer) => {
    expect(() => objectIn(answer, ['people'])).toThrow(expect.objectContaining({ fault }));
  });
});
