import { array, boolean, mixed, number, object, string } from "yup";
import { isRequiredField } from "./required-field";

const schema = object({
  name: string().required(),
  note: string().defined(),
  days: number().required(),
  limit: number().nullable().defined(),
  tags: array(string().required()).min(1).required(),
  others: array(string().required()).required(),
  agreed: boolean().oneOf([true]).required(),
  range: object({ from: string().required(), to: string().defined() }),
  place: object({ line: string().defined() }),
  file: mixed().required(),
});

test.each([
  ["name", true],
  ["note", false],
  ["days", true],
  ["limit", false],
  ["tags", true],
  ["others", false],
  ["agreed", false],
  ["range", true],
  ["range.from", true],
  ["range.to", false],
  ["place", false],
  ["file", true],
])("%s is required: %s", (path, expected) => {
  expect(isRequiredField(schema, path)).toBe(expected);
});
