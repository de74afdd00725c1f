// The shell and every remote are separate builds, but React accepts one Fast Refresh runtime per
// page. The build that loads first creates it, the others reuse it.
const key = Symbol.for('bearings.react-refresh');
module.exports = globalThis[key] ??= require('react-refresh-itself');
