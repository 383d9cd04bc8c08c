/** Built inside this repository, so that it runs on this very Next. */
const root = process.env.BENCH_ROOT;

/** @type {import("next").NextConfig} */
export default { poweredByHeader: false, outputFileTracingRoot: root };
