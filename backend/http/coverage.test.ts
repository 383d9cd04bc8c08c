import { endpointNames } from "@/lib/contract/endpoints";
import { handlers } from "../handlers/every-handler";
import { checkCoverage } from "./coverage";

test("start-up refuses a row that has no handler", () => {
  expect(() => checkCoverage(["a.get", "b.get"], ["a.get"])).toThrow("b.get has no handler");
});

test("start-up refuses a name that the contract does not have", () => {
  expect(() => checkCoverage(["a.get"], ["a.get", "c.get"])).toThrow("c.get is no row of the contract");
});

test("every row of the contract is served", () => {
  expect(() => checkCoverage(endpointNames, Object.keys(handlers))).not.toThrow();
});
