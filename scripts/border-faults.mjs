// One violation of each import rule, for scripts/plant-faults.mjs: the check must report each of them by name.

const imports = ["npx", "depcruise", "server", "web", "--config", ".dependency-cruiser.mjs"];
const tellTale = ["node", "scripts/check-borders.mjs"];

/** Adds an import of `what` to a file. */
const alsoImports = (file, what, because, from = "import") => ({
  file,
  from,
  to: `import "${what}";\n${from}`,
  noticed: imports,
  because,
});
/** Adds code to a file. */
const alsoHas = (file, code, because, from = "export") => ({
  file,
  from,
  to: `${code}\n${from}`,
  noticed: tellTale,
  because,
});

/** Each entry: the violation, and the name that the check must report. */
export const borderFaults = [
  {
    what: "a statement on the pool while a transaction is open",
    file: "server/enrolments/payments/register-payment.action.ts",
    from: "settleEnrolmentCharges(tx, ctx, ids, method)",
    to: "settleEnrolmentCharges(ctx.db, ctx, ids, method)",
    noticed: tellTale,
    because: "the outer client inside a transaction",
  },
  {
    what: "a domain knows one above it",
    ...alsoImports(
      "server/arenas/arena.access.ts",
      "../tournaments/tournament.access",
      "arenas-stands-below",
    ),
  },
  {
    what: "two of a row know each other",
    ...alsoImports(
      "server/sport/draws/draw-plan.rules.ts",
      "../../brazil/cpf.rules",
      "sport-stands-below",
      "export",
    ),
  },
  {
    what: "two files know each other's types",
    ...alsoImports("server/sport/draws/draw-plan.rules.ts", "./draw-brackets.rules", "no-cycles", "export"),
    to: 'import type { Bracket } from "./draw-brackets.rules";\nexport type Planted = Bracket<string>;\nexport',
  },
  {
    what: "a file imports what is not there",
    ...alsoImports("web/ui/initials.ts", "./nowhere", "no-orphans-in-nowhere", "export"),
  },
  {
    what: "a rule knows a use case",
    ...alsoImports("server/arenas/place-time.rules.ts", "./sign-up-arena.action", "rules-are-pure"),
  },
  {
    what: "a file reckons with days by itself",
    ...alsoImports("server/arenas/arena.access.ts", "date-fns", "one-home-for-time"),
  },
  {
    what: "the game's rules know the application",
    ...alsoImports(
      "server/sport/draws/draw-plan.rules.ts",
      "../../platform/viewer",
      "pure-folders-are-pure",
      "export",
    ),
  },
  {
    what: "a screen knows the server's insides",
    ...alsoImports(
      "web/ui/initials.ts",
      "../../server/arenas/arena.access",
      "web-shares-only-rules",
      "export",
    ),
  },
  {
    what: "a use case knows GraphQL",
    ...alsoImports("server/courts/court.action.ts", "./court.type", "use-cases-know-no-graphql"),
  },
  {
    what: "who may is decided by a use case",
    ...alsoImports("server/arenas/arena.access.ts", "./sign-up-arena.action", "access-only-says-who-may"),
  },
  {
    what: "a read knows a use case",
    ...alsoImports("server/arenas/arena-clock.loader.ts", "./sign-up-arena.action", "loaders-only-read"),
  },
  {
    what: "a step starts a use case",
    ...alsoImports("server/athletes/own-athlete.step.ts", "./sign-up-athlete.action", "steps-start-nothing"),
  },
  {
    what: "a domain is entered by the back",
    ...alsoImports(
      "server/enrolments/places.step.ts",
      "../tournaments/categories/category-fields",
      "domains-enter-by-the-front",
    ),
  },
  {
    what: "a screen enters another domain by the back",
    ...alsoImports("web/landing/Hero.tsx", "../identity/AccessFrame", "web-domains-enter-by-public"),
  },
  {
    what: "the design system knows a domain",
    ...alsoImports("web/ui/initials.ts", "../identity/public/session", "ui-knows-no-domain", "export"),
  },
  {
    what: "the product knows its tests",
    ...alsoImports("web/ui/initials.ts", "../../tests/support/cpf", "product-does-not-test", "export"),
  },
  {
    what: "SQL reads a table of a domain above",
    ...alsoHas(
      "server/arenas/arena-clock.loader.ts",
      "export const planted = (db: ActionContext['db']) => db.$queryRaw`SELECT id FROM torneios`;",
      "reads torneios, which belongs to tournaments above it",
    ),
  },
  {
    what: "SQL writes a table of another domain",
    ...alsoHas(
      "server/tournaments/tournament.step.ts",
      "export const planted = (tx: Transaction) => tx.$executeRaw`UPDATE arenas SET nome = ''`;",
      "writes arenas in SQL, which belongs to arenas",
    ),
  },
  {
    what: "Prisma reads a table of a domain above",
    ...alsoHas(
      "server/arenas/arena.access.ts",
      "export const planted = ({ db }: ActionContext) => db.tournament.count();",
      "reads tournament, which belongs to tournaments above it",
    ),
  },
  {
    what: "Prisma reads a table of a domain above, below a comment",
    ...alsoHas(
      "server/arenas/arena.access.ts",
      "// Planted.\nexport const planted = ({ db }: ActionContext) => db.tournament.count();",
      "reads tournament, which belongs to tournaments above it",
    ),
  },
  {
    what: "Prisma writes a table of a domain below",
    ...alsoHas(
      "server/tournaments/tournament.step.ts",
      "export const planted = (tx: Transaction) => tx.arena.deleteMany();",
      "writes arena, which belongs to arenas",
    ),
  },
  {
    what: "a read writes",
    ...alsoHas(
      "server/arenas/arena-clock.loader.ts",
      "export const planted = ({ db }: ActionContext) => db.arena.deleteMany();",
      "a file of loader writes nothing",
    ),
  },
  {
    what: "who may is asked by writing",
    ...alsoHas(
      "server/arenas/arena.access.ts",
      "export const planted = ({ db }: ActionContext) => db.arena.deleteMany();",
      "a file of access writes nothing",
    ),
  },
  {
    what: "a step opens a transaction",
    ...alsoHas(
      "server/tournaments/tournament.step.ts",
      "export const planted = (db: Database) => inTransaction(db, async () => undefined);",
      "a step stands inside a transaction and opens none",
    ),
  },
  {
    what: "an action takes a transaction",
    ...alsoHas(
      "server/courts/court.action.ts",
      "export async function planted(tx: Transaction) { return tx; }",
      "an action opens its transaction; what takes one is a step",
    ),
  },
  {
    what: "a screen reads the clock of the device",
    ...alsoHas("web/ui/initials.ts", "export const planted = () => new Date().getHours();", "reads a clock"),
  },
  {
    what: "the server writes a date by itself",
    ...alsoHas(
      "server/arenas/arena.rules.ts",
      "export const planted = (at: Date) => at.toISOString().slice(0, 10);",
      "reads a clock",
    ),
  },
];
