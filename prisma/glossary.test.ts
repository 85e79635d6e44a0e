import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../server/platform/project-root";

const folder = join(projectRoot, "prisma", "schema");
const schema = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");
const glossary = readFileSync(join(projectRoot, "GLOSSARY.md"), "utf8");
const rows = glossary.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));

const blocks = (kind: "model" | "enum") =>
  [...schema.matchAll(new RegExp(`^${kind} (\\w+) \\{(.*?)^\\}`, "gms"))].map(([, name = "", body = ""]) => ({
    name,
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? "",
  }));

test.each(blocks("model"))("the glossary has $name with its table", ({ name, table }) => {
  expect(rows.filter(([, english, , stored]) => english === name && stored === `\`${table}\``)).toHaveLength(
    1,
  );
});

test.each(blocks("enum"))("the glossary has $name", ({ table }) => {
  expect(glossary).toContain(`\`${table}\``);
});
