import { domainRows as rows } from "./scripts/domains.mjs";

const domains = rows.slice(1).flat();
const anyDomain = domains.join("|");
const pages = `${anyDomain}|landing|explorer|style`;

/** Nobody imports from a domain above, nor from a neighbour. */
const directions = rows.flatMap((row, index) =>
  row.map((domain) => {
    const others = rows
      .slice(index)
      .flat()
      .filter((other) => other !== domain);
    return {
      name: `${domain}-stands-below`,
      comment: "Whoever stands below knows nothing of who stands on it: see docs/borders.md.",
      severity: "error",
      from: { path: `^server/${domain}/`, pathNot: "\\.test\\.ts$" },
      to: { path: `^server/(${others.filter((other) => index > 0 || other !== "platform").join("|")})/` },
    };
  }),
);

/** The borders of the house; docs/borders.md says why. */
export default {
  forbidden: [
    ...directions,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-orphans-in-nowhere", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "rules-are-pure",
      comment: "Rules decide; the browser runs them too. They know other rules and pure libraries.",
      severity: "error",
      from: { path: "^server/.*\\.rules\\.ts$" },
      to: {
        pathNot:
          "\\.rules\\.ts$|^node_modules/(zod|date-fns|@date-fns/tz|ipaddr.js|papaparse|@types/papaparse|ofx-js|jsonwebtoken|@types/jsonwebtoken)/|^(node:)?crypto$",
      },
    },
    {
      name: "one-home-for-time",
      comment: "Days, clock times and zones are reckoned in platform/time/; everybody else asks it.",
      severity: "error",
      from: { pathNot: "^server/platform/time/" },
      to: { path: "^node_modules/(date-fns|@date-fns)/" },
    },
    {
      name: "pure-folders-are-pure",
      comment: "The rules of the game and of Brazil know no application.",
      severity: "error",
      from: { path: "^server/(sport|brazil)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^server/",
        pathNot: "^server/(sport|brazil)/|^server/platform/(time/)?[^/]+\\.rules\\.ts$",
      },
    },
    {
      name: "web-shares-only-rules",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(server|prisma)/", pathNot: "\\.rules\\.ts$" },
    },
    {
      name: "use-cases-know-no-graphql",
      severity: "error",
      from: { path: "\\.(action|step|access|loader|event)\\.ts$" },
      to: {
        path: "^node_modules/(graphql|@pothos|@apollo)/|^server/platform/(graphql|live)/|\\.(graphql|type|query|mutation|subscription)\\.ts$",
      },
    },
    {
      name: "access-only-says-who-may",
      severity: "error",
      from: { path: "\\.access\\.ts$" },
      to: { path: "\\.(action|step|job)\\.ts$" },
    },
    {
      name: "loaders-only-read",
      severity: "error",
      from: { path: "\\.loader\\.ts$" },
      to: { path: "\\.(action|step|job)\\.ts$" },
    },
    {
      name: "steps-start-nothing",
      comment: "A step stands inside a transaction; an action opens one.",
      severity: "error",
      from: { path: "\\.step\\.ts$" },
      to: { path: "\\.action\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "domains-enter-by-the-front",
      comment: "Another domain is entered by its rules, access, loader, step, action, event or type.",
      severity: "error",
      from: { path: `^server/(${anyDomain})/` },
      to: {
        path: `^server/(${anyDomain})/`,
        pathNot: ["^server/$1/", "\\.(rules|access|loader|step|action|event|graphql|type|errors)\\.ts$"],
      },
    },
    {
      name: "web-domains-enter-by-public",
      severity: "error",
      from: { path: `^web/(${pages})/` },
      to: { path: `^web/(${pages})/`, pathNot: ["^web/$1/", "^web/[^/]+/public/"] },
    },
    {
      name: "ui-knows-no-domain",
      severity: "error",
      from: { path: "^web/ui/" },
      to: { path: `^web/(${pages})/` },
    },
    {
      name: "product-does-not-test",
      severity: "error",
      from: { path: "^(server|web|prisma)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^tests/|\\.test\\.tsx?$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(__generated__|generated|dist)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
