// Health check of a process that listens on no port, such as the worker.
// Usage: node backend/dist/check-heartbeat.js <HEARTBEAT_FILE>
import { findHeartbeatFault } from './platform/health/heartbeat-file.js';

const fault = await findHeartbeatFault(process.argv[2] ?? '');
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
