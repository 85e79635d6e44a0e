// Prisma's command line downloads a native engine before it does anything, although generating needs none.
// Naming any executable as that engine keeps it from trying; a value that somebody has set is left alone.
import { spawnSync } from "node:child_process";

const { status } = spawnSync("npx", ["--no-install", "prisma", "generate", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    ...process.env,
  },
});
process.exit(status ?? 1);
