"use client";

import { Building2 } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { FilterPicker } from "@/components/ui/inputs/filter-picker";
import { Multiselect, type MultiselectProps } from "@/components/ui/inputs/multiselect";
import { MultiselectHead } from "@/components/ui/inputs/multiselect-head";
import type { Option } from "@/components/ui/inputs/option";
import { SearchList } from "@/components/ui/inputs/search-list";
import searchStyles from "@/components/ui/inputs/search-list.module.css";
import { Select, type SelectProps } from "@/components/ui/inputs/select";
import layer from "@/components/ui/layer.module.css";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const CHANNELS: readonly Option[] = [
  { value: "email", text: "Email" },
  { value: "text", text: "Text message" },
  { value: "call", text: "Call", disabledReason: "No phone is on file" },
];
const COMPANIES: readonly Option[] = [
  "Alder Mutual",
  "Bayou Fidelity",
  "Cedar & Sons",
  "Delta Home",
  "Evergreen Casualty",
  "Foothill Insurance",
  "Gulf Property",
  "Harbor Fire",
  "Keystone Mutual",
  "Lakeside General",
].map((text) => ({ value: text, text }));
const ODD: readonly Option[] = Object.entries(SPECIMEN_TEXTS).map(([value, text]) => ({ value, text }));

function Choice({ initial = "", ...props }: Partial<SelectProps<string>> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <Select label="Channel" options={CHANNELS} {...props} value={value} onValueChange={setValue} />;
}

function Choices({ initial = [], ...props }: Partial<MultiselectProps<string>> & { initial?: readonly string[] }) {
  const [value, setValue] = useState(initial);
  return <Multiselect label="Companies" options={COMPANIES} {...props} value={value} onValueChange={setValue} />;
}

function ManyChoices() {
  const options = useMemo(
    () => Array.from({ length: 10_000 }, (_, index) => ({ value: `${index + 1}`, text: `Policy ${index + 1}` })),
    [],
  );
  return <Choices label="Policies" options={options} initial={["17", "4711"]} />;
}

function Filter({ initial = [], options = COMPANIES }: { initial?: readonly string[]; options?: readonly Option[] }) {
  const [value, setValue] = useState(initial);
  const icon = <Building2 aria-hidden="true" />;
  return <FilterPicker label="Company" icon={icon} options={options} value={value} onValueChange={setValue} />;
}

/** Selects, filters and multiselects. */
export function SelectsGroup() {
  return (
    <>
      <SelectSection />
      <FilterPickerSection />
      <MultiselectSection />
      <OpenListSection />
    </>
  );
}

function SelectSection() {
  return (
    <Section title="Select" note="keyboard of a native select; searchable with more than 8 options">
      <Specimen label="nothing selected">
        <Choice hint="Where codes are sent" />
      </Specimen>
      <Specimen label="selected, required">
        <Choice initial="text" required />
      </Specimen>
      <Specimen label="searchable">
        <Choice label="Company" options={COMPANIES} initial="Keystone Mutual" />
      </Specimen>
      <Specimen label="invalid">
        <Choice error="Required" required />
      </Specimen>
      <Specimen label="disabled">
        <Choice initial="email" disabled />
      </Specimen>
      <Specimen label="read-only">
        <Choice initial="email" readOnly />
      </Specimen>
      <Specimen label="busy">
        <Choice options={[]} isBusy />
      </Specimen>
      <Specimen label="no options">
        <Choice options={[]} />
      </Specimen>
      <Specimen label="difficult texts">
        <Choice label="Name" options={ODD} initial="unbroken" />
      </Specimen>
      <Specimen label="small">
        <Choice initial="email" size="sm" />
      </Specimen>
      <Specimen label="large">
        <Choice initial="email" size="lg" />
      </Specimen>
    </Section>
  );
}

function FilterPickerSection() {
  return (
    <Section
      title="Filter picker"
      note="filters a list; dashed while empty, then its selection as text, with a clear button"
    >
      <Specimen label="nothing selected">
        <Filter />
      </Specimen>
      <Specimen label="one, several">
        <Filter initial={["Keystone Mutual"]} />
        <Filter initial={["Keystone Mutual", "Alder Mutual", "Delta Home"]} />
      </Specimen>
      <Specimen label="a selected option that no longer exists">
        <Filter initial={["Moss & Daughters"]} />
      </Specimen>
      <Specimen label="difficult texts">
        <Filter options={ODD} initial={["unbroken"]} />
      </Specimen>
    </Section>
  );
}

function MultiselectSection() {
  return (
    <Section
      title="Multiselect"
      note="search, chips, select all, clear; virtualized 40 px rows with more than 100 options"
    >
      <Specimen label="nothing selected">
        <Choices hint="Who may see it" />
      </Specimen>
      <Specimen label="some selected">
        <Choices initial={["Keystone Mutual", "Delta Home"]} required />
      </Specimen>
      <Specimen label="more than are shown">
        <Choices initial={COMPANIES.map(({ value }) => value)} />
      </Specimen>
      <Specimen label="invalid">
        <Choices error="Required" required />
      </Specimen>
      <Specimen label="disabled">
        <Choices initial={["Keystone Mutual"]} disabled />
      </Specimen>
      <Specimen label="read-only">
        <Choices initial={["Keystone Mutual"]} readOnly />
      </Specimen>
      <Specimen label="busy">
        <Choices options={[]} isBusy />
      </Specimen>
      <Specimen label="difficult texts">
        <Choices label="Names" options={ODD} initial={ODD.map(({ value }) => value)} />
      </Specimen>
      <Specimen label="ten thousand options">
        <ManyChoices />
      </Specimen>
    </Section>
  );
}

function OpenListSection() {
  return (
    <Section title="Open list" note="the content of their popovers">
      <Specimen label="one of several">
        <OpenList options={COMPANIES} chosen={["Keystone Mutual"]} />
      </Specimen>
      <Specimen label="several, some found">
        <OpenList options={COMPANIES} chosen={["Delta Home", "Keystone Mutual"]} isMulti query="e" />
      </Specimen>
      <Specimen label="nothing found">
        <OpenList options={COMPANIES} chosen={[]} query="zz" />
      </Specimen>
      <Specimen label="difficult texts, some disabled">
        <OpenList options={[...ODD, ...CHANNELS]} chosen={["emoji"]} isMulti />
      </Specimen>
    </Section>
  );
}

function OpenList(props: { options: readonly Option[]; chosen: readonly string[]; isMulti?: boolean; query?: string }) {
  return (
    <div className={`${layer.popup} ${searchStyles.popover}`}>
      <SearchList
        listId={useId()}
        label="Company"
        options={props.options}
        startQuery={props.query}
        isMulti={props.isMulti}
        isChosen={(value) => props.chosen.includes(value)}
        onPick={() => {}}
        head={
          props.isMulti
            ? (found) => (
                <MultiselectHead
                  found={found}
                  chosen={new Set(props.chosen)}
                  value={props.chosen}
                  onValueChange={() => {}}
                />
              )
            : undefined
        }
      />
    </div>
  );
}
