/** Insureds and their properties. */
import { DAY_MS } from "../../lib/domain/constants";
import type { Insured, Property } from "../../lib/domain/entities";
import type { Chance } from "./chance";
import { type ExamplePerson, examplePerson } from "./example-people";
import { exampleProperty } from "./example-places";
import { seedKey } from "./seed-key";

export type Contact = { insured: Insured; property: Property };

/** Creates an insured and a property. `name` seeds the keys; without `person`, an invented person is picked. */
export function demoContact(
  chance: Chance,
  name: string,
  companyKey: string,
  now: string,
  person: ExamplePerson = examplePerson(chance),
): Contact {
  // Before the insured's oldest claim.
  const created = Date.parse(now) - chance.whole(45, 420) * DAY_MS - chance.whole(0, 86_399) * 1000;
  const insured: Insured = {
    ...person,
    key: seedKey("insured", name),
    companyKey,
    isActive: !chance.isTrue(0.12),
    revision: 1,
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(created + chance.whole(0, 18) * DAY_MS).toISOString(),
  };
  const property = { ...exampleProperty(chance), key: seedKey("property", name), insuredKey: insured.key };
  return { insured, property };
}
