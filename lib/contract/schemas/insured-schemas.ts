/** The parameters of the rows in ../insured.ts. */
import { object, type Schema } from "yup";
import type { Property } from "../../domain/entities";
import { PROPERTY_RANGES, type PropertyFact } from "../../domain/property-facts";
import type { insuredRows } from "../insured";
import {
  byKey,
  finite,
  flag,
  jsonList,
  key,
  keyAndFields,
  listFields,
  optionalLine,
  optionalText,
  type Schemas,
  shape,
  text,
  whole,
} from "./shapes";

const contact = {
  givenName: text(),
  familyName: text(),
  email: optionalText(),
  phone: optionalText(),
  isActive: flag(),
  companyKey: text(),
};

/** Returns the schema of an optional object. If omitted, yup must not create it from the defaults of its fields. */
const part = (fields: Record<string, Schema>) => object(fields).default(undefined) as unknown as Schema;

const address = () =>
  part({
    line1: text(),
    line2: optionalText(),
    city: text(),
    region: text(),
    postalCode: text(),
    country: text(),
  });

const { yearBuilt, roofYear, stories } = PROPERTY_RANGES;
const propertyFacts: { [Fact in PropertyFact]: Schema<Property[Fact]> } = {
  propertyType: optionalLine(),
  yearBuilt: whole().min(yearBuilt.min).max(yearBuilt.max).nullable(),
  roofYear: whole().min(roofYear.min).max(roofYear.max).nullable(),
  stories: finite().min(stories.min).max(stories.max).nullable(),
  heatingType: optionalLine(),
  occupancy: optionalLine(),
};

const property = {
  insuredKey: text(),
  address: address(),
  latitude: finite().min(-90).max(90).nullable(),
  longitude: finite().min(-180).max(180).nullable(),
  ...propertyFacts,
};

export const insuredSchemas: Schemas<typeof insuredRows> = {
  "insured.get": shape({ key: key(), expandedFields: text() }),
  "insured.list": shape({ ...listFields, isActive: flag(), companyKeys: jsonList(), status: jsonList() }),
  "insured.createContact": keyAndFields({
    ...contact,
    property: part({ ...property, key: text().min(1).max(200) }),
  }),
  "insured.update": keyAndFields(contact),
  "insured.delete": byKey,
  "insured.restore": byKey,
  "insured.checkDuplicates": shape({ email: text(), phone: text(), address: address() }),
  "insured.demo": shape({ companyKey: key() }),
  "property.create": keyAndFields(property),
  "property.update": keyAndFields(property),
  "invite.create": shape({ key: key(), projectKey: key(), channel: text().oneOf(["email", "text"]).required() }),
  "invite.validatePhone": shape({ phone: text().required() }),
};
