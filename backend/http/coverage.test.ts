import { endpointNames } from "@/lib/contract/endpoints";
import { handlers } from "../handlers/every-handler";
import { rowsToCome } from "../rows-to-come";
import { checkCoverage } from "./coverage";

test("start-up refuses a row that has neither a handler nor a place in the list", () => {
  expect(() => checkCoverage(["a.get", "b.get"], ["a.get"], [])).toThrow(
    "b.get has no handler and is not listed as still to come",
  );
});

test("start-up refuses a row that has both", () => {
  expect(() => checkCoverage(["a.get"], ["a.get"], ["a.get"])).toThrow(
    "a.get has a handler and is listed as still to come",
  );
});

test("start-up refuses a name that the contract does not have", () => {
  expect(() => checkCoverage(["a.get"], ["a.get"], ["c.get"])).toThrow("c.get is no row of the contract");
});

test("every row of the contract is covered", () => {
  expect(() => checkCoverage(endpointNames, Object.keys(handlers), rowsToCome)).not.toThrow();
});
