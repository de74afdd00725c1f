import {
  BRAND,
  type ReportProgress,
  REPORT_SECTIONS,
  type ReportSectionTitle,
} from '@bearings/contracts';
import type { ReportFacts } from '../../report-facts.js';
import type { Prose, ReportWriter } from '../writer.js';
import { writeCareerNotes, writeCareersIntro } from './careers-section.js';
import { writeNextSteps } from './next-steps-section.js';
import { Pen } from './pen.js';
import { writePeople } from './people-section.js';
import { writeCategories, writeProfile } from './profile-section.js';
import { writeRoadmap } from './roadmap-section.js';
import { standingOf } from './standing.js';
import { writeStrengths } from './strengths-section.js';
import { writeWorkplace } from './workplace-section.js';

const NAME = `${BRAND.name}' own writer`;

/** Composes a report from the facts and our own copy; the same facts give the same words. */
export class BuiltInWriter implements ReportWriter {
  readonly name = NAME;

  async write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
  ): Promise<Prose> {
    const pen = new Pen(JSON.stringify([facts.categories, facts.personality, facts.careers]));
    const standing = standingOf(facts);
    const section = async <T>(title: ReportSectionTitle, write: () => T): Promise<T> => {
      const before = REPORT_SECTIONS.indexOf(title) / REPORT_SECTIONS.length;
      await onProgress({ percent: Math.round(100 * before), section: title });
      return write();
    };
    return {
      generator: this.name,
      ...(await section('Your profile', () => ({
        profile: writeProfile(facts, standing, pen),
        categories: writeCategories(facts, pen),
      }))),
      strengths: await section('Strengths and watch-points', () =>
        writeStrengths(facts, standing, pen),
      ),
      ...(await section('Ten careers that fit', () => ({
        careers: writeCareersIntro(facts, pen),
        careerNotes: writeCareerNotes(facts, pen),
      }))),
      workplace: await section('Where you work best', () => writeWorkplace(facts, standing, pen)),
      roadmap: await section('Skills roadmap', () => writeRoadmap(facts, standing, pen)),
      people: await section('People and networks', () => writePeople(facts, standing, pen)),
      nextSteps: await section('Next steps', () => writeNextSteps(facts, pen)),
    };
  }
}
