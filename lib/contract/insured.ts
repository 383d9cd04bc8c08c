/** Specification section 7, "Insured, project, survey": the insured, their properties and invites. */
import { string } from "yup";
import type { Address, Insured, Invite, MfaChannel, Property, Survey } from "../domain/entities";
import { row } from "./row";
import {
  type ByKey,
  byKey,
  flag,
  jsonList,
  type KeyAndFields,
  key,
  keyAndFields,
  type ListQuery,
  listFields,
  optionalText,
  type Page,
  shape,
  text,
} from "./shapes";

export type InsuredListQuery = ListQuery & { isActive?: boolean; companyKeys?: string; status?: string };
export type InsuredFields = KeyAndFields<Insured> & { property?: Partial<Property> };

const READS = ["insured.get", "insured.list"];

export const insuredRows = {
  "insured.get": row<Insured>()<{ key: string; expandedFields?: string }>({
    method: "GET",
    path: "insured",
    sends: "query",
    params: shape({ key: key(), expandedFields: text() }),
    envelope: "insured",
    fallback: "Insured not found!",
  }),
  "insured.list": row<Page<"insureds", Insured>>()<InsuredListQuery>({
    method: "GET",
    path: "insured/list",
    sends: "query",
    params: shape({ ...listFields, isActive: flag(), companyKeys: jsonList(), status: jsonList() }),
    envelope: "whole",
    wholeKeys: ["insureds", "total", "nextCursor"],
    isList: true,
  }),
  "insured.createContact": row<Insured>()<InsuredFields>({
    method: "POST",
    path: "insured/create-contact",
    sends: "body",
    params: shape({ key: key(), givenName: text(), familyName: text(), email: optionalText(), phone: optionalText() }),
    envelope: "insured",
    fallback: "Insured creation failed",
    queues: true,
    refreshes: READS,
  }),
  "insured.update": row<Insured>()<KeyAndFields<Insured>>({
    method: "PUT",
    path: "insured",
    sends: "body",
    params: keyAndFields<Insured>(),
    envelope: "insured",
    fallback: "Insured update failed",
    queues: true,
    refreshes: READS,
  }),
  "insured.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "insured",
    sends: "query",
    params: byKey,
    envelope: null,
    fallback: "Insured deletion failed",
    queues: true,
    refreshes: [...READS, "survey.list"],
  }),
  "insured.restore": row<Insured>()<ByKey>({
    method: "PUT",
    path: "insured/restore",
    sends: "body",
    params: byKey,
    envelope: "insured",
    fallback: "Insured update failed",
    queues: true,
    refreshes: [...READS, "survey.list"],
  }),
  "insured.checkDuplicates": row<Insured[]>()<{ email?: string; phone?: string; address?: Partial<Address> }>({
    method: "PUT",
    path: "insured/check-duplicates",
    sends: "body",
    params: shape({ email: text(), phone: text() }),
    envelope: "insureds",
  }),
  "insured.demo": row<Survey>()<{ companyKey: string }>({
    method: "POST",
    path: "insured/demo",
    sends: "body",
    params: shape({ companyKey: key() }),
    envelope: "survey",
    fallback: "Survey creation failed",
    refreshes: [...READS, "survey.list"],
  }),
  "property.create": row<Property>()<KeyAndFields<Property>>({
    method: "POST",
    path: "property",
    sends: "body",
    params: keyAndFields<Property>(),
    envelope: "property",
    fallback: "Insured update failed",
    queues: true,
    refreshes: READS,
  }),
  "property.update": row<Property>()<KeyAndFields<Property>>({
    method: "PUT",
    path: "property",
    sends: "body",
    params: keyAndFields<Property>(),
    envelope: "property",
    fallback: "Insured update failed",
    queues: true,
    refreshes: READS,
  }),
  "invite.create": row<Invite>()<{ key: string; projectKey: string; channel: MfaChannel }>({
    method: "POST",
    path: "invite",
    sends: "body",
    params: shape({ key: key(), projectKey: key(), channel: string().oneOf(["email", "text"]).required() }),
    envelope: "invite",
    refreshes: ["invite.list"],
  }),
  "invite.validatePhone": row<{ isValid: boolean; phone: string }>()<{ phone: string }>({
    method: "POST",
    path: "invite/validate-phone",
    sends: "body",
    params: shape({ phone: text().required() }),
    envelope: "whole",
    wholeKeys: ["isValid", "phone"],
    fallback: "Failed to validate phone!",
  }),
};

/** `companyKeys` and `status` travel as JSON lists. */
export function asJsonList(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : JSON.stringify(values);
}
