/** The parameters of the rows in ../insured.ts. */
import type { insuredRows } from "../insured";
import {
  byKey,
  flag,
  jsonList,
  key,
  keyAndFields,
  listFields,
  optionalText,
  type Schemas,
  shape,
  text,
} from "./shapes";

export const insuredSchemas: Schemas<typeof insuredRows> = {
  "insured.get": shape({ key: key(), expandedFields: text() }),
  "insured.list": shape({ ...listFields, isActive: flag(), companyKeys: jsonList(), status: jsonList() }),
  "insured.createContact": shape({
    key: key(),
    givenName: text(),
    familyName: text(),
    email: optionalText(),
    phone: optionalText(),
  }),
  "insured.update": keyAndFields(),
  "insured.delete": byKey,
  "insured.restore": byKey,
  "insured.checkDuplicates": shape({ email: text(), phone: text() }),
  "insured.demo": shape({ companyKey: key() }),
  "property.create": keyAndFields(),
  "property.update": keyAndFields(),
  "invite.create": shape({ key: key(), projectKey: key(), channel: text().oneOf(["email", "text"]).required() }),
  "invite.validatePhone": shape({ phone: text().required() }),
};
