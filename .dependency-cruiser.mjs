const domains =
  "identity|arenas|athletes|teachers|classes|bookings|billing|tournaments|federations|rankings|notifications|reports|administration";

/** The rules of the house; README says why. */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "no-orphans-in-nowhere", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "rules-are-pure",
      comment: "Rules decide; the browser runs them too. They know other rules and pure libraries.",
      severity: "error",
      from: { path: "^server/.*\\.rules\\.ts$" },
      to: {
        pathNot:
          "\\.rules\\.ts$|^node_modules/(zod|date-fns|papaparse|@types/papaparse|jsonwebtoken|@types/jsonwebtoken)/|^(node:)?crypto$",
      },
    },
    {
      name: "web-shares-only-rules",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(server|prisma)/", pathNot: "\\.rules\\.ts$" },
    },
    {
      name: "actions-know-no-graphql",
      severity: "error",
      from: { path: "\\.(action|access)\\.ts$" },
      to: {
        path: "^node_modules/(graphql|@pothos|@apollo)/|^server/platform/graphql/|\\.(type|query|mutation|subscription)\\.ts$",
      },
    },
    {
      name: "platform-knows-no-domain",
      severity: "error",
      from: { path: "^server/platform/" },
      to: { path: `^server/(${domains})/` },
    },
    {
      name: "domains-enter-by-the-front",
      comment: "Another domain is entered by its rules, access, action or type.",
      severity: "error",
      from: { path: `^server/(${domains})/` },
      to: {
        path: `^server/(${domains})/`,
        pathNot: ["^server/$1/", "\\.(rules|access|action|type|errors)\\.ts$"],
      },
    },
    {
      name: "web-domains-enter-by-public",
      severity: "error",
      from: { path: `^web/(${domains}|landing|explorer)/` },
      to: { path: `^web/(${domains}|landing|explorer)/`, pathNot: ["^web/$1/", "^web/[^/]+/public/"] },
    },
    {
      name: "ui-knows-no-domain",
      severity: "error",
      from: { path: "^web/ui/" },
      to: { path: `^web/(${domains}|landing|explorer)/` },
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
