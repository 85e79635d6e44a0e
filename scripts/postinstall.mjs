// What is generated from the sources and not committed, made once the tools are there: the database client, and what
// Relay makes of the fragments.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// An installation that only runs what was built elsewhere has no tools and needs nothing generated; a first layer of an
// image has no web yet, and the build generates for itself.
const steps = [
  {
    tool: "prisma",
    source: "prisma/schema",
    args: [at("scripts/prisma-generate.mjs")],
    command: process.execPath,
  },
  {
    tool: "relay-compiler",
    source: "web/relay",
    args: ["--no-install", "relay-compiler", "--noWatchman"],
    command: "npx",
  },
];
for (const { tool, source, command, args } of steps) {
  if (!existsSync(at(`node_modules/.bin/${tool}`)) || !existsSync(at(source))) continue;
  const { status } = spawnSync(command, args, {
    cwd: at("."),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
