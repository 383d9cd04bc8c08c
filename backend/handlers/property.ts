/** Creates and changes the properties of insureds. */
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Address, Insured, Property } from "../../lib/domain/entities";
import { PROPERTY_FACTS } from "../../lib/domain/property-facts";
import { requireInsured } from "../access/company-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { lockDoc } from "../db/records";
import { differingFields, sameValue } from "../db/same-content";
import { properties } from "../db/schema";
import { invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";

const RULES: FieldRules = { fixed: ["insuredKey"] };
const MISSING = "Property not found";
const MAX_LINE_LENGTH = 200;
const UNKNOWN_FACTS = Object.fromEntries(PROPERTY_FACTS.map((fact) => [fact, null]));

type SentProperty = { key: string; revision?: number } & Partial<Property>;

/** Trims the lines; the country defaults to the United States. */
function tidyAddress(address: Partial<Address>): Address {
  const { line1, line2, city, region, postalCode, country, ...more } = address;
  return {
    ...more,
    line1: (line1 ?? "").trim(),
    line2: line2?.trim() || null,
    city: (city ?? "").trim(),
    region: (region ?? "").trim(),
    postalCode: (postalCode ?? "").trim(),
    country: country?.trim() || "US",
  };
}

function tidyProperty<Sent extends Partial<Property>>(sent: Sent): Sent {
  return sent.address ? { ...sent, address: tidyAddress(sent.address) } : sent;
}

function checkAddress({ address }: Property): void {
  if (!address?.line1) throw invalidInput("An address needs a street and number.");
  if (!address.city && !address.postalCode) throw invalidInput("An address needs a city or a postal code.");
  const lines = Object.values(address).filter((line) => typeof line === "string");
  if (lines.some((line) => line.length > MAX_LINE_LENGTH)) {
    throw invalidInput(`A line of an address has at most ${MAX_LINE_LENGTH} characters.`);
  }
}

async function recordOfProperty(
  context: Context,
  insured: Insured,
  property: Property,
  action: ActivityAction,
  more: object,
) {
  await recordActivity(context, {
    action,
    companyKey: insured.companyKey,
    detail: { insuredKey: insured.key, propertyKey: property.key, ...more },
  });
}

export async function addProperty(context: Context, insured: Insured, params: SentProperty): Promise<Property> {
  const sent = tidyProperty(params);
  if (!sent.address) throw invalidInput("address is a required field");
  const property: Property = {
    latitude: null,
    longitude: null,
    ...UNKNOWN_FACTS,
    ...ownFields(sent, RULES),
    key: sent.key,
    insuredKey: insured.key,
    address: sent.address,
    revision: 1,
  };
  checkAddress(property);
  const maySee = (stored: Property) => stored.insuredKey === insured.key;
  const saved = await createRecord(context.db, properties, property, { ...RULES, sent, maySee });
  if (saved === property) await recordOfProperty(context, insured, property, "property.create", {});
  return saved;
}

/** Drops the old position if the address changes without a new position. */
function withoutOldPosition(before: Property, after: Property, sent: object): Property {
  const hasNewPosition = "latitude" in sent || "longitude" in sent;
  const withoutUnit = ({ address }: Property) => ({ ...address, line2: null });
  if (hasNewPosition || sameValue(withoutUnit(before), withoutUnit(after))) return after;
  return { ...after, latitude: null, longitude: null };
}

async function update(context: Context, params: SentProperty): Promise<Property> {
  const sent = tidyProperty(params);
  const current = await lockDoc(context.db, properties, sent.key);
  if (!current) throw notFound(MISSING);
  const insured = await requireInsured(context, current.insuredKey, MISSING);
  const changed = changedRecord<Property>(current, sent, RULES);
  if (changed === null) return current;
  if (!sameValue(current.address, changed.address)) checkAddress(changed);
  const saved = await saveRevised<Property>(context.db, properties, withoutOldPosition(current, changed, sent));
  const fields = differingFields(current, saved);
  await recordOfProperty(context, insured, saved, "property.update", { fields });
  return saved;
}

export const propertyHandlers = {
  "property.create": {
    may: "editClaims",
    run: async (context, sent) => {
      if (!sent.insuredKey) throw invalidInput("insuredKey is a required field");
      return addProperty(context, await requireInsured(context, sent.insuredKey), sent);
    },
  },
  "property.update": { may: "editClaims", run: update },
} satisfies HandlerGroup;
