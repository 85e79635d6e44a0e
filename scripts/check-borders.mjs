// Checks borders that imports do not show: which domain owns a table that a statement reads or writes, and whether a file
// does what its suffix says. npm run lint:borders; docs/borders.md has the reasons.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { domainRows } from "./domains.mjs";
import { root } from "./build.mjs";

const rankOf = new Map(domainRows.flatMap((row, rank) => row.map((domain) => [domain, rank])));
const inFolder = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, folder, name));

/** The domain that owns each table, by table name and by model name: the schema has one file per domain. */
const ownerOf = new Map();
for (const path of inFolder("prisma/schema", ".prisma")) {
  const domain = relative(join(root, "prisma/schema"), path).replace(/\.prisma$/, "");
  for (const [, model, body] of readFileSync(path, "utf8").matchAll(/^(?:model|view) (\w+) \{(.*?)^\}/gms)) {
    ownerOf.set(model[0].toLowerCase() + model.slice(1), domain);
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1];
    if (table) ownerOf.set(table, domain);
  }
}

/** Exceptions: the viewer's roles depend on nearly all domains, and a category is read with its draw, in one statement. */
const mayReadAll = new Set(["server/identity/viewer.loader.ts", "server/tournaments/event.loader.ts"]);

const problems = [];
const writing =
  "create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany";

for (const path of inFolder("server", ".ts")) {
  const file = relative(root, path);
  const [, domain, ...rest] = file.split(/[\\/]/);
  if (rest.length === 0 || file.endsWith(".test.ts")) continue;
  const text = readFileSync(path, "utf8").replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "");
  const say = (problem) => problems.push(`${file}: ${problem}`);

  const touched = (table, verb, isRaw) => {
    const owner = ownerOf.get(table);
    if (owner === undefined || owner === domain || mayReadAll.has(file)) return;
    const isAbove = (rankOf.get(owner) ?? 0) > (rankOf.get(domain) ?? Infinity);
    if (isAbove) say(`${verb} ${table}, which belongs to ${owner} above it`);
    else if (verb === "writes") say(`writes ${table}${isRaw ? " in SQL" : ""}, which belongs to ${owner}`);
  };
  for (const [, sql] of text.matchAll(/(?:queryRaw|executeRaw|Prisma\.sql|\bsql)(?:<[^`]*>)?`([^`]*)`/g)) {
    for (const [, table] of sql.matchAll(/\b(?:FROM|JOIN)\s+(\w+)/g)) touched(table, "reads", true);
    for (const [, table] of sql.matchAll(/\b(?:INSERT INTO|DELETE FROM|UPDATE)\s+(\w+)/g))
      touched(table, "writes", true);
  }
  for (const [, model, verb] of text.matchAll(/\b(?:tx|db)\s*\.(\w+)\s*\.(\w+)\(/g))
    touched(model, new RegExp(`^(${writing})$`).test(verb) ? "writes" : "reads", false);

  const [, layer] = /\.(\w+)\.ts$/.exec(file) ?? [];
  const opens = /\binTransaction\(|\.\$transaction\(/.test(text);
  const writes =
    new RegExp(`\\b(?:tx|db)\\s*\\.\\w+\\s*\\.(?:${writing})\\(`).test(text) ||
    /executeRaw|\bINSERT INTO\b|\bDELETE FROM\b/.test(text);
  const takesTransaction =
    /^export (?:async )?function \w+\(\s*(?:\w+: [^,()]*,\s*)?tx: Transaction|^export const \w+ = (?:async )?\(\s*tx: Transaction/m.test(
      text,
    );
  if (layer === "action" && takesTransaction)
    say("an action opens its transaction; what takes one is a step");
  if (layer === "step" && opens) say("a step stands inside a transaction and opens none");
  if ((layer === "access" || layer === "loader") && (writes || opens))
    say(`a file of ${layer} writes nothing`);
}

/** The source text between a call's parentheses. @param from the index of the opening one. */
function argumentsOf(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return text.slice(from + 1, at);
  }
  return text.slice(from + 1);
}

// A statement on the pool inside a transaction needs a second connection. Others may hold all connections while they wait
// for this transaction's lock: a deadlock. Attempt counters use a separate pool (rate-limit.ts). This check does not look
// into called functions; database.ts rejects such statements in tests.
for (const path of inFolder("server", ".ts")) {
  const file = relative(root, path);
  const text = readFileSync(path, "utf8").replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "");
  for (const { index, 0: call } of text.matchAll(/\binTransaction(?:<[^(]*>)?\(/g)) {
    const given = argumentsOf(text, index + call.length - 1);
    const work = given.slice(given.indexOf(",") + 1).replaceAll(/\b(?:un)?countAttempt\(ctx\.db\b/g, "");
    if (/\bctx\.db\b|\bdb[.,)]/.test(work)) problems.push(`${file}: the outer client inside a transaction`);
  }
}

/** APIs for calendars and time zones, which only platform/time/ may use. */
const readsClocks =
  /Intl\.DateTimeFormat|\.[gs]et(?:UTC)?(?:Hours|Minutes|Date|Day|Month|FullYear)\(|getTimezoneOffset|toLocale(?:Date|Time)String|toISOString\(\)\.slice/;
/** Exempt: this file, its planted faults, and the file that compares the device's time zone with the place's. */
const mayNameClocks = new Set([
  "scripts/check-borders.mjs",
  "scripts/border-faults.mjs",
  "web/ui/place-clocks.ts",
]);

for (const folder of ["server", "web", "prisma", "tests", "scripts"])
  for (const path of inFolder(folder, "")) {
    const file = relative(root, path).replaceAll("\\", "/");
    if (
      !/\.(tsx?|mjs)$/.test(file) ||
      /generated|^server\/platform\/time\//.test(file) ||
      mayNameClocks.has(file)
    )
      continue;
    const [found] = readsClocks.exec(readFileSync(path, "utf8")) ?? [];
    if (found) problems.push(`${file}: ${found} reads a clock; ask server/platform/time/`);
  }

for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? "✔ every table is its domain's, every suffix tells the truth, and time has one home"
    : `✘ ${problems.length}`,
);
process.exit(problems.length === 0 ? 0 : 1);
