import { array, string } from "yup";
import { ROLES, type Role } from "@/lib/domain/roles";

/** Characters. */
export const MAX_NAME_LENGTH = 200;

const name = () => string().trim().max(MAX_NAME_LENGTH).required();

/** The rules that the forms of a new and of an existing employee share. */
export const personSchema = {
  email: string().trim().email().required(),
  givenName: name(),
  familyName: name(),
  phone: string().default(""),
  role: string<Role>().oneOf(ROLES).required(),
};

export const companyKeysSchema = array(string().required()).required();
