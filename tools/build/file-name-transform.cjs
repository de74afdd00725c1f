// In a test an imported picture is its file's name.
const { basename } = require('node:path');

module.exports = {
  process: (_source, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${basename(file)}`)} };`,
  }),
};
