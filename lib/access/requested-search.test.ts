import { requestedSearch } from "./requested-search";

const searchOf = (target: string | null) =>
  requestedSearch(new Headers(target === null ? {} : { "x-lintel-target": target }), "?q=a+b");

test.each([
  ["/insured/inspections?search=oak%20tree&x=a+b", "?search=oak%20tree&x=a+b"],
  ["/insured/policies?companyKeys=[%22cous-1%22]&name=O'Hara~", "?companyKeys=[%22cous-1%22]&name=O'Hara~"],
  ["/insured/policies?next=/a?b=c", "?next=/a?b=c"],
  ["/insured/policies?a&b=", "?a&b="],
  ["/insured/policies", ""],
  ["/insured/policies?", ""],
  ["/insured/policies?search=a%20b&_rsc=1x2y", "?search=a%20b"],
  ["/insured/policies?_rsc", ""],
  ["/insured/policies?_rsc=1&_rscue=2", "?_rscue=2"],
])("the query of %s is '%s'", (target, expected) => {
  expect(searchOf(target)).toBe(expected);
});

test.each([[null], ["/insured/policies?search=b\u00fcro"]])(
  "without a readable header (%j), uses the search from Next.js",
  (target) => {
    expect(searchOf(target)).toBe("?q=a+b");
  },
);
