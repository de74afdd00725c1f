// Checks a deployment and writes each finding as a sentence. Usage: npm run doctor, or node backend/dist/doctor.js
import { loadConfig } from './config/env.js';
import { diagnose } from './doctor/diagnose.js';

const FINDING_LABELS = { ok: 'ok      ', advice: 'advice  ', problem: 'PROBLEM ' };

const findings = await diagnose(() => loadConfig());
for (const { level, sentence } of findings) process.stdout.write(`${FINDING_LABELS[level]}${sentence}\n`);
const problems = findings.filter(({ level }) => level === 'problem').length;
const problemCountText = problems === 1 ? '1 problem' : `${problems} problems`;
process.stdout.write(problems === 0 ? 'Nothing is wrong.\n' : `${problemCountText}.\n`);
process.exit(problems === 0 ? 0 : 1);
