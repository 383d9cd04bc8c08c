import { queryOf } from "./page-search";

test.each([
  [{}, ""],
  [{ from: undefined }, ""],
  [{ search: "a b", sort: "-name" }, "?search=a+b&sort=-name"],
  [{ status: ["new", "done"], open: "" }, "?status=new&status=done&open="],
  [{ "a&b": "c=d?#/é" }, "?a%26b=c%3Dd%3F%23%2F%C3%A9"],
])("the query of %j is %j", (search, expected) => {
  expect(queryOf(search)).toBe(expected);
});
