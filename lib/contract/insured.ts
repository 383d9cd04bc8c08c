/** Specification section 7, "Insured, project, survey": the insured, their properties and invites. */
import type { Address, Insured, Invite, MfaChannel, Property, Survey } from "../domain/entities";
import type { ByKey, KeyAndFields, ListQuery, Page } from "./params";
import { row } from "./row";

/** Sort fields; a leading minus means descending. */
export type InsuredSortName =
  | "name"
  | "address"
  | "company"
  | "claimNumber"
  | "status"
  | "statusChangedAt"
  | "phone"
  | "updatedAt";
export type InsuredListQuery = ListQuery & { isActive?: boolean; companyKeys?: string; status?: string };
export type InsuredFields = KeyAndFields<Insured> & { property?: Partial<Property> };

const READS = ["insured.get", "insured.list"];
/** Inspections are listed with their insured and property, and a claim's timeline lists changes of both. */
const WHERE_SHOWN = [...READS, "survey.list", "activity.list"];

export const insuredRows = {
  "insured.get": row<Insured>()<{ key: string; expandedFields?: string }>({
    method: "GET",
    path: "insured",
    sends: "query",
    envelope: "insured",
    fallback: "Insured not found!",
  }),
  "insured.list": row<Page<"insureds", Insured>>()<InsuredListQuery>({
    method: "GET",
    path: "insured/list",
    sends: "query",
    envelope: "whole",
    wholeKeys: ["insureds", "total", "nextCursor"],
    isList: true,
  }),
  "insured.createContact": row<Insured>()<InsuredFields>({
    method: "POST",
    path: "insured/create-contact",
    sends: "body",
    envelope: "insured",
    fallback: "Insured creation failed",
    queues: true,
    refreshes: READS,
  }),
  "insured.update": row<Insured>()<KeyAndFields<Insured>>({
    method: "PUT",
    path: "insured",
    sends: "body",
    envelope: "insured",
    fallback: "Insured update failed",
    queues: true,
    refreshes: WHERE_SHOWN,
  }),
  "insured.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "insured",
    sends: "query",
    envelope: null,
    fallback: "Insured deletion failed",
    queues: true,
    refreshes: WHERE_SHOWN,
  }),
  "insured.restore": row<Insured>()<ByKey>({
    method: "PUT",
    path: "insured/restore",
    sends: "body",
    envelope: "insured",
    fallback: "Insured update failed",
    queues: true,
    refreshes: WHERE_SHOWN,
  }),
  "insured.checkDuplicates": row<Insured[]>()<{ email?: string; phone?: string; address?: Partial<Address> }>({
    method: "PUT",
    path: "insured/check-duplicates",
    sends: "body",
    envelope: "insureds",
  }),
  "insured.demo": row<Survey>()<{ companyKey: string }>({
    method: "POST",
    path: "insured/demo",
    sends: "body",
    envelope: "survey",
    fallback: "Survey creation failed",
    refreshes: WHERE_SHOWN,
  }),
  "property.create": row<Property>()<KeyAndFields<Property>>({
    method: "POST",
    path: "property",
    sends: "body",
    envelope: "property",
    fallback: "Insured update failed",
    queues: true,
    refreshes: WHERE_SHOWN,
  }),
  "property.update": row<Property>()<KeyAndFields<Property>>({
    method: "PUT",
    path: "property",
    sends: "body",
    envelope: "property",
    fallback: "Insured update failed",
    queues: true,
    refreshes: WHERE_SHOWN,
  }),
  "invite.create": row<Invite>()<{ key: string; projectKey: string; channel: MfaChannel }>({
    method: "POST",
    path: "invite",
    sends: "body",
    envelope: "invite",
    refreshes: ["invite.list", "activity.list"],
  }),
  "invite.validatePhone": row<{ isValid: boolean; phone: string }>()<{ phone: string }>({
    method: "POST",
    path: "invite/validate-phone",
    sends: "body",
    envelope: "whole",
    wholeKeys: ["isValid", "phone"],
    fallback: "Failed to validate phone!",
  }),
};
