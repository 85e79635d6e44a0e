// npm run dev: on changes, restarts the API, regenerates Relay's artifacts and reloads the page.
// Web on PORT (4000), API on the port after it.
import { spawn } from "node:child_process";
import { readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { root } from "./build.mjs";
import { writeSchemaParts } from "./schema-parts.mjs";

const settleMs = 150;
const port = process.env.PORT || "4000";
const apiPort = String(Number(port) + 1);
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
let stopping = false;

const run = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
const over = (child) => child.exitCode !== null || child.signalCode !== null;
const ended = async (child) => over(child) || new Promise((resolve) => child.once("exit", resolve));
const bin = (name) => join(root, "node_modules", ".bin", name);

const startApi = () => {
  const child = run(["--import", "tsx", "server/main.ts"], { PORT: apiPort, PUBLIC_URL: publicUrl });
  child.once("exit", (code) => {
    if (code !== 0 && !stopping)
      console.log("\n› A API parou. Ela volta quando um arquivo do servidor mudar.");
  });
  return child;
};

/** Debounces the work. A change while it runs makes it run once more afterwards, never concurrently. */
function afterChanges(work) {
  let timer;
  let busy = false;
  const go = async () => {
    if (busy) return schedule();
    busy = true;
    await work().finally(() => (busy = false));
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(go, settleMs);
  };
  return schedule;
}

const web = run([bin("vite"), "--port", port, "--strictPort"], { API_PORT: apiPort });
let api = startApi();

const restartApi = afterChanges(async () => {
  console.log("\n› O servidor mudou: reiniciando a API…");
  api.kill("SIGTERM");
  await ended(api);
  writeSchemaParts();
  if (!stopping) api = startApi();
});
const compileRelay = afterChanges(async () => ended(run([bin("relay-compiler"), "--noWatchman"])));

const holdsGraphQL = (file) => {
  try {
    return readFileSync(file, "utf8").includes("graphql`");
  } catch {
    return true; // deleted: it may have contained a fragment
  }
};
const onChange = (folder, test, react) =>
  watch(join(root, folder), { recursive: true }, (_event, name) => void (name && test(name) && react()));
const watchers = [
  onChange("server", isServed, restartApi),
  onChange("prisma", isServed, restartApi),
  onChange("web", (name) => isDocument(name) && holdsGraphQL(join(root, "web", name)), compileRelay),
  watch(join(root, "schema.graphql"), compileRelay),
];
function isServed(name) {
  return /\.(ts|sql)$/.test(name) && !name.endsWith(".test.ts") && !name.includes("__generated__");
}
function isDocument(name) {
  return /\.tsx?$/.test(name) && !name.includes("__generated__");
}

/** Forwards the signal to the children. In a terminal they get it too; this covers a signal to this process only. */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const watcher of watchers) watcher.close();
  for (const child of [web, api]) child.kill("SIGTERM");
  await Promise.all([ended(web), ended(api)]);
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));
web.once("exit", () => void stop(1));
