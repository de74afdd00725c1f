import { objectIn } from './read-json.js';

const TEXT = '{"people": [{"claims": [{"text": "So {it} is, \\"you\\", ]}", "facts": ["type"]}]}]}';
const VALUE: unknown = JSON.parse(TEXT);

describe('objectIn', () => {
  it.each([
    ['without other text', TEXT],
    ['in a code fence', `\`\`\`json\n${TEXT}\n\`\`\``],
    ['between texts with braces', `Here {you} are: ${TEXT} Good {luck}!`],
    ['after a model’s thoughts', `<think>{"people": "?"}</think>${TEXT}`],
    ['after thoughts without an opening tag', `{"people": "?"} so:</think>\n${TEXT}`],
    ['inside another object', `{"report": ${TEXT}}`],
    ['with trailing commas', TEXT.replace(']}]}', '],},]\n,}')],
  ])('reads a JSON object %s', (_, answer) => {
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
  ])('throws the fault "%s" for the answer: %s', (fault, answer) => {
    expect(() => objectIn(answer, ['people'])).toThrow(expect.objectContaining({ fault }));
  });
});
