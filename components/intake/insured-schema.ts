import { type InferType, mixed, object, string } from "yup";
import { type AddressValue, EMPTY_ADDRESS } from "@/components/ui/address/address-provider";
import type { InitialValues } from "@/components/ui/forms/use-schema-form";
import type { MapPoint } from "@/components/ui/map/maps-config";
import { isAddressBegun, isAddressWhole } from "@/lib/domain/address-lines";
import { MAX_EMAIL_LENGTH } from "@/lib/validation/email";
import { insuredFormCopy } from "./copy";

export const MAX_NAME_LENGTH = 100;
const MAX_ADDRESS_PART_LENGTH = 200;

const part = () => string().trim().max(MAX_ADDRESS_PART_LENGTH).defined();

export const insuredSchema = object({
  givenName: string().trim().max(MAX_NAME_LENGTH).required(),
  familyName: string().trim().max(MAX_NAME_LENGTH).required(),
  email: string().trim().email().max(MAX_EMAIL_LENGTH).defined(),
  phone: string().trim().defined(),
  companyKey: string().required(),
  address: object({
    line1: part(),
    line2: string().trim().max(MAX_ADDRESS_PART_LENGTH).nullable().optional(),
    city: part(),
    region: part(),
    postalCode: part(),
    country: part(),
    place: mixed<MapPoint>().nullable().optional(),
  }).test(
    "whole-address",
    insuredFormCopy.addressIncomplete,
    (address) => !isAddressBegun(address) || isAddressWhole(address),
  ),
});

export type InsuredValues = InferType<typeof insuredSchema>;

/** Returns an empty form; a single company is chosen already. */
export function emptyInsured(companyKeys: readonly string[]): InitialValues<InsuredValues> {
  const [only, other] = companyKeys;
  const companyKey = only !== undefined && other === undefined ? only : "";
  return { givenName: "", familyName: "", email: "", phone: "", companyKey, address: EMPTY_ADDRESS as AddressValue };
}
