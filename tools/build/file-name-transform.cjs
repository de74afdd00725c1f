// A Jest transform: in tests, importing a picture or another asset returns the file's name.
const { basename } = require('node:path');

module.exports = {
  process: (_source, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${basename(file)}`)} };`,
  }),
};
