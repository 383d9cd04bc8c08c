import { SegmentedLinks } from "@/components/ui/inputs/segmented";
import { COMPANIES_PATH, EMPLOYEES_PATH } from "@/lib/domain/admin-paths";
import { employeesWords as words } from "./words";

const VIEWS = [
  { href: COMPANIES_PATH, label: words.companies, isCurrent: false },
  { href: EMPLOYEES_PATH, label: words.title, isCurrent: true },
];

/** The switch between the two lists of the administration. */
export function AdminViews() {
  return <SegmentedLinks label={words.views} links={VIEWS} />;
}
