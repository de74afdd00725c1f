import { management } from './11-management.js';
import { business } from './13-business.js';
import { computing } from './15-computing.js';
import { engineering } from './17-engineering.js';
import { science } from './19-science.js';
import { community } from './21-community.js';
import { law } from './23-law.js';
import { education } from './25-education.js';
import { arts } from './27-arts.js';
import { health } from './29-health.js';
import { healthSupport } from './31-health-support.js';
import { protection } from './33-protection.js';
import { food } from './35-food.js';
import { buildings } from './37-buildings.js';
import { personalCare } from './39-personal-care.js';
import { sales } from './41-sales.js';
import { office } from './43-office.js';
import { farming } from './45-farming.js';
import { construction } from './47-construction.js';
import { maintenance } from './49-maintenance.js';
import { production } from './51-production.js';
import { transport } from './53-transport.js';
import type { Description } from './description.js';

export type { Description } from './description.js';

/** Our own words on every occupation of the list, by O*NET-SOC code. */
export const DESCRIPTIONS: Readonly<Record<string, Description>> = {
  ...management,
  ...business,
  ...computing,
  ...engineering,
  ...science,
  ...community,
  ...law,
  ...education,
  ...arts,
  ...health,
  ...healthSupport,
  ...protection,
  ...food,
  ...buildings,
  ...personalCare,
  ...sales,
  ...office,
  ...farming,
  ...construction,
  ...maintenance,
  ...production,
  ...transport,
};
