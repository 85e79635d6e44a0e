// npm start: builds if the build is missing or older than its sources, then runs the server in this process, so that
// Ctrl-C reaches it directly.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, isBuilt, root } from "./build.mjs";

process.chdir(root);
if (!isBuilt()) {
  process.stdout.write("› Construindo a aplicação (só na primeira vez ou quando o código muda)…\n");
  try {
    await build();
  } catch (error) {
    process.stderr.write(`\nNão foi possível construir a aplicação. ${error.message}\n`);
    process.exit(1);
  }
}
await import(pathToFileURL(join(root, "dist", "server", "main.mjs")).href);
