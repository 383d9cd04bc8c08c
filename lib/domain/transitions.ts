/**
 * Status transitions of a claim with all their effects, as one pure table, used by the screens (available actions), the
 * optimistic changes and the reference backend (permitted actions). Contract section 5.
 */
import type { Project } from "./entities";
import { PROJECT_STATUSES, type ProjectStatus } from "./project-status";

/** The actions of `PUT project/{action}`. */
export const PROJECT_ACTIONS = [
  "start-review",
  "process",
  "deliver",
  "reject",
  "request-attention",
  "request-media",
  "invalidate",
  "restore",
] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

export type TransitionContext = {
  actorKey: string;
  /** Shown as the rejecting person; the key is used if the name is unknown. */
  actorName?: string;
  /** ISO 8601 UTC. */
  now: string;
  statusReason?: string | null;
};
export type Refusal = { ok: false; reason: "conflict" | "invalid_input"; message: string };
export type ProjectTransition = { ok: true; project: Project } | Refusal;

type Rule = {
  from: readonly ProjectStatus[];
  to: ProjectStatus;
  needsReason?: boolean;
  effects?: (context: TransitionContext) => Partial<Project>;
};

const except = (...statuses: ProjectStatus[]) => PROJECT_STATUSES.filter((status) => !statuses.includes(status));
const withReason = ({ statusReason }: TransitionContext): Partial<Project> => ({ statusReason: statusReason ?? null });
export const CLEARED_REASONS = { statusReason: null, rejectedBy: null, rejectedAt: null } as const;

const RULES: Record<ProjectAction, Rule> = {
  "start-review": {
    from: ["needs review", "needs attention"],
    to: "in review",
    effects: ({ actorKey }) => ({ assigneeKey: actorKey }),
  },
  process: { from: ["in review", "needs processing"], to: "in processing" },
  deliver: { from: ["in processing"], to: "delivered" },
  reject: {
    from: ["needs review", "in review"],
    to: "rejected",
    needsReason: true,
    effects: (context) => ({
      ...withReason(context),
      rejectedBy: context.actorName ?? context.actorKey,
      rejectedAt: context.now,
    }),
  },
  "request-attention": {
    from: except("delivered", "invalid", "rejected", "needs attention"),
    to: "needs attention",
    effects: withReason,
  },
  "request-media": {
    from: except("delivered", "invalid", "rejected", "needs media"),
    to: "needs media",
    effects: withReason,
  },
  invalidate: { from: except("delivered", "invalid"), to: "invalid", needsReason: true, effects: withReason },
  restore: { from: ["invalid", "rejected"], to: "needs review", effects: () => CLEARED_REASONS },
};

/** "a, b or c" */
function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** Returns the project in another status; `statusChangedAt` changes only if the status does. */
export function withStatus(project: Project, status: ProjectStatus, now: string, effects: Partial<Project>): Project {
  const statusChangedAt = status === project.status ? project.statusChangedAt : now;
  return { ...project, ...effects, status, statusChangedAt, updatedAt: now };
}

/** Returns the actions available from a status, in the order of the table. */
export function allowedActions(status: ProjectStatus): ProjectAction[] {
  return PROJECT_ACTIONS.filter((action) => RULES[action].from.includes(status));
}

/** Whether the action requires a reason. */
export function actionNeedsReason(action: ProjectAction): boolean {
  return RULES[action].needsReason === true;
}

export function targetStatus(action: ProjectAction): ProjectStatus {
  return RULES[action].to;
}

/**
 * Takes an action on a project. A project that already has the target status is returned unchanged, so that an action
 * can be sent again after a lost answer. A refusal is a `conflict` with the statuses from which the action is possible,
 * or `invalid_input` if the reason is missing.
 */
export function transitionProject(
  project: Project,
  action: ProjectAction,
  context: TransitionContext,
): ProjectTransition {
  const rule = RULES[action];
  if (project.status === rule.to) return { ok: true, project };
  if (!rule.from.includes(project.status)) {
    const message = `A claim that is ${project.status} cannot become ${rule.to}. It can from ${alternatives(rule.from)}.`;
    return { ok: false, reason: "conflict", message };
  }
  if (rule.needsReason && !context.statusReason?.trim()) {
    return { ok: false, reason: "invalid_input", message: `Give a reason why the claim is ${rule.to}.` };
  }
  return { ok: true, project: withStatus(project, rule.to, context.now, rule.effects?.(context) ?? {}) };
}

/**
 * Whether the project already has every value that this actor's action would set, as after a lost answer. An equal
 * status alone is not enough: the reviewer, the rejecting person or the reason may differ.
 */
export function isSetAlready(project: Project, action: ProjectAction, context: TransitionContext): boolean {
  const { to, effects } = RULES[action];
  const { rejectedAt: _time, ...set } = effects?.(context) ?? {};
  if (project.status !== to) return false;
  return Object.entries(set).every(([name, value]) => (project[name as keyof Project] ?? null) === (value ?? null));
}

/** Returns the action by which `PUT project` reaches a status, or null if no transition leads there. */
export function actionLeadingTo(from: ProjectStatus, to: ProjectStatus): ProjectAction | null {
  return PROJECT_ACTIONS.find((action) => RULES[action].to === to && RULES[action].from.includes(from)) ?? null;
}
