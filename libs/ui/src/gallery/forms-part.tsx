import { useState } from 'react';
import { Field, Heading, Input, PasswordInput, TextLink, Textarea } from '../index';
import { Checkbox, Combobox, RadioScale, Select, Switch } from '../controls';
import { Columns, GalleryPart } from './gallery-part';

const COUNTRIES = ['Australia', 'Canada', 'France', 'Germany', 'Ireland', 'United Kingdom'].map(
  (name) => ({ value: name, label: name }),
);

const ANSWERS = [
  { value: '1', label: 'Strongly disagree' },
  { value: '2', label: 'Disagree' },
  { value: '3', label: 'Neutral' },
  { value: '4', label: 'Agree' },
  { value: '5', label: 'Strongly agree' },
];

export function FormsPart() {
  const [country, setCountry] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const [search, setSearch] = useState('re');
  return (
    <>
      <GalleryPart title="Forms">
        <Columns>
          <Field label="First name" required>
            <Input autoComplete="off" />
          </Field>
          <Field label="Email" required hint="We send your report here, and nothing else.">
            <Input type="email" placeholder="you@example.com" />
          </Field>
          <Field label="Last name" required error="Please enter your last name.">
            <Input />
          </Field>
          <Field label="Order number" hint="It cannot be changed.">
            <Input disabled defaultValue="1234" />
          </Field>
          <Field
            label="Password"
            aside={<TextLink href="#forms">Forgotten password?</TextLink>}
            hint="Ten characters or more."
          >
            <PasswordInput />
          </Field>
          <Field label="Country">
            <Select
              options={COUNTRIES}
              value={country}
              onValueChange={setCountry}
              placeholder="Choose a country"
            />
          </Field>
          <Field label="Country" error="Please choose a country.">
            <Select options={COUNTRIES} placeholder="Choose a country" />
          </Field>
          <Field label="Country">
            <Select options={COUNTRIES} defaultValue="Ireland" disabled />
          </Field>
          <Field label="Country, by search">
            <Combobox
              text={search}
              onTextChange={setSearch}
              options={COUNTRIES.filter(({ label }) =>
                label.toLowerCase().includes(search.toLowerCase()),
              )}
              onChoose={({ label }) => setSearch(label)}
              listLabel="Countries found"
            />
          </Field>
          <Field label="Message">
            <Textarea />
          </Field>
          <div>
            <Checkbox label="Send me a copy" hint="To the address above." defaultChecked />
            <Checkbox label="I have read the terms" error="Please tick this to go on." />
            <Checkbox label="Not available" disabled />
            <Switch label="Next on answer" hint="Goes to the next statement by itself." />
            <Switch label="Already on" defaultChecked />
            <Switch label="Not available" disabled />
          </div>
        </Columns>
      </GalleryPart>
      <GalleryPart title="The answer scale">
        <Heading level={3} id="gallery-statement">
          I enjoy meeting people I have never met before.
        </Heading>
        <RadioScale
          aria-labelledby="gallery-statement"
          options={ANSWERS}
          value={answer}
          onValueChange={setAnswer}
          numberKeys
        />
        <RadioScale
          aria-label="Without keys, one chosen"
          options={ANSWERS}
          value="4"
          onValueChange={() => {}}
          disabled
        />
        <RadioScale
          layout="chips"
          aria-label="As chips"
          options={ANSWERS}
          value={answer}
          onValueChange={setAnswer}
          onClear={() => setAnswer(null)}
        />
      </GalleryPart>
    </>
  );
}
