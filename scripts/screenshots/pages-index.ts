import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { projectRoot } from "../../server/platform/project-root";
import { modes, widths, type Visitor } from "./shot";

/** Writes docs/pages.md: one table per visitor. */
export async function writeIndex(visitors: readonly Visitor[]): Promise<void> {
  const columns = widths.flatMap(({ width }) => modes.map((mode) => ({ width, mode })));
  const tables = visitors.map(({ who, shots }) =>
    [
      `## ${who}`,
      "",
      `| page | ${columns.map(({ width, mode }) => `${width} px, ${mode}`).join(" | ")} |`,
      `|---|${columns.map(() => "---").join("|")}|`,
      ...shots.map(
        ({ name, shows }) =>
          `| ${shows} | ${columns.map(({ width, mode }) => `![${name}, ${width} px, ${mode}](screenshots/${name}-${width}-${mode}.png)`).join(" | ")} |`,
      ),
    ].join("\n"),
  );
  const text = `# Every page\n\nMade by \`npm run screenshots\` from the demo data, and this file with them.\n\n${tables.join("\n\n")}\n`;
  writeFileSync(
    join(projectRoot, "docs", "pages.md"),
    await format(text, { parser: "markdown", printWidth: 110 }),
  );
}
