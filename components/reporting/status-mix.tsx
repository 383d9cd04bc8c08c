import Link from "next/link";
import type { ReactNode } from "react";
import { ChartFrame } from "@/components/ui/charts/chart-frame";
import { classNames } from "@/components/ui/class-names";
import { formatCount } from "@/components/ui/format-time";
import { Glyph } from "@/components/ui/glyph";
import { toneClass } from "@/components/ui/tone";
import type { ReportSummary } from "@/lib/contract/company";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { reportingCopy } from "./copy";
import styles from "./status-mix.module.css";

const copy = reportingCopy.mix;
const share = new Intl.NumberFormat("en-US", { style: "percent", maximumSignificantDigits: 2 });

type Props = {
  mix: ReportSummary["statusMix"];
  statusHref: (status: ProjectStatus) => string;
  actions: ReactNode;
};

/** The current statuses of the report's claims, most frequent first; each links to its inspections. */
export function StatusMix({ mix, statusHref, actions }: Props) {
  const sorted = [...mix].sort((one, other) => other.count - one.count);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const data = sorted.map(({ status, count }) => ({
    id: status,
    label: statusLook(status).label,
    value: count,
    href: statusHref(status),
  }));
  return (
    <ChartFrame
      title={copy.title}
      note={formatCount(total)}
      heads={copy.heads}
      data={data}
      format={formatCount}
      actions={actions}
    >
      <div className={styles.stack} aria-hidden="true">
        {sorted.map(({ status, count }) => (
          <i key={status} className={toneClass(statusLook(status).tone)} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles.list}>
        {sorted.map(({ status, count }) => {
          const { tone, glyph, label } = statusLook(status);
          return (
            <li key={status}>
              <Link
                href={statusHref(status)}
                className={classNames(styles.line, toneClass(tone))}
                aria-label={copy.opens(label, count)}
                scroll={false}
              >
                <i className={styles.dot} />
                <Glyph name={glyph} />
                <span>{label}</span>
                <span className={styles.count}>{formatCount(count)}</span>
                <span className={styles.share}>{share.format(count / total)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </ChartFrame>
  );
}
