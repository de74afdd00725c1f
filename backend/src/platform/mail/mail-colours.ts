// The site's colours (libs/ui/src/tokens.css) that emails use. No text is pure black on pure white, so that it stays
// readable in mail clients that invert the colours of the light theme themselves.

export interface MailColours {
  paper: string;
  sheet: string;
  ink: string;
  muted: string;
  line: string;
  brand: string;
  needle: string;
  button: string;
  onButton: string;
}

export const LIGHT_COLOURS: MailColours = {
  paper: '#f2ede3',
  sheet: '#fffdfa',
  ink: '#16231e',
  muted: '#55625b',
  line: '#e0d9cb',
  brand: '#0d4a47',
  needle: '#b7351b',
  button: '#0d4a47',
  onButton: '#fdfbf7',
};

export const DARK_COLOURS: MailColours = {
  paper: '#0e1916',
  sheet: '#16241f',
  ink: '#efeae0',
  muted: '#a9b6ae',
  line: '#2b3c35',
  brand: '#7fcbbb',
  needle: '#ff8264',
  button: '#7fcbbb',
  onButton: '#06211e',
};

/** Text and background colours that occur together. */
export const TEXT_COLOUR_PAIRS: readonly (readonly [text: keyof MailColours, ground: keyof MailColours])[] = [
  ['brand', 'paper'],
  ['needle', 'paper'],
  ['muted', 'paper'],
  ['ink', 'sheet'],
  ['muted', 'sheet'],
  ['onButton', 'button'],
];
