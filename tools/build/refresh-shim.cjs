// The shell and every remote are separate builds, but React accepts one refresh runtime per page:
// whichever build loads first brings it, the others find it here.
const key = Symbol.for('bearings.react-refresh');
module.exports = globalThis[key] ??= require('react-refresh-itself');
