import type { ReportCareer, ReportSection } from './api.generated.js';

export type ReportBlock = ReportSection['blocks'][number];

export type ReportPay = ReportCareer['pay'];
