import { findJsonObject } from './read-json.js';

const SAMPLE_TEXT = '{"people": [{"claims": [{"text": "So {it} is, \\"you\\", ]}", "facts": ["type"]}]}]}';
const SAMPLE_VALUE: unknown = JSON.parse(SAMPLE_TEXT);

describe('findJsonObject', () => {
  it.each([
    ['without other text', SAMPLE_TEXT],
    ['in a code fence', `\`\`\`json\n${SAMPLE_TEXT}\n\`\`\``],
    ['between texts with braces', `Here {you} are: ${SAMPLE_TEXT} Good {luck}!`],
    ['after a model’s thoughts', `<think>{"people": "?"}</think>${SAMPLE_TEXT}`],
    ['after thoughts without an opening tag', `{"people": "?"} so:</think>\n${SAMPLE_TEXT}`],
    ['inside another object', `{"report": ${SAMPLE_TEXT}}`],
    ['with trailing commas', SAMPLE_TEXT.replace(']}]}', '],},]\n,}')],
    ['encoded as a string', JSON.stringify(SAMPLE_TEXT)],
    ['in curly quotes', SAMPLE_TEXT.replaceAll(/(?<!\\)"((?:[^"\\]|\\.)*)"/g, '“$1”')],
    [
      'in curly quotes, with straight ones in the text',
      '{“people”: [{“claims”: [{“text”: “So {it} is, "you", ]}”, “facts”: [“type”]}]}]}',
    ],
  ])('reads a JSON object %s', (_, answer) => {
    expect(findJsonObject(answer, ['people'])).toEqual(SAMPLE_VALUE);
  });

  it('reads line breaks and tabs within texts', () => {
    expect(findJsonObject('{"people": "One\n\ttwo \\n three"}', ['people'])).toEqual({ people: 'One\n\ttwo \n three' });
  });

  it.each([
    ['incomplete', SAMPLE_TEXT.slice(0, -3)],
    ['incomplete', `Here it is: ${SAMPLE_TEXT.slice(0, 30)}`],
    ['declined', ' \n'],
    ['declined', 'I cannot do that.'],
    ['malformed', '{"others": []}'],
    ['malformed', '[]'],
    ['malformed', '{people: []}'],
  ])('throws the fault "%s" for the answer: %s', (fault, answer) => {
    expect(() => findJsonObject(answer, ['people'])).toThrow(expect.objectContaining({ fault }));
  });
});
