// npm run dev: the API restarts and the page reloads as their sources change. API on 4001, web on 4000.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./build.mjs";

const bin = (name) => join(root, "node_modules", ".bin", name);
const port = process.env.PORT ?? "4000";
const apiPort = String(Number(port) + 1);
const children = [
  spawn(bin("tsx"), ["watch", "--clear-screen=false", "server/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
  }),
  spawn(bin("vite"), ["--port", port, "--strictPort"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, API_PORT: apiPort },
  }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
