/**
 * A mock of Next's navigation for a room under review: `jest.mock("next/navigation", () =>
 * jest.requireActual("@/tests/support/review-navigation").navigation)`.
 */

/** Called with the address that the screen navigates to. */
export const replace = jest.fn();

export const navigation = {
  ...jest.requireActual("next/navigation"),
  usePathname: () => "/insured/overview/ins-1/prj-1/region-review/reg-1",
  useRouter: () => ({ replace }),
};
