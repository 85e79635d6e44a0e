/** Large tables with constant inserts: locking or rewriting one of them blocks requests. */
const large = [
  "faturamento",
  "lancamentos",
  "presencas",
  "aulas",
  "jogos",
  "resultados_ranking",
  "leituras_dados_pessoais",
  "avisos",
  "emails",
  "alunos",
  "usuarios",
  "inscricoes_torneios",
];

/** Statements that break replicas of the last release, which still run, or that hold a lock for long. */
const faults: [pattern: RegExp, largeOnly: boolean, fault: string][] = [
  [/^DROP TABLE/i, false, "the last release still reads the table: drop it in a later one"],
  [
    /^ALTER TABLE .*\bDROP COLUMN\b/is,
    false,
    "the last release still reads the column: drop it in a later one",
  ],
  [/^ALTER TABLE .*\bRENAME\b/is, false, "the last release knows the old name: add the new one first"],
  [/^ALTER TABLE .*\bALTER COLUMN .*\bTYPE\b/is, false, "rewrites the table while all wait: add a column"],
  [
    /^ALTER TABLE .*\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/is,
    false,
    "the last release does not fill the column: give it a default",
  ],
  [
    /^ALTER TABLE .*\bADD CONSTRAINT\b(?=.*\b(?:CHECK|FOREIGN KEY)\b)(?!.*\bNOT VALID\b)/is,
    true,
    "reads the whole table while all wait: NOT VALID, and VALIDATE CONSTRAINT in a later release",
  ],
  [/^ALTER TABLE .*\bSET NOT NULL\b/is, true, "reads the whole table while all wait"],
  [/^CREATE (?:UNIQUE )?INDEX\b/i, true, "nobody writes to the table meanwhile: into a maintenance window"],
  [/^(?:UPDATE|DELETE FROM) /i, true, "locks its rows until the end: in lots, by a job"],
];

/** The comment that permits a statement and gives the reason. */
const excuse = /^-- allowed: \S.{10,}/m;

/**
 * Finds statements of a migration that would disturb running servers. A comment "-- allowed: " with the reason, before a
 * statement, permits it.
 * @returns one sentence per fault.
 */
export function faultsIn(sql: string): string[] {
  const made = new Set([...sql.matchAll(/CREATE TABLE "?(\w+)"?/gi)].map(([, table]) => table));
  return statementsOf(sql).flatMap((whole) => {
    if (excuse.test(whole)) return [];
    const statement = whole.replace(/^\s*--.*$/gm, "").trim();
    const table = /\b(?:ON|TABLE|UPDATE|FROM)(?: IF EXISTS)?(?: ONLY)? "?(\w+)"?/i.exec(statement)?.[1];
    if (table !== undefined && made.has(table)) return []; // a new table, not in use yet
    return faults
      .filter(
        ([pattern, largeOnly]) =>
          pattern.test(statement) && (!largeOnly || (table !== undefined && large.includes(table))),
      )
      .map(([, , fault]) => `${statement.split("\n")[0]?.slice(0, 80)}: ${fault}`);
  });
}

/** Splits at semicolons, except inside function bodies. */
function statementsOf(sql: string): string[] {
  const found: string[] = [];
  let current = "";
  for (const [index, part] of sql.split(/(\$\w*\$)/).entries()) {
    const inside = Math.floor(index / 2) % 2 === 1;
    if (inside || part.startsWith("$")) {
      current += part;
      continue;
    }
    const [first = "", ...rest] = part.split(";");
    current += first;
    for (const next of rest) {
      found.push(current);
      current = next;
    }
  }
  return [...found, current].filter((statement) => statement.trim() !== "");
}
