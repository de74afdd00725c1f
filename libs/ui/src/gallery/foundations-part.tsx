import {
  BrandMark,
  Eyebrow,
  Heading,
  Kbd,
  Lead,
  Note,
  Prose,
  Stack,
  TextLink,
  CheckList,
} from '../index';
import { GalleryPart } from './gallery-part';

const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'muted',
  'line',
  'line-strong',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'deep',
  'needle',
  'relief-a',
  'relief-b',
  'relief-c',
  'relief-d',
];

export function FoundationsPart() {
  return (
    <>
      <GalleryPart title="Colours by role">
        <ul className="ui-gallery-swatches">
          {COLOURS.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--color-${name})` }} />
              <Note>{name}</Note>
            </li>
          ))}
        </ul>
      </GalleryPart>
      <GalleryPart title="Type">
        <BrandMark name="Wordmark" />
        <Stack>
          <Eyebrow>Eyebrow</Eyebrow>
          <Heading level={3} size="display">
            Find the work that fits you
          </Heading>
          <Heading level={3} size="large">
            A large heading, for a page
          </Heading>
          <Heading level={3} size="medium">
            A medium heading, for a section
          </Heading>
          <Heading level={3} size="small">
            A small heading, for a card
          </Heading>
          <Lead>A lead paragraph says in two lines what the page will give its reader.</Lead>
          <Note>A note: last updated on 23 June 2025.</Note>
        </Stack>
        <Prose>
          <p>
            <span>Running text keeps to a measure of 65 characters. It can hold </span>
            <a href="#type">a link</a>
            <span>, </span>
            <strong>strong words</strong>
            <span>, </span>
            <em>stressed ones</em>
            <span> and a key such as </span>
            <Kbd>1</Kbd>
            <span>.</span>
          </p>
          <h3>A heading in running text</h3>
          <ul>
            <li>What comes easily to you</li>
            <li>What takes effort, and is worth it</li>
          </ul>
          <blockquote>A bearing is a direction, not a destination.</blockquote>
          <ol>
            <li>Answer</li>
            <li>Read</li>
          </ol>
        </Prose>
        <CheckList items={['Ten career matches', 'Pay in your country, with its source']} />
        <Stack direction="row" gap={3}>
          <TextLink href="#type">A plain link</TextLink>
          <TextLink href="#type" tone="quiet">
            A quiet link
          </TextLink>
          <TextLink href="#type" tone="quiet" aria-current="page">
            The current page
          </TextLink>
        </Stack>
      </GalleryPart>
    </>
  );
}
