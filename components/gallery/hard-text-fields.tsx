"use client";

import { AddressField } from "@/components/ui/address/address-field";
import { EMPTY_ADDRESS } from "@/components/ui/address/address-provider";
import { AutosaveText } from "@/components/ui/forms/autosave-text";
import { Checkbox } from "@/components/ui/inputs/checkbox";
import { CodeInput } from "@/components/ui/inputs/code-input";
import { DateRangeInput } from "@/components/ui/inputs/date-range-input";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { FilterPicker } from "@/components/ui/inputs/filter-picker";
import { Multiselect } from "@/components/ui/inputs/multiselect";
import { NumberInput } from "@/components/ui/inputs/number-input";
import { PasswordInput } from "@/components/ui/inputs/password-input";
import { PhoneInput } from "@/components/ui/inputs/phone-input";
import { RadioGroup } from "@/components/ui/inputs/radio-group";
import { SearchInput } from "@/components/ui/inputs/search-input";
import { SearchList } from "@/components/ui/inputs/search-list";
import { Segmented } from "@/components/ui/inputs/segmented";
import { Select } from "@/components/ui/inputs/select";
import { Switch } from "@/components/ui/inputs/switch";
import { TextArea } from "@/components/ui/inputs/text-area";
import { TextInput } from "@/components/ui/inputs/text-input";
import { FileDrop } from "@/components/ui/media/file-drop";
import { PictureField } from "@/components/ui/media/picture-field";
import { LOCATION } from "@/lib/domain/constants";
import { TextBearingForm } from "./hard-text-form";
import type { HardTextPart } from "./specimen-copy";

const nothing = () => undefined;
/** The texts that a field shows around its input. */
const around = (text: string) => ({ label: text, hint: text, error: text });
const option = (text: string) => ({ value: "one", text, detail: text, disabledReason: text });
const choice = (text: string) => ({ value: "one", label: text, hint: text });
const file = (name: string) => new File(["a"], name, { type: "image/jpeg", lastModified: 0 });

/** Every field with one text in all its texts. */
export const HARD_TEXT_FIELDS: readonly HardTextPart[] = [
  ["form", (text) => <TextBearingForm text={text} />],
  ["text input", (text) => <TextInput {...around(text)} defaultValue={text} placeholder={text} />],
  ["text input, its own message", (text) => <TextInput label={text} customMessage={text} isInstantError />],
  ["email", (text) => <EmailInput {...around(text)} defaultValue={text} />],
  ["password", (text) => <PasswordInput {...around(text)} defaultValue={text} />],
  ["number", (text) => <NumberInput {...around(text)} value={1} onValueChange={nothing} unit={text} />],
  ["search", (text) => <SearchInput label={text} value={text} onValueChange={nothing} placeholder={text} />],
  ["text of several lines", (text) => <TextArea {...around(text)} value={text} onValueChange={nothing} />],
  ["text that saves itself", (text) => <AutosaveText label={text} value={text} save={async () => undefined} />],
  ["days", (text) => <DateRangeInput {...around(text)} value={{ from: text, to: text }} onValueChange={nothing} />],
  ["checkbox", (text) => <Checkbox {...around(text)} value onValueChange={nothing} />],
  ["switch", (text) => <Switch {...around(text)} value onValueChange={nothing} />],
  [
    "radio group",
    (text) => <RadioGroup {...around(text)} value="one" onValueChange={nothing} options={[choice(text)]} />,
  ],
  ["segmented", (text) => <Segmented label={text} value="one" onValueChange={nothing} options={[choice(text)]} />],
  [
    "code",
    (text) => (
      <CodeInput
        {...around(text)}
        value={text}
        onValueChange={nothing}
        boxLabel={(position) => `${position} ${text}`}
      />
    ),
  ],
  ["phone", (text) => <PhoneInput {...around(text)} value={text} onValueChange={nothing} location={LOCATION} />],
  ["select", (text) => <Select {...around(text)} value="one" onValueChange={nothing} options={[option(text)]} />],
  [
    "multiselect",
    (text) => <Multiselect {...around(text)} value={["one"]} onValueChange={nothing} options={[option(text)]} />,
  ],
  [
    "filter picker",
    (text) => (
      <FilterPicker label={text} icon={null} value={["one"]} onValueChange={nothing} options={[option(text)]} />
    ),
  ],
  [
    "open list",
    (text) => (
      <SearchList
        listId="text-bearer-list"
        label={text}
        options={[option(text)]}
        isChosen={() => true}
        onPick={nothing}
      />
    ),
  ],
  [
    "address, searched",
    (text) => (
      <AddressField
        {...around(text)}
        provider={{ suggest: async () => [], resolve: async () => EMPTY_ADDRESS }}
        value={{ ...EMPTY_ADDRESS, line1: text }}
        onValueChange={nothing}
      />
    ),
  ],
  [
    "address, by hand",
    (text) => (
      <AddressField
        {...around(text)}
        provider={null}
        value={{ ...EMPTY_ADDRESS, line1: text, city: text }}
        errors={{ city: text }}
        onValueChange={nothing}
      />
    ),
  ],
  [
    "picture of a record",
    (text) => (
      <PictureField
        copy={{ upload: text, replace: text, remove: text, title: text, text, label: text, cancel: text }}
        rules={{}}
        send={async () => {}}
        hasPicture
        onRemove={nothing}
      >
        {null}
      </PictureField>
    ),
  ],
  [
    "file drop",
    (text) => (
      <FileDrop
        {...around(text)}
        rules={{ types: ["image/*"], typesLabel: text }}
        value={[{ id: "one", file: file(text.slice(0, 2_000)), status: "failed", progress: 0, message: text }]}
        onValueChange={nothing}
      />
    ),
  ],
];
