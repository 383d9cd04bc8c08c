/** Loaded before a program (`node --import`), shifts its clock by CLOCK_OFFSET_MS. */
const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    args.length > 0 ? Reflect.construct(target, args, newTarget) : Reflect.construct(target, [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
