/** Built inside this repository, so that it runs on the same Next. */
const root = process.env.BENCH_ROOT;

/** @type {import("next").NextConfig} */
export default { poweredByHeader: false, outputFileTracingRoot: root };
