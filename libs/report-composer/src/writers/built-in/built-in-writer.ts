import type { ReportProgress } from '@bearings/contracts';
import { BRAND, REPORT_SECTIONS, type ReportSectionId } from '@bearings/domain';
import { listAvoided } from '../../content/report-copy/avoided.js';
import { countInWords } from '../../composing/career-count.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import type { Prose } from '../../prose/prose.js';
import type { ReportWriter } from '../writer.js';
import { writeCareerNotes, writeCareersIntro } from './careers-section.js';
import { writeNextSteps } from './next-steps-section.js';
import { PhrasePicker } from '../../composing/phrase-picker.js';
import { writePeople } from './people-section.js';
import { writeCategories, writeProfile } from './profile-section.js';
import { writeRoadmap } from './roadmap-section.js';
import { rankCategories } from '../../composing/category-ranking.js';
import { writeStrengths } from './strengths-section.js';
import { writeWorkplace } from './workplace-section.js';

const WRITER_NAME = `${BRAND.name}' own writing program`;

/** Writes a report by choosing among our own texts. The same facts give the same prose. */
export class BuiltInWriter implements ReportWriter {
  readonly name = WRITER_NAME;

  /** @param version another number gives other wordings of the same sentences */
  constructor(private readonly version = 0) {}

  async write(facts: ReportFacts, onProgress: (progress: ReportProgress) => void | Promise<void>): Promise<Prose> {
    const phrases = new PhrasePicker(`${facts.reportId} report${this.version || ''}`, {
      common: { count: countInWords(facts.careers), firstName: [{ kind: 'firstName' }] },
      avoid: listAvoided(facts.circumstances),
    });
    const ranking = rankCategories(facts);
    const section = async <T>(id: ReportSectionId, write: () => T): Promise<T> => {
      const index = REPORT_SECTIONS.findIndex((each) => each.id === id);
      await onProgress({
        percent: Math.round((100 * index) / REPORT_SECTIONS.length),
        section: id,
      });
      return write();
    };
    const { profile, categories } = await section('profile', () => ({
      profile: writeProfile(facts, ranking, phrases),
      categories: writeCategories(facts, phrases),
    }));
    const strengths = await section('strengths', () => writeStrengths(ranking, phrases));
    const { careers, careerNotes } = await section('careers', () => ({
      careers: writeCareersIntro(facts, phrases),
      careerNotes: writeCareerNotes(facts, phrases),
    }));
    const workplace = await section('workplace', () => writeWorkplace(facts, ranking, phrases));
    const roadmap = await section('roadmap', () => writeRoadmap(facts, phrases));
    const people = await section('people', () => writePeople(facts, phrases));
    const nextSteps = await section('next-steps', () => writeNextSteps(facts, phrases));
    return {
      generator: this.name,
      sections: { profile, strengths, careers, workplace, roadmap, people, 'next-steps': nextSteps },
      categories,
      careerNotes,
    };
  }
}
