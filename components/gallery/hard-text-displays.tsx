"use client";

import { EditsList } from "@/components/shell/edits-list";
import { ErrorScreen } from "@/components/shell/error-screen";
import { ImpersonationBanner } from "@/components/shell/impersonation/impersonation-banner";
import { NavLink } from "@/components/shell/nav-link";
import { EndingNotice } from "@/components/shell/session/ending-notice";
import { UserBlock } from "@/components/shell/user-block";
import { Button } from "@/components/ui/button";
import { BarChart } from "@/components/ui/charts/bar-chart";
import { LineChart } from "@/components/ui/charts/line-chart";
import { SparklineChart } from "@/components/ui/charts/sparkline";
import { CopyButton } from "@/components/ui/copy-button";
import { Chip, RemovableChip } from "@/components/ui/feedback/chip";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { ExpiryBadge } from "@/components/ui/feedback/expiry-badge";
import { LoadingBar } from "@/components/ui/feedback/loading-bar";
import { Notice } from "@/components/ui/feedback/notice";
import { ProgressBar, ProgressRing } from "@/components/ui/feedback/progress";
import { StatusChip } from "@/components/ui/feedback/status-chip";
import { ToastList } from "@/components/ui/feedback/toast-list";
import { IconButton } from "@/components/ui/icon-button";
import { ChoiceFilter } from "@/components/ui/inputs/choice-filter";
import { FilterChip } from "@/components/ui/inputs/filter-chip";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import { KeyHint } from "@/components/ui/keys/key-hint";
import { KeyText } from "@/components/ui/keys/key-text";
import { ShortcutList } from "@/components/ui/keys/shortcut-list";
import { EventTimeline } from "@/components/ui/layout/event-timeline";
import { Facts } from "@/components/ui/layout/facts";
import { PageHeader } from "@/components/ui/layout/page-header";
import { StatFigures } from "@/components/ui/layout/stat-figures";
import { TabPanels } from "@/components/ui/layout/tab-panels";
import { Tabs } from "@/components/ui/layout/tabs";
import { LinkButton } from "@/components/ui/link-button";
import { Avatar } from "@/components/ui/media/avatar";
import { Pagination } from "@/components/ui/table/pagination";
import { SavedViewsPanel } from "@/components/ui/table/saved-views-panel";
import { Wordmark } from "@/components/ui/wordmark";
import type { Role } from "@/lib/domain/roles";
import { ACCOUNT_ACTIONS, KNOWN } from "./shell-specimens";
import type { HardTextPart } from "./specimen-copy";

/** A short key label of a few full letters. */
const capOf = (text: string) => [...text.slice(0, 100)].slice(0, 20).join("");
const nothing = () => undefined;
const ROLE: Role = "admin";
const NOW = Date.parse("2026-03-02T17:00:00Z");
const CREATED = "2026-03-02T14:52:00Z";
const data = (label: string) => [
  { id: "one", label, value: 1 },
  { id: "two", label, value: 2 },
];
const toast = (message: string) => [
  { id: "one", type: "error" as const, message, action: { label: message, onPress: nothing } },
];
const failure = (message: string) => ({ message, type: message, status: 409 });

/** Every display part with one text in all its texts. */
export const HARD_TEXT_DISPLAYS: readonly HardTextPart[] = [
  ["button", (text) => <Button shortcut={capOf(text)}>{text}</Button>],
  ["button, blocked", (text) => <Button disabledReason={text}>{text}</Button>],
  ["icon button", (text) => <IconButton icon={null} label={text} />],
  ["link button", (text) => <LinkButton href="#text">{text}</LinkButton>],
  ["copy", (text) => <CopyButton text={text} label={text} copiedLabel={text} />],
  ["chip", (text) => <Chip>{text}</Chip>],
  ["chip, removable", (text) => <RemovableChip label={text} onRemove={nothing} />],
  [
    "filter with one option",
    (text) => (
      <ChoiceFilter
        label={text}
        anyLabel={text}
        choices={[{ value: "one", label: text }]}
        value="one"
        onValueChange={nothing}
      />
    ),
  ],
  ["filter chip", (text) => <FilterChip label={text} value={text} onClear={nothing} />],
  ["status", (text) => <StatusChip tone="info" glyph="eye" label={text} age={{ text, tone: "warn" }} />],
  ["avatar", (text) => <Avatar name={text} />],
  ["key", (text) => <KeyText value={text} copyLabel={text} copiedLabel={text} />],
  ["key hint", (text) => <KeyHint caps={[capOf(text)]} />],
  [
    "expiry",
    (text) => (
      <ExpiryBadge
        expiry={{ state: "soon", expiresAt: CREATED, text, tone: "warn" }}
        now={NOW}
        copy={{ expired: text, expiresIn: () => text }}
        prefix={text}
      />
    ),
  ],
  ["loading", (text) => <LoadingBar label={text} />],
  ["name of the product", (text) => <Wordmark name={text} />],
  ["before a session ends", (text) => <EndingNotice sentences={[text]} />],
  ["phone, shown", (text) => <Facts facts={[{ name: text, value: <PhoneText value={text} /> }]} />],
  [
    "page header",
    (text) => (
      <PageHeader
        title={text}
        crumbs={[{ label: text, href: "#text" }]}
        detail={text}
        titleAside={<Chip>{text}</Chip>}
        actions={<Button>{text}</Button>}
      />
    ),
  ],
  ["tabs", (text) => <Tabs label={text} tabs={[{ href: "#text", label: text, count: text, isCurrent: true }]} />],
  [
    "tab panels",
    (text) => (
      <TabPanels
        label={text}
        value="one"
        onValueChange={nothing}
        tabs={[{ id: "one", label: text, panel: () => <Notice>{text}</Notice> }]}
      />
    ),
  ],
  ["notice", (text) => <Notice action={<Button>{text}</Button>}>{text}</Notice>],
  ["empty", (text) => <EmptyState sentence={text} action={<Button>{text}</Button>} />],
  ["failed", (text) => <ErrorState message={text} onRetry={nothing} retryLabel={text} />],
  [
    "toast",
    (text) => (
      <ToastList label={text} closeLabel={text} isInline theme="light" toasts={toast(text)} onClose={nothing} />
    ),
  ],
  [
    "timeline",
    (text) => <EventTimeline label={text} events={[{ id: "one", icon: null, text, detail: text, time: text }]} />,
  ],
  [
    "figures",
    (text) => (
      <StatFigures
        label={text}
        figures={[
          { id: "one", label: text, figure: text, change: { sense: "up", meaning: "bad", text, before: text } },
        ]}
      />
    ),
  ],
  ["bars", (text) => <BarChart title={text} note={text} heads={[text, text]} data={data(text)} />],
  ["lines", (text) => <LineChart title={text} note={text} heads={[text, text, text]} data={data(text)} />],
  ["sparkline", (text) => <SparklineChart title={text} note={text} heads={[text, text]} data={data(text)} />],
  ["progress", (text) => <ProgressBar label={text} value={40} valueText={text} />],
  ["ring", (text) => <ProgressRing label={text} value={40} valueText={text} />],
  ["pages", (text) => <Pagination label={text} page={1} onPageChange={nothing} perPage={25} total={80} />],
  [
    "keys",
    (text) => (
      <ShortcutList
        groups={[
          {
            id: "one",
            heading: text,
            shortcuts: [{ id: "one", label: text, ways: [[capOf(text)]], disabledReason: text }],
          },
        ]}
      />
    ),
  ],
  [
    "saved views",
    (text) => (
      <SavedViewsPanel
        saved={{ views: [{ name: text, query: "?q=1" }], save: nothing, remove: nothing }}
        path="#text"
        query="?q=1"
        onOpened={nothing}
      />
    ),
  ],
  ["error page", (text) => <ErrorScreen code={text} />],
  ["impersonating", (text) => <ImpersonationBanner seenAs="admin" companies={[text, text]} onStop={nothing} />],
  ["navigation", (text) => <NavLink href="#text" icon={null} label={text} />],
  ["user", (text) => <UserBlock person={{ name: text }} role={ROLE} unread={KNOWN} {...ACCOUNT_ACTIONS} />],
  [
    "edits",
    (text) => (
      <EditsList
        open={[{ id: "1", label: text, createdAt: CREATED, status: "open" }]}
        failed={[
          { id: "2", owner: "action", label: text, createdAt: CREATED, failure: failure(text), isPartlySaved: true },
        ]}
        files={[
          { id: "3", kind: "image", fileName: text, room: { key: "reg-1", name: text, path: "#text" }, message: text },
        ]}
        state="offline"
        now={NOW}
        onSendNow={nothing}
        onRetry={nothing}
        onDismiss={nothing}
        direct={[{ id: "4", label: text, message: text, createdAt: CREATED }]}
        onRetryDirect={nothing}
        onDismissDirect={nothing}
        onRetryFile={nothing}
        onDismissFile={nothing}
        onShowRoom={nothing}
      />
    ),
  ],
];
