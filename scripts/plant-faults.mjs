// npm run test:planted: mutation testing. Plants one fault after the other, runs the tests that should fail, restores the
// file, and reports which faults were caught. With a word (npm run test:planted -- border) it plants only faults with that
// word in their test or description.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import borders from "../.dependency-cruiser.mjs";
import { borderFaults } from "./border-faults.mjs";
import { root } from "./build.mjs";

const vitest = (project, ...args) => ["npx", "vitest", "run", "--project", project, ...args];
const script = (name) => ["npm", "run", "--silent", name];
const accessibility = (title) => ["npx", "playwright", "test", "accessibility", "-g", title];

/** Each entry: the fault, the file, the original text and its replacement, the test that should fail, and its output. */
const faults = [
  ...borderFaults,
  {
    what: "the scopes are off",
    file: "server/schema.ts",
    from: "builder.toSchema()",
    to: "builder.toSchema({ disableScopeAuth: true })",
    noticed: vitest("api", "tests/api/access.test.ts"),
  },
  {
    what: "a stranger is told a telephone number",
    file: "server/athletes/athlete.type.ts",
    from: "resolve: (athlete, _args, ctx) => readContact(athlete.id, athlete.phone, ctx)",
    to: "resolve: (athlete) => athlete.phone",
    noticed: vitest("deep", "tests/deep/full-matrix.test.ts", "-t", "sees what their list holds"),
  },
  {
    what: "personal data leaks, whatever the snapshot of access says",
    file: "server/athletes/athlete.type.ts",
    from: "resolve: (athlete, _args, ctx) => readContact(athlete.id, athlete.phone, ctx)",
    to: "resolve: (athlete) => athlete.phone",
    noticed: vitest("api", "tests/api/access.test.ts", "-t", "personal data is seen by its named viewers"),
    because: "Athlete.phone",
  },
  {
    what: "a page sends a statement for each row",
    file: "server/athletes/athlete.access.ts",
    from: "  const born = birthDate && dayFromDatabase(birthDate);",
    to: "  void ctx.db.$queryRaw`SELECT 1`.catch(() => null);\n  const born = birthDate && dayFromDatabase(birthDate);",
    noticed: vitest("api", "tests/api/page-statements.test.ts", "-t", "however many rows"),
    because: "SELECT 1",
  },
  {
    what: "a page makes a promise for each row",
    file: "server/scoring/results/match.mutation.ts",
    from: "authScopes: ({ tournamentId }, _args, ctx) =>\n      eitherHolds(",
    to: "authScopes: async ({ tournamentId }, _args, ctx) =>\n      eitherHolds(",
    noticed: vitest("api", "tests/api/page-statements.test.ts"),
    because: "no promise for each row",
  },
  {
    what: "nobody waits for who takes the last place",
    file: "server/tournaments/tournament.step.ts",
    from: " FOR UPDATE`",
    to: "`",
    noticed: vitest("api", "tests/api/enrolment-race.test.ts"),
  },
  {
    what: "the server says something else than the screens promise",
    file: "server/identity/identity.errors.ts",
    from: "Email ou senha incorretos",
    to: "Acesso negado",
    noticed: vitest("api", "tests/api/sign-in.test.ts"),
  },
  {
    what: "a field has no label",
    file: "web/ui/form/Fields.tsx",
    from: "htmlFor={control.id}",
    to: "",
    noticed: vitest("components", "web/arenas"),
  },
  {
    what: "a text cannot be read at night",
    file: "web/ui/theme/colors.ts",
    from: 'muted: raw("#475b65", "#b9cacf")',
    to: 'muted: raw("#475b65", "#33454d")',
    noticed: accessibility("every page of everybody is"),
    because: "color-contrast",
  },
  {
    what: "a page is wider than a phone",
    file: "web/ui/theme/system.ts",
    from: 'html: { color: "fg"',
    to: 'html: { minWidth: "400px", color: "fg"',
    noticed: accessibility("every page of everybody is"),
    because: "px wider than the screen",
  },
  {
    what: "an arena goes by clocks that are not its own",
    file: "server/arenas/place-time.rules.ts",
    from: "arena?.timeZone ?? brasiliaTime",
    to: "arena ? brasiliaTime : brasiliaTime",
    noticed: vitest("api", "tests/api/place-time.test.ts"),
  },
  {
    what: "a page tells times by the clocks of Brasília",
    file: "web/ui/PlaceTime.tsx",
    from: "  return timeZone;\n",
    to: '  return "America/Sao_Paulo";\n',
    noticed: vitest("components", "web/tournaments/public-page"),
  },
  {
    what: "a screen says something else",
    file: "web/arenas/settings/save-settings.tsx",
    from: "Configurações salvas",
    to: "Salvo",
    noticed: vitest("components", "web/arenas"),
  },
  {
    what: "a tap taken back while it is on its way comes back",
    file: "web/scoring/pad/score-state.ts",
    from: "![server.sets, ...attempted]",
    to: "![server.sets]",
    noticed: vitest("unit", "web/scoring"),
  },
  {
    what: "a federation's numbers count what is another's",
    file: "server/tournaments/championships/championship.loader.ts",
    from: "(SELECT count(*)::int FROM arenas WHERE federacao_id = f.id AND ativa)",
    to: "(SELECT count(*)::int FROM arenas WHERE ativa)",
    noticed: vitest("deep", "tests/deep/non-interference.test.ts"),
  },
  {
    what: "a text that no database stores gets through",
    file: "server/platform/graphql/scalars.ts",
    from: "held(GraphQLString, legibleText);",
    to: "",
    noticed: vitest("deep", "tests/deep/nasty-values.test.ts"),
  },
  {
    what: "a payment is half written when the process dies",
    file: "server/enrolments/payments/register-payment.action.ts",
    from: "settleEnrolmentCharges(tx, ctx, ids, method)",
    to: "settleEnrolmentCharges(ctx.db, ctx, ids, method)",
    noticed: vitest("faults", "tests/faults/killed-process.test.ts", "-t", "payment"),
  },
  {
    what: "an unknown address is answered sooner than a known one",
    file: "server/identity/password.action.ts",
    from: "const right = await isRight(password, account?.passwordHash ?? null);",
    to: "const right = account !== null && (await isRight(password, account.passwordHash));",
    noticed: vitest("api-alone", "tests/api/password-queue.alone.test.ts"),
  },
  {
    what: "guesses sent at once are not counted together",
    file: "server/identity/password.action.ts",
    from: "if (!(await beginTry(db, limits, at))) return null;",
    to: "",
    noticed: vitest("faults", "tests/faults/many-sign-ins.test.ts"),
  },
  {
    what: "a type is wrong",
    file: "server/platform/text.rules.ts",
    from: "const illegible",
    to: "export const planted: number = 'x';\nconst illegible",
    noticed: script("lint:code"),
  },
  {
    what: "the platform knows a domain",
    file: "server/platform/fair-queue.ts",
    from: "export function createFairQueue",
    to: 'import "../tournaments/event-size.rules";\nexport function createFairQueue',
    noticed: script("lint:borders"),
  },
  {
    what: "the schema changes and its file does not",
    file: "server/athletes/athlete.type.ts",
    from: 'description: "Athlete level (nível do atleta)."',
    to: 'description: "Level (nível)."',
    noticed: script("check:stale"),
  },
];

if (execFileSync("git", ["status", "--porcelain"], { cwd: root }).length > 0) {
  console.error(
    "Antes, guarde o que mudou: os arquivos com falha plantada são postos de volta como estavam.",
  );
  process.exit(2);
}

let asleep = 0;
for (const { name } of borders.forbidden) {
  const kind = name.endsWith("-stands-below") ? "-stands-below" : name;
  if (borderFaults.some(({ because }) => because.endsWith(kind))) continue;
  asleep += 1;
  console.log(`✗ ${name}: nenhuma falha plantada`);
}

const [, , word = ""] = process.argv;
const chosen = faults.filter(({ what, noticed }) => [what, ...noticed].join(" ").includes(word));
for (const { what, file, from, to, noticed, because = "" } of chosen) {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const planted = before.replace(from, () => to);
  const since = Date.now();
  let seen = false;
  if (planted !== before) {
    writeFileSync(path, planted);
    try {
      const [command, ...args] = noticed;
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
      seen = status !== 0 && `${stdout}${stderr}`.includes(because);
    } finally {
      writeFileSync(path, before);
    }
  }
  const verdict = planted === before ? "não há mais o que trocar" : seen ? "visto" : "ninguém viu";
  if (verdict !== "visto") asleep += 1;
  console.log(
    `${verdict === "visto" ? "✓" : "✗"} ${what}: ${verdict} (${((Date.now() - since) / 1000).toFixed(0)} s)`,
  );
}
process.exit(asleep === 0 ? 0 : 1);
