// The shell and every remote are separate builds, but React accepts one refresh runtime per page:
// the build that loads first creates it, the others reuse it.
const key = Symbol.for('bearings.react-refresh');
module.exports = globalThis[key] ??= require('react-refresh-itself');
